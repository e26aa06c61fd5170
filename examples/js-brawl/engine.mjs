// js-brawl: units fight at battlefields. The engine assigns all combat damage by itself; the blow is one call, in
// which damage, deaths, healing and the way home happen together. There are no passive abilities, equipment or
// layers: Might is the printed Might and the sum of what has been given.

const TIERS = { Tank: 0, Backline: 2 };
const ORDINARY = 1;

/** Somebody tried what the rules forbid. */
export class Forbidden extends Error {
  constructor(rule, reason) {
    super(reason);
    this.rule = rule;
  }
}

class Unit {
  constructor(name, { might, controller, location, keywords, damage, stunned }) {
    Object.assign(this, { name, printed: might, controller, location, damage, stunned });
    this.keywords = keywords;
    this.zone = "board";
    this.role = "none";
    this.buffed = false;
    this.took = 0;
    this.given = [];
  }

  /** The summed value of a keyword; one without a value counts as 1. */
  keyword(name) {
    let value = 0;
    for (const keywords of [this.keywords, ...this.given.map((gift) => gift.keywords)]) {
      for (const [keyword, number] of keywords) if (keyword === name) value += number;
    }
    return value;
  }

  /** Might as it is, below 0 where penalties are larger. */
  get might() {
    let might = this.printed + (this.buffed ? 1 : 0);
    for (const gift of this.given) might += gift.might;
    if (this.role === "attacker") might += this.keyword("Assault");
    if (this.role === "defender") might += this.keyword("Shield");
    return might;
  }

  /** Might as everybody else sees it. */
  get shownMight() {
    return Math.max(0, this.might);
  }

  /** How much more damage kills the unit. */
  get lethal() {
    return Math.max(1, this.might - this.damage);
  }

  get isDying() {
    return this.damage > 0 && this.damage >= this.might;
  }

  get tier() {
    const found = Object.keys(TIERS).find((name) => this.keyword(name) > 0);
    return found === undefined ? ORDINARY : TIERS[found];
  }

  hit(amount) {
    this.took = amount;
    this.damage += amount;
  }

  die() {
    Object.assign(this, { zone: "trash", role: "none", damage: 0, buffed: false, stunned: false, given: [] });
  }
}

export class Brawl {
  units = new Map();
  battlefields = new Map();
  place = null;
  results = {};

  add(name, traits) {
    this.units.set(name, new Unit(name, traits));
  }

  unit(name) {
    const unit = this.units.get(name);
    if (unit === undefined) throw new Error(`there is no unit ${name}`);
    return unit;
  }

  /** The units of the fight that a player has, or that everybody but the player has. */
  side(player, own = true) {
    const fighting = this.onBoard().filter((unit) => unit.role !== "none");
    return fighting.filter((unit) => (unit.controller === player) === own);
  }

  onBoard() {
    return [...this.units.values()].filter((unit) => unit.zone === "board");
  }

  attack(player, place) {
    if (place === "base") throw new Forbidden("460", "nobody fights in a base");
    if (this.place !== null) throw new Forbidden("460", `there is a fight at ${this.place}`);
    const there = this.onBoard().filter((unit) => unit.location === place);
    const sides = new Set(there.map((unit) => unit.controller));
    if (sides.size !== 2 || !sides.has(player)) throw new Forbidden("462", "a fight needs two sides");
    this.place = place;
    for (const unit of there) unit.role = unit.controller === player ? "attacker" : "defender";
  }

  strength(unit) {
    return unit.stunned ? 0 : unit.shownMight;
  }

  total(player) {
    return this.side(player).reduce((sum, unit) => sum + this.strength(unit), 0);
  }

  /** Whom a player's damage goes to: Tanks first, Backline last, each until dead, the rest to the last. */
  assignment(player) {
    const targets = this.side(player, false).sort((one, other) => one.tier - other.tier);
    const amounts = new Map(targets.map((unit) => [unit.name, 0]));
    let left = this.total(player);
    for (const unit of targets) {
      const amount = Math.min(left, unit.lethal);
      amounts.set(unit.name, amount);
      left -= amount;
    }
    const last = targets.at(-1);
    if (last !== undefined) amounts.set(last.name, amounts.get(last.name) + left);
    return amounts;
  }

  /** Both sides strike at once; the dead go, the others heal, attackers go home if a defender stands. */
  strike() {
    const players = [...new Set(this.side(null, false).map((unit) => unit.controller))];
    const assignments = players.map((player) => this.assignment(player));
    for (const amounts of assignments) {
      for (const [name, amount] of amounts) this.unit(name).hit(amount);
    }
    this.bury();
    for (const unit of this.onBoard()) unit.damage = 0;
    const standing = players.filter((player) => this.side(player).length > 0);
    for (const player of players) {
      const won = standing.includes(player) ? "won" : "lost";
      this.results[player] = standing.length === 1 ? won : "no result";
    }
    const fighting = this.side(null, false);
    if (!fighting.some((unit) => unit.role === "defender")) return;
    for (const unit of fighting) if (unit.role === "attacker") unit.location = "base";
  }

  /** Whoever still has units at the battlefield of the fight controls it. */
  settle() {
    const there = this.onBoard().filter((unit) => unit.location === this.place);
    this.battlefields.set(this.place, there[0]?.controller ?? null);
  }

  endFight() {
    this.place = null;
    for (const unit of this.units.values()) unit.role = "none";
    this.expire("this combat");
  }

  endTurn() {
    this.bury();
    for (const unit of this.units.values()) Object.assign(unit, { damage: 0, stunned: false });
    this.expire("this turn");
  }

  /** Whoever has lethal damage dies, all at once. */
  bury() {
    for (const unit of this.onBoard().filter((one) => one.isDying)) unit.die();
  }

  expire(lasts) {
    for (const unit of this.units.values()) unit.given = unit.given.filter((gift) => gift.lasts !== lasts);
  }
}
