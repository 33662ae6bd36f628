import { isTight, sortByCap, totalsFor, type CapLevel, type Totals } from './cap-totals.ts'
import { byRest, forLargestRests } from './rests.ts'
import { addPair, micros, subtractPair } from './pairs.ts'
import type { Claims, Weights } from './weights.ts'

/** A list of lines that is filled, with the amount that is left. */
interface Filling {
  /** Caps from this level on count. */
  level: number
  lines: Int32Array
  from: number
  to: number
  /** One pair. */
  units: Float64Array
  micro: Float64Array
  open: number
}

/**
 * Fills claims in proportion to their weights until the amount is used, each up to its headroom and each cap up to its own.
 * What does not fit goes to the other claims, whose shares only grow, so a full claim stays full.
 */
export class Pour {
  /** Shares of the last claims, by line. */
  readonly units: Float64Array
  readonly micro: Float64Array
  /** The amount of the last claims that nobody took. */
  leftUnits = 0
  leftMicro = 0
  readonly #levels: readonly CapLevel[]
  readonly #open: Uint8Array
  /** For each level that a list may begin at, totals of this level and those inside. */
  readonly #totals: readonly (readonly Totals[])[]
  readonly #sorted: readonly Int32Array[]
  /** Open claims, and their cuts, while an amount is split. */
  readonly #splitLines: Int32Array
  readonly #values: Float64Array
  #claims: Claims | undefined

  constructor(lines: number, levels: readonly CapLevel[]) {
    this.units = new Float64Array(lines)
    this.micro = new Float64Array(lines)
    this.#open = new Uint8Array(lines)
    this.#levels = levels
    const starts = [...levels.keys(), levels.length]
    this.#totals = starts.map((from) =>
      levels.map((level, at) => totalsFor(at < from ? 0 : level.units.length)),
    )
    this.#sorted = starts.map(() => new Int32Array(lines))
    this.#splitLines = new Int32Array(lines)
    this.#values = new Float64Array(lines)
  }

  pour(claims: Claims, units: number, micro: number): void {
    this.#claims = claims
    const filling: Filling = {
      level: 0,
      lines: claims.lines,
      from: 0,
      to: claims.count,
      units: Float64Array.of(units),
      micro: Float64Array.of(micro),
      open: 0,
    }
    this.#fill(filling)
    this.leftUnits = filling.units[0]!
    this.leftMicro = filling.micro[0]!
  }

  #fill(filling: Filling): void {
    this.#begin(filling)
    const weights = this.#claims!.weights[filling.level]!
    for (;;) {
      weights.divide(filling.units[0]!, filling.micro[0]!)
      if (this.#fillClaims(filling)) continue
      const level = this.#findOver(filling)
      if (level < 0) break
      this.#fillCaps(filling, level)
    }
    if (filling.open > 0) this.#split(filling)
  }

  #begin(filling: Filling): void {
    const { level: from, lines } = filling
    const { weights: all, headUnits, headMicro } = this.#claims!
    const weights = all[from]!
    weights.clear()
    for (const totals of this.#totals[from]!) {
      for (let at = 0; at < totals.count; at++) totals.isTouched[totals.touched[at]!] = 0
      totals.count = 0
    }
    for (let at = filling.from; at < filling.to; at++) {
      const line = lines[at]!
      this.units[line] = 0
      this.micro[line] = 0
      const isOpen = (headUnits[line]! > 0 || headMicro[line]! > 0) && weights.has(line)
      this.#open[line] = isOpen ? 1 : 0
      if (isOpen) {
        weights.add(line)
        filling.open++
      }
      for (let level = from; level < this.#levels.length; level++) {
        const cap = this.#levels[level]!.of[line]!
        if (cap < 0) continue
        this.#touch(this.#totals[from]![level]!, cap, weights, level)
        if (isOpen) weights.addToCap(level, cap, line)
      }
    }
  }

  #touch(totals: Totals, cap: number, weights: Weights, level: number): void {
    if (totals.isTouched[cap] === 1) return
    totals.isTouched[cap] = 1
    totals.touched[totals.count++] = cap
    totals.units[cap] = 0
    totals.micro[cap] = 0
    weights.clearCap(level, cap)
  }

  /** Fills every claim whose share is at least its headroom. */
  #fillClaims(filling: Filling): boolean {
    const { lines, to } = filling
    const { headUnits, headMicro, weights: all } = this.#claims!
    const weights = all[filling.level]!
    let filled = false
    for (let at = filling.from; at < to; at++) {
      const line = lines[at]!
      if (this.#open[line] === 0 || !weights.reaches(line, headUnits[line]!, headMicro[line]!)) continue
      this.units[line] = headUnits[line]!
      this.micro[line] = headMicro[line]!
      this.#close(filling, line)
      this.#count(filling, line)
      filled = true
    }
    return filled
  }

  /** The claim takes no more. */
  #close(filling: Filling, line: number): void {
    if (this.#open[line] === 0) return
    this.#open[line] = 0
    filling.open--
    const weights = this.#claims!.weights[filling.level]!
    weights.remove(line)
    for (let level = filling.level; level < this.#levels.length; level++) {
      const cap = this.#levels[level]!.of[line]!
      if (cap >= 0) weights.removeFromCap(level, cap, line)
    }
  }

  /** Takes the share of a line from the amount, and adds it to its caps. */
  #count(filling: Filling, line: number): void {
    const units = this.units[line]!
    const micro = this.micro[line]!
    if (units === 0 && micro === 0) return
    subtractPair(filling.units, filling.micro, 0, units, micro)
    for (let level = filling.level; level < this.#levels.length; level++) {
      const cap = this.#levels[level]!.of[line]!
      const totals = this.#totals[filling.level]![level]!
      if (cap >= 0) addPair(totals.units, totals.micro, cap, units, micro)
    }
  }

  /** Returns the share of a line to the amount and its caps. */
  #uncount(filling: Filling, line: number): void {
    const units = this.units[line]!
    const micro = this.micro[line]!
    if (units === 0 && micro === 0) return
    addPair(filling.units, filling.micro, 0, units, micro)
    for (let level = filling.level; level < this.#levels.length; level++) {
      const cap = this.#levels[level]!.of[line]!
      const totals = this.#totals[filling.level]![level]!
      if (cap >= 0) subtractPair(totals.units, totals.micro, cap, units, micro)
    }
  }

  /** The widest level with a cap whose lines would get more than it can take; -1 if there is none. */
  #findOver({ level: from }: Filling): number {
    const weights = this.#claims!.weights[from]!
    for (let level = from; level < this.#levels.length; level++) {
      const totals = this.#totals[from]![level]!
      const { units, micro } = this.#levels[level]!
      let found = -1
      for (let at = 0; at < totals.count; at++) {
        const cap = totals.touched[at]!
        let left = units[cap]! - totals.units[cap]!
        let leftMicro = micro[cap]! - totals.micro[cap]!
        if (leftMicro < 0) {
          leftMicro += micros
          left -= 1
        }
        const isOver = weights.exceeds(level, cap, left, leftMicro)
        totals.isOver[cap] = isOver ? 1 : 0
        if (isOver) found = level
      }
      if (found >= 0) return found
    }
    return -1
  }

  /** Earlier shares inside an exceeded cap ignored its limit, so its lines are filled again, with what it can take. */
  #fillCaps(filling: Filling, level: number): void {
    const totals = this.#totals[filling.level]![level]!
    const { units, micro } = this.#levels[level]!
    const sorted = this.#sorted[filling.level]!
    sortByCap(filling, this.#levels[level]!.of, totals, sorted)
    for (let at = 0, from = 0; at < totals.count; at++) {
      const cap = totals.touched[at]!
      if (totals.isOver[cap] === 0) continue
      const to = totals.start[cap]!
      for (let each = from; each < to; each++) {
        this.#close(filling, sorted[each]!)
        this.#uncount(filling, sorted[each]!)
      }
      this.#fill({
        level: level + 1,
        lines: sorted,
        from,
        to,
        units: units.slice(cap, cap + 1),
        micro: micro.slice(cap, cap + 1),
        open: 0,
      })
      for (let each = from; each < to; each++) {
        this.#open[sorted[each]!] = 0
        this.#count(filling, sorted[each]!)
      }
      from = to
    }
  }

  /**
   * Splits by weight into whole millionths. The remaining ones go one each to the claims with the largest cuts whose
   * caps are not full. Of equal cuts the claim that is earlier in the list comes first.
   */
  #split(filling: Filling): void {
    const { level, lines, from, to } = filling
    const weights = this.#claims!.weights[level]!
    const open = this.#splitLines.subarray(0, filling.open)
    let count = 0
    for (let at = from; at < to; at++) {
      const line = lines[at]!
      if (this.#open[line] === 0) continue
      open[count++] = line
      weights.share(line)
      this.units[line] = weights.shareUnits
      this.micro[line] = weights.shareMicro
      this.#count(filling, line)
    }
    const rest = filling.units[0]! * micros + filling.micro[0]!
    if (rest === 0) return
    const { rests } = weights
    if (rests && !isTight(this.#levels, this.#totals[level]!, weights, rest))
      // No cap is in the way: one millionth more for as many claims as there are millionths.
      forLargestRests({ open, rests, values: this.#values }, rest, (line) => this.#raise(filling, line))
    else this.#raiseInTurn(filling, open, weights)
  }

  #raiseInTurn(filling: Filling, open: Int32Array, weights: Weights): void {
    for (const line of byRest(open, weights)) {
      if (filling.units[0] === 0 && filling.micro[0] === 0) return
      if (!this.#isFull(filling, line)) this.#raise(filling, line)
    }
  }

  #isFull({ level: from }: Filling, line: number): boolean {
    for (let level = from; level < this.#levels.length; level++) {
      const cap = this.#levels[level]!.of[line]!
      if (cap < 0) continue
      const { units, micro } = this.#totals[from]![level]!
      const most = this.#levels[level]!
      if (units[cap]! > most.units[cap]!) return true
      if (units[cap] === most.units[cap] && micro[cap]! >= most.micro[cap]!) return true
    }
    return false
  }

  /** One millionth more. */
  #raise(filling: Filling, line: number): void {
    addPair(this.units, this.micro, line, 0, 1)
    subtractPair(filling.units, filling.micro, 0, 0, 1)
    for (let level = filling.level; level < this.#levels.length; level++) {
      const cap = this.#levels[level]!.of[line]!
      const totals = this.#totals[filling.level]![level]!
      if (cap >= 0) addPair(totals.units, totals.micro, cap, 0, 1)
    }
  }
}
