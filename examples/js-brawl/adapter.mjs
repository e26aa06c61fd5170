// The adapter of js-brawl: what the suite asks, in the words of the engine.
import { Adapter, Illegal, Unsupported, serve } from "../../conformance/kit/adapter.js";
import { Brawl, Forbidden } from "./engine.mjs";

class JsBrawl extends Adapter {
  name = "js-brawl";
  version = "1.0";
  settings = { assignment: "auto", might_read: "clamped", marked_damage_after_deal: false, max_players: 2 };

  reset() { this.brawl = new Brawl(); }

  battlefield({ battlefield, controller = null }) { this.brawl.battlefields.set(battlefield, controller); }
  unit({ unit, might, controller = "A", location = "base", keywords = [], damage = 0, stunned = false }) {
    this.brawl.add(unit, { might, controller, location, keywords: keywords.map(split), damage, stunned });
  }
  giveIncrease({ unit, amount, lasts = "this turn" }) { this._give(unit, lasts, { might: amount }); }
  giveDecrease({ unit, amount, lasts = "this turn" }) { this._give(unit, lasts, { might: -amount }); }
  giveKeywords({ unit, keywords, lasts = "this turn" }) {
    this._give(unit, lasts, { keywords: keywords.map(split) });
  }
  buff({ unit }) { this._unit(unit).buffed = true; }
  stun({ unit }) { this._unit(unit).stunned = true; }
  heal({ unit }) { this._unit(unit).damage = 0; }
  kill({ unit }) { this._unit(unit).die(); }
  move({ unit, location }) { this._unit(unit).location = location; }
  // Who deals damage makes no difference in this engine.
  deal({ player, amount, units }) { for (const unit of units) this._unit(unit).hit(amount); }
  cleanup() { this.brawl.bury(); }
  endTurn() { this.brawl.endTurn(); }

  startCombat({ battlefield, attacker }) {
    try {
      this.brawl.attack(attacker, battlefield);
    } catch (error) {
      throw error instanceof Forbidden ? new Illegal(error.rule, error.message) : error;
    }
  }
  // The engine cannot be told; it can only be seen whether it does the same.
  assign({ player, amounts }) {
    for (const [unit, amount] of this.brawl.assignment(player)) {
      if (amount !== (amounts[unit] ?? 0)) throw new Unsupported("it chooses by itself, and otherwise");
    }
  }
  dealCombatDamage() { this.brawl.strike(); }
  combatCleanup() {} // is part of the engine's strike
  resolveCombat() { this.brawl.settle(); }
  endCombat() { this.brawl.endFight(); }

  might({ unit }) { return this._unit(unit).shownMight; }
  isMighty({ unit }) { return this._unit(unit).might >= 5; }
  combatMight({ unit }) { return this.brawl.strength(this._unit(unit)); }
  hasKeyword({ unit, keyword }) { return this._unit(unit).keyword(keyword) > 0; }
  keywordValue({ unit, keyword }) { return this._unit(unit).keyword(keyword); }
  damage({ unit }) { return this._unit(unit).damage; }
  dealt({ unit }) { return this._unit(unit).took; }
  lethalAmount({ unit }) { return this._unit(unit).lethal; }
  isStunned({ unit }) { return this._unit(unit).stunned; }
  zone({ unit }) { return this._unit(unit).zone; }
  location({ unit }) { return this._unit(unit).location; }
  designation({ unit }) { return this._unit(unit).role; }
  sideTotal({ player }) { return this.brawl.total(player); }
  chosenAssignment({ player }) { return this.brawl.assignment(player); }
  combatResult({ player }) { return this.brawl.results[player] ?? "no result"; }
  battlefieldController({ battlefield }) { return this.brawl.battlefields.get(battlefield) ?? "nobody"; }

  _unit(name) { return this.brawl.unit(name); }
  _give(name, lasts, gift) { this._unit(name).given.push({ might: 0, keywords: [], lasts, ...gift }); }
}

function split(keyword) {
  const [name, value = "1"] = keyword.split(" ");
  return [name, Number(value)];
}

serve(JsBrawl);
