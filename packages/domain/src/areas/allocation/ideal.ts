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

const commonOf = (one: bigint, other: bigint): bigint => (other === 0n ? one : commonOf(other, one % other))

/** What a step fills of a size, in units and millionths. */
const filledBy = (fill: bigint): ((size: number, at: number, tops: StepClaims) => void) => {
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

/** Membership, weights and fills do not change while a policy runs. */
const claimsOf = (step: Step, lines: readonly EngineLine[], capCounts: readonly number[]): StepClaims => {
  const found: number[] = []
  for (const [at, { order }] of lines.entries()) if (step.isFor(order)) found.push(at)
  const sizes = new Float64Array(lines.length)
  const factors = new Float64Array(lines.length)
  for (const at of found) {
    const { order } = lines[at]!
    sizes[at] = order.size
    factors[at] = step.factorOf(order)
  }
  const makeWeights = weightsOf(sizes, factors, capCounts)
  const claims: StepClaims = {
    kind: step.kind,
    members: Int32Array.from(found),
    topUnits: new Float64Array(lines.length),
    topMicro: new Float64Array(lines.length),
    claims: {
      lines: new Int32Array(found.length),
      count: 0,
      weights: [makeWeights(), ...capCounts.map(() => makeWeights())],
      headUnits: new Float64Array(lines.length),
      headMicro: new Float64Array(lines.length),
    },
  }
  const fill = filledBy(step.fill)
  for (const at of found) {
    const { order, most } = lines[at]!
    fill(order.size, at, claims)
    if (claims.topUnits[at]! < most) continue
    claims.topUnits[at] = most
    claims.topMicro[at] = 0
  }
  return claims
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
    this.#steps = steps.map((step) => claimsOf(step, lines, counts))
    this.#pour = new Pour(lines.length, this.#levels)
    this.#units = new Float64Array(lines.length)
    this.#micro = new Float64Array(lines.length)
  }

  #levelOf(kind: number): CapLevel {
    const caps = this.#caps[kind]!
    const of = new Int32Array(this.#lines.length).fill(-1)
    for (const [at, line] of this.#lines.entries()) {
      const cap = line.caps[kind]
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
    for (const [at, line] of this.#lines.entries()) {
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
    for (const [at, line] of this.#lines.entries()) {
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
