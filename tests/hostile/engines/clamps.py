"""Answers with 0 where Might is below 0, and says so."""

import honest

ADDED = {"increase": 1, "decrease": -1}


def describe():
    capabilities = [*honest.CAPABILITIES, "give increase", "give decrease"]
    return plain(capabilities, might_read="clamped")


def answers(request):
    might = {}
    found = []
    for operation in request["params"]["operations"]:
        if operation["op"] == "unit":
            might[operation["unit"]] = operation["might"]
        elif operation["op"] == "give":
            change = operation["change"]
            might[operation["unit"]] += ADDED[change["kind"]] * change["amount"]
        elif operation["op"] == "might":
            found.append({"value": max(might[operation["unit"]], 0)})
            continue
        else:
            found.append({"unsupported": {}})
            continue
        found.append({"done": True})
    return {"answers": found}


plain, honest.describe = honest.describe, describe
for request in honest.requests():
    honest.reply(request["id"], answers(request))
