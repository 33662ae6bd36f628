import type { Cap, EngineLine } from './line.ts'
import type { AllocationRequest } from './policy.ts'
import type { CapLevel } from './cap-totals.ts'
import { Pour, type Claims } from './pour.ts'
import { scale, type Step } from './steps.ts'
import { addPair, micros, subtractPair, weightsOf } from './weights.ts'

/** A step with its claims: who takes part, and up to what amount the step fills a line. */
interface StepClaims {
  kind: Step['kind']
  members: Int32Array
  topUnits: Float64Array
  topMicro: Float64Array
  claims: Claims
}

type Tops = Pick<StepClaims, 'topUnits' | 'topMicro'>

const commonOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : commonOf(other, one % other))

/** What a step fills of a size, in units and millionths. */
const filledBy = (fill: bigint): ((size: number, at: number, tops: Tops) => void) => {
  const common = commonOf(fill, scale)
  const [part, of] = [Number(fill / common), Number(scale / common)]
  return (size, at, { topUnits, topMicro }) => {
    const product = size * part
    if (product <= Number.MAX_SAFE_INTEGER) {
      const units = Math.floor(product / of)
      topUnits[at] = units
      topMicro[at] = Math.floor(((product - units * of) * micros) / of)
      return
    }
    const filled = (BigInt(size) * BigInt(micros) * fill) / scale
    topUnits[at] = Number(filled / BigInt(micros))
    topMicro[at] = Number(filled % BigInt(micros))
  }
}

/** Columns that the steps of a run share, because they are used one after the other. */
interface Columns {
  sizes: Float64Array
  most: Float64Array
  noMicro: Float64Array
  rests: Float64Array
  members: Int32Array
  headUnits: Float64Array
  headMicro: Float64Array
  capCounts: readonly number[]
}

/** `Float64Array.from` takes many times as long. */
const columnOf = (lines: readonly EngineLine[], of: (line: EngineLine) => number): Float64Array => {
  const column = new Float64Array(lines.length)
  for (let at = 0; at < lines.length; at++) column[at] = of(lines[at]!)
  return column
}

const columnsOf = (lines: readonly EngineLine[], capCounts: readonly number[]): Columns => ({
  sizes: columnOf(lines, ({ order }) => order.size),
  most: columnOf(lines, ({ most }) => most),
  noMicro: new Float64Array(lines.length),
  rests: new Float64Array(lines.length),
  members: new Int32Array(lines.length),
  headUnits: new Float64Array(lines.length),
  headMicro: new Float64Array(lines.length),
  capCounts,
})

/** What a step fills each line to. */
const topsOf = ({ fill }: Step, members: Int32Array, { sizes, most, noMicro }: Columns): Tops => {
  if (fill === scale) return { topUnits: most, topMicro: noMicro }
  const tops = { topUnits: new Float64Array(sizes.length), topMicro: new Float64Array(sizes.length) }
  const fillTo = filledBy(fill)
  for (const at of members) {
    fillTo(sizes[at]!, at, tops)
    if (tops.topUnits[at]! < most[at]!) continue
    tops.topUnits[at] = most[at]!
    tops.topMicro[at] = 0
  }
  return tops
}

/** Membership, weights and fills do not change while a policy runs. */
const claimsOf = (step: Step, lines: readonly EngineLine[], columns: Columns): StepClaims => {
  const { sizes, capCounts, rests, headUnits, headMicro } = columns
  const factors = new Float64Array(lines.length)
  let count = 0
  for (let at = 0; at < lines.length; at++) {
    const { order } = lines[at]!
    if (!step.isFor(order)) continue
    factors[at] = step.factorOf(order)
    columns.members[count++] = at
  }
  const members = columns.members.slice(0, count)
  const makeWeights = weightsOf(sizes, factors, capCounts, rests)
  return {
    kind: step.kind,
    members,
    ...topsOf(step, members, columns),
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
  readonly #lines: readonly EngineLine[]
  readonly #steps: readonly StepClaims[]
  readonly #levels: readonly CapLevel[]
  readonly #caps: readonly Cap[][]
  readonly #pour: Pour
  readonly #units: Float64Array
  readonly #micro: Float64Array

  constructor({
    ask,
    lines,
    steps,
  }: {
    ask: AllocationRequest
    lines: readonly EngineLine[]
    steps: readonly Step[]
  }) {
    this.#total = ask.total
    this.#lines = lines
    const kinds = [...(lines[0]?.caps.keys() ?? [])]
    this.#caps = kinds.map(() => [])
    this.#levels = kinds.map((kind) => this.#levelOf(kind))
    const counts = this.#levels.map(({ units }) => units.length)
    const columns = columnsOf(lines, counts)
    this.#steps = steps.map((step) => claimsOf(step, lines, columns))
    this.#pour = new Pour(lines.length, this.#levels)
    this.#units = new Float64Array(lines.length)
    this.#micro = new Float64Array(lines.length)
  }

  #levelOf(kind: number): CapLevel {
    const caps = this.#caps[kind]!
    const of = new Int32Array(this.#lines.length).fill(-1)
    for (let at = 0; at < this.#lines.length; at++) {
      const cap = this.#lines[at]!.caps[kind]
      if (!cap) continue
      caps[cap.nr] = cap
      of[at] = cap.nr
    }
    return { of, units: new Float64Array(caps.length), micro: new Float64Array(caps.length) }
  }

  compute(): void {
    let units = this.#begin()
    let micro = 0
    for (const step of this.#steps) {
      if (units < 0 || (units === 0 && micro === 0)) break
      this.#claim(step)
      this.#pour.pour(step.claims, units, micro)
      this.#take(step)
      units = this.#pour.leftUnits
      micro = this.#pour.leftMicro
    }
    for (let at = 0; at < this.#lines.length; at++) {
      const line = this.#lines[at]!
      if (line.set !== null) continue
      line.ideal = this.#units[at]!
      line.idealMicro = this.#micro[at]!
    }
  }

  /** Sets reserves and the headroom of caps; an exceeded cap has none. Returns the amount to share. */
  #begin(): number {
    for (const [level, { units, micro }] of this.#levels.entries()) {
      for (const [at, cap] of this.#caps[level]!.entries()) units[at] = cap.most
      micro.fill(0)
    }
    let left = this.#total
    for (let at = 0; at < this.#lines.length; at++) {
      const line = this.#lines[at]!
      const isFree = line.set === null
      if (isFree) line.rule = line.reserved > 0 ? 'reserve' : null
      const amount = isFree ? line.reserved : line.size
      this.#units[at] = amount
      this.#micro[at] = 0
      left -= amount
      for (const { of, units } of this.#levels) if (of[at]! >= 0) units[of[at]!]! -= amount
    }
    for (const { units } of this.#levels)
      for (let at = 0; at < units.length; at++) if (units[at]! < 0) units[at] = 0
    return left
  }

  #claim({ members, topUnits, topMicro, claims }: StepClaims): void {
    const { lines, headUnits, headMicro } = claims
    let count = 0
    for (const at of members) {
      if (this.#lines[at]!.set !== null) continue
      lines[count++] = at
      let units = topUnits[at]! - this.#units[at]!
      let micro = topMicro[at]! - this.#micro[at]!
      if (micro < 0) {
        micro += micros
        units -= 1
      }
      headUnits[at] = units < 0 ? 0 : units
      headMicro[at] = units < 0 ? 0 : micro
    }
    claims.count = count
  }

  /** Adds the shares of a step to the ideals, and takes them from the headroom of caps. */
  #take({ kind, claims: { lines, count } }: StepClaims): void {
    const { units: sharedUnits, micro: sharedMicro } = this.#pour
    for (let nr = 0; nr < count; nr++) {
      const at = lines[nr]!
      const units = sharedUnits[at]!
      const micro = sharedMicro[at]!
      if (units === 0 && micro === 0) continue
      this.#lines[at]!.rule = kind
      addPair(this.#units, this.#micro, at, units, micro)
      for (const level of this.#levels)
        if (level.of[at]! >= 0) subtractPair(level.units, level.micro, level.of[at]!, units, micro)
    }
  }
}
