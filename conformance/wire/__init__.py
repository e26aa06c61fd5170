"""The wire between the runner and an engine in a process of its own: JSON-RPC 2.0, one message a line.

``messages`` has the types, ``answers`` turns what stands on the wire into the runner's answers and back, ``framing``
cuts bytes into lines and tells messages from stray output, ``schema`` writes the JSON Schema of it all.
"""
