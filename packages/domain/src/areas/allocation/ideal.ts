import type { CapLevel } from './cap-totals.ts'
import { noRule, reserveRule, setBy, type EngineLines } from './lines.ts'
import { Pour } from './pour.ts'
import type { Step } from './steps.ts'
import { addPair, micros, subtractPair } from './pairs.ts'
import { weightsOf, type Claims } from './weights.ts'

/** A step with its claims: who takes part, and up to what amount the step fills a line. */
interface StepClaims {
  members: Int32Array
  topUnits: Float64Array
  topMicro: Float64Array
  claims: Claims
}

type Tops = Pick<StepClaims, 'topUnits' | 'topMicro'>

/** What a step fills of a size, in units and millionths, rounded down. */
const fillTo = (size: number, { part, of }: Step, line: number, { topUnits, topMicro }: Tops): void => {
  const product = size * part
  if (product <= Number.MAX_SAFE_INTEGER) {
    const units = Math.floor(product / of)
    topUnits[line] = units
    topMicro[line] = Math.floor(((product - units * of) * micros) / of)
    return
  }
  const filled = (BigInt(size) * BigInt(micros) * BigInt(part)) / BigInt(of)
  topUnits[line] = Number(filled / BigInt(micros))
  topMicro[line] = Number(filled % BigInt(micros))
}

/** Columns that the steps of a run share, because they are used one after the other. */
interface Columns {
  noMicro: Float64Array
  rests: Float64Array
  members: Int32Array
  headUnits: Float64Array
  headMicro: Float64Array
  capCounts: readonly number[]
}

const columnsFor = (count: number, capCounts: readonly number[]): Columns => ({
  noMicro: new Float64Array(count),
  rests: new Float64Array(count),
  members: new Int32Array(count),
  headUnits: new Float64Array(count),
  headMicro: new Float64Array(count),
  capCounts,
})

/** What a step fills each line to. */
const topsOf = (
  step: Step,
  members: Int32Array,
  { asked, most, count }: EngineLines,
  { noMicro }: Columns,
): Tops => {
  if (step.part === step.of) return { topUnits: most, topMicro: noMicro }
  const tops = { topUnits: new Float64Array(count), topMicro: new Float64Array(count) }
  for (let at = 0; at < members.length; at++) {
    const line = members[at]!
    fillTo(asked[line]!, step, line, tops)
    if (tops.topUnits[line]! < most[line]!) continue
    tops.topUnits[line] = most[line]!
    tops.topMicro[line] = 0
  }
  return tops
}

/** Membership, weights and fills do not change while a policy runs. */
const claimsOf = (step: Step, lines: EngineLines, factors: Float64Array, columns: Columns): StepClaims => {
  const { capCounts, rests, headUnits, headMicro } = columns
  let count = 0
  for (let line = 0; line < factors.length; line++) if (factors[line]! > 0) columns.members[count++] = line
  const members = columns.members.slice(0, count)
  const makeWeights = weightsOf(lines.asked, factors, capCounts, rests)
  return {
    members,
    ...topsOf(step, members, lines, columns),
    claims: {
      lines: columns.members,
      count: 0,
      weights: [makeWeights(), ...capCounts.map(() => makeWeights())],
      headUnits,
      headMicro,
    },
  }
}

/** Computes what each open line would get without a grid: its reserve first, then its share of each step. */
export class Ideals {
  readonly #total: number
  readonly #lines: EngineLines
  readonly #steps: readonly StepClaims[]
  readonly #levels: readonly CapLevel[]
  readonly #pour: Pour

  constructor(total: number, lines: EngineLines, steps: readonly Step[]) {
    this.#total = total
    this.#lines = lines
    this.#levels = lines.caps.map(({ of, names }) => ({
      of,
      units: new Float64Array(names.length),
      micro: new Float64Array(names.length),
    }))
    const columns = columnsFor(
      lines.count,
      lines.caps.map(({ names }) => names.length),
    )
    this.#steps = steps.map((step, nr) => claimsOf(step, lines, lines.factors[nr]!, columns))
    this.#pour = new Pour(lines.count, this.#levels)
  }

  compute(): void {
    let units = this.#begin()
    let micro = 0
    for (let nr = 0; nr < this.#steps.length; nr++) {
      if (units < 0 || (units === 0 && micro === 0)) break
      const step = this.#steps[nr]!
      this.#claim(step)
      this.#pour.pour(step.claims, units, micro)
      this.#take(step, nr)
      units = this.#pour.leftUnits
      micro = this.#pour.leftMicro
    }
  }

  /** Sets reserves and the headroom of caps; an exceeded cap has none. Returns the amount to share. */
  #begin(): number {
    for (let kind = 0; kind < this.#levels.length; kind++) {
      this.#levels[kind]!.units.fill(this.#lines.caps[kind]!.most)
      this.#levels[kind]!.micro.fill(0)
    }
    const { count, set, size, reserved, ideal, idealMicro, rule } = this.#lines
    let left = this.#total
    for (let line = 0; line < count; line++) {
      const isOpen = set[line] === setBy.open
      const amount = isOpen ? reserved[line]! : size[line]!
      if (isOpen) {
        rule[line] = amount > 0 ? reserveRule : noRule
        ideal[line] = amount
        idealMicro[line] = 0
      }
      if (amount === 0) continue
      left -= amount
      for (const { of, units } of this.#levels) if (of[line]! >= 0) units[of[line]!]! -= amount
    }
    for (const { units } of this.#levels)
      for (let cap = 0; cap < units.length; cap++) if (units[cap]! < 0) units[cap] = 0
    return left
  }

  #claim({ members, topUnits, topMicro, claims }: StepClaims): void {
    const { lines, headUnits, headMicro } = claims
    const { set, ideal, idealMicro } = this.#lines
    let count = 0
    for (let at = 0; at < members.length; at++) {
      const line = members[at]!
      if (set[line] !== setBy.open) continue
      lines[count++] = line
      let units = topUnits[line]! - ideal[line]!
      let micro = topMicro[line]! - idealMicro[line]!
      if (micro < 0) {
        micro += micros
        units -= 1
      }
      headUnits[line] = units < 0 ? 0 : units
      headMicro[line] = units < 0 ? 0 : micro
    }
    claims.count = count
  }

  /** Adds the shares of a step to the ideals, and takes them from the headroom of caps. */
  #take({ claims: { lines, count } }: StepClaims, step: number): void {
    const { units: sharedUnits, micro: sharedMicro } = this.#pour
    const { ideal, idealMicro, rule } = this.#lines
    for (let at = 0; at < count; at++) {
      const line = lines[at]!
      const units = sharedUnits[line]!
      const micro = sharedMicro[line]!
      if (units === 0 && micro === 0) continue
      rule[line] = step
      addPair(ideal, idealMicro, line, units, micro)
      for (const level of this.#levels)
        if (level.of[line]! >= 0) subtractPair(level.units, level.micro, level.of[line]!, units, micro)
    }
  }
}
