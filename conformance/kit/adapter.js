// The adapter kit of riftbound-conformance for JavaScript and TypeScript: one file without dependencies, for Node 18
// or newer, Bun and Deno. Import it before your engine: from then on whatever is printed goes to standard error.
//
//   import { Adapter, Illegal, Unsupported, serve } from "./riftbound-kit.mjs";
//
//   class MyEngine extends Adapter {
//     name = "my engine";
//     reset() { this.game = new Game(); }
//     might({ unit }) { return this.game.units.get(unit).might; }
//   }
//   serve(MyEngine);
//
// A method is named after its operation, in either style: "give increase" is giveIncrease or give_increase. It is
// handed the operation's fields in one object, and may be async. Every method is an operation, except reset, perform
// and those whose names begin with "_" or "#".

import { writeSync } from "node:fs";
import process from "node:process";

const STDOUT = 1;
const PARSE_ERROR = -32700, INVALID_REQUEST = -32600, METHOD_NOT_FOUND = -32601, INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
const METHODS = Symbol("methods");

process.stdout.write = (...printed) => process.stderr.write(...printed);
for (const name of ["log", "info", "debug", "dir", "table"]) console[name] = console.error;

/** Thrown by a method: the rules forbid the action, and it has changed nothing. */
export class Illegal extends Error {
  /**
   * @param {string} rule the rule that forbids it, where the engine knows
   * @param {string} reason the reason in words
   */
  constructor(rule = "", reason = "") {
    super(reason);
    this.rule = rule;
  }
}

/** Thrown by a method: the engine cannot do this; the message says what. */
export class Unsupported extends Error {}

/** An engine, adapted: derive from it and write one method for each operation that your engine has. */
export class Adapter {
  name = "";
  version = "0";
  language = "JavaScript";
  rulesVersion = "1.4";
  /** How the engine does what engines do in different ways, such as { might_read: "clamped" }. */
  settings = {};
  #methods;

  /** Begin anew with an empty board; called before each scenario. */
  reset() {}

  /** Carry out one operation by its method; for those inside "announce" and "together". */
  perform(operation) {
    const { op, change, ...own } = operation;
    const { kind, ...changed } = change ?? {};
    const name = kind === undefined ? op : `${op} ${kind}`;
    const method = this[METHODS]().get(name);
    if (method === undefined) throw new Unsupported(String(name));
    const fields = { ...own, ...changed };
    const unread = new Set(Object.keys(fields));
    // Who never uses an effect's name loses nothing by not looking at it.
    unread.delete("effect");
    const watched = new Proxy(fields, {
      get(target, key) {
        unread.delete(key);
        return target[key];
      },
    });
    // What a method has not looked at it cannot have done: that must not pass for done.
    const checked = (answer) => {
      for (const field of unread) throw new Unsupported(`"${field}" of "${name}"`);
      return answer;
    };
    const answer = this[method](watched);
    return typeof answer?.then === "function" ? answer.then(checked) : checked(answer);
  }

  /** The method of each operation that has one, by the operation's name. */
  [METHODS]() {
    if (this.#methods !== undefined) return this.#methods;
    this.#methods = new Map();
    for (let object = this; object !== Adapter.prototype; object = Object.getPrototypeOf(object)) {
      for (const [method, { value }] of Object.entries(Object.getOwnPropertyDescriptors(object))) {
        if (typeof value !== "function" || method.startsWith("_")) continue;
        if (["constructor", "reset", "perform"].includes(method)) continue;
        const name = operationOf(method);
        if ((this.#methods.get(name) ?? method) !== method) {
          throw new TypeError(`${method} and ${this.#methods.get(name)} are the same operation; keep one`);
        }
        this.#methods.set(name, method);
      }
    }
    return this.#methods;
  }
}

/** The name of the operation that a method implements: giveIncrease and give_increase are "give increase". */
export function operationOf(method) {
  if (/^[a-z]+(_[a-z]+)*$/.test(method)) return method.replaceAll("_", " ");
  if (/^[a-z]+([A-Z][a-z]*)*$/.test(method)) return method.replace(/[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
  throw new TypeError(`"${method}" is no name of an operation; begin it with "_" if it is not one`);
}

/**
 * Answer the protocol on standard input and output until the runner is done.
 * @param {Adapter | (new () => Adapter)} adapter your adapter, or its class
 */
export async function serve(adapter) {
  process.on("uncaughtException", giveUp);
  process.on("unhandledRejection", giveUp);
  const engine = typeof adapter === "function" ? new adapter() : adapter;
  if (!(engine instanceof Adapter)) throw new TypeError("serve wants an Adapter: derive your class from it");
  engine[METHODS]();
  if (process.stdin.isTTY) {
    console.error('this speaks the protocol; try: riftbound-conformance run --engine-command "node ..."');
  }
  let rest = "";
  process.stdin.setEncoding("utf8");
  for await (const chunk of process.stdin) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) {
      if (line.trim() !== "") await answer(line, engine);
    }
  }
  process.exit(0);
}

async function answer(line, engine) {
  let id = null;
  try {
    const request = parsed(line);
    id = Number.isInteger(request?.id) ? request.id : null;
    if (id === null) throw new RequestError(INVALID_REQUEST, "a request needs a number as its id");
    send({ jsonrpc: "2.0", id, result: await resultOf(request, engine) });
    if (request.method === "shutdown") process.exit(0);
  } catch (error) {
    const code = error instanceof RequestError ? error.code : INTERNAL_ERROR;
    send({ jsonrpc: "2.0", id, error: { code, message: inWords(error) } });
  }
}

async function resultOf({ method, params }, engine) {
  if (method === "describe") {
    const { version, language, rulesVersion, settings } = engine;
    const name = engine.name || engine.constructor.name;
    const capabilities = [...engine[METHODS]().keys()];
    return { name, version, language, rules_version: rulesVersion, capabilities, settings };
  }
  if (method === "run") {
    const operations = params?.operations;
    if (!Array.isArray(operations)) throw new RequestError(INVALID_PARAMS, "params.operations must be a list");
    return { answers: await play(operations, engine) };
  }
  if (method === "shutdown") return null;
  throw new RequestError(METHOD_NOT_FOUND, `there is no method "${method}"; describe, run or shutdown`);
}

/** Play a scenario; after what is unsupported or an error nothing more is tried. */
async function play(operations, engine) {
  await engine.reset();
  const answers = [];
  for (const operation of operations) {
    try {
      const value = await engine.perform(operation);
      answers.push(value === undefined ? { done: true } : { value });
    } catch (error) {
      if (error instanceof Illegal) {
        answers.push({ illegal: { rule: error.rule, reason: error.message } });
        continue;
      }
      const kind = error instanceof Unsupported ? "unsupported" : "error";
      answers.push({ [kind]: { reason: inWords(error) } });
      break;
    }
  }
  return answers;
}

class RequestError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new RequestError(PARSE_ERROR, error.message);
  }
}

/** Written at once and in full: an answer must be out before the engine can fall over the next scenario. */
function send(message) {
  let bytes = new TextEncoder().encode(`${JSON.stringify(message, plain)}\n`);
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(writeSync(STDOUT, bytes));
    } catch (error) {
      if (error.code === "EPIPE") process.exit(0);
      if (error.code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}

/** Maps and sets as JSON has them. */
function plain(_, value) {
  if (value instanceof Map) return Object.fromEntries(value);
  return value instanceof Set ? [...value] : value;
}

/** An error in one line, with the place where it was thrown. */
function inWords(error) {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof Unsupported || error instanceof RequestError) return error.message;
  const place = /([^/\\\s()]+:\d+):\d+\)?$/m.exec(error.stack ?? "");
  return `${error.name}: ${error.message}${place ? ` (${place[1]})` : ""}`;
}

function giveUp(error) {
  console.error(error);
  console.error(inWords(error));
  process.exit(1);
}
