// The whole engine again for tests, with bigints and plain lists, as slow as it is simple. No product code imports it.
import { exact, type Rate } from '../../kernel/index.ts'
import { distribute, type CapGroup, type Claim } from './distribute.reference.ts'
import type { AllocationOrder, AllocationRequest, Rule } from './policy.ts'

const million = 1_000_000n
const scale = 10n ** 10n
const scaled = (rate: Rate): bigint => BigInt(exact(rate).times(1e10).toFixed(0))
const least = (...values: bigint[]): bigint => values.reduce((found, each) => (each < found ? each : found))
const largest = (...values: bigint[]): bigint => values.reduce((found, each) => (each > found ? each : found))
const sum = (values: readonly bigint[]): bigint => values.reduce((all, each) => all + each, 0n)
const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)

interface Cap {
  most: bigint
  of: (line: Line) => boolean
}
export interface Line {
  order: AllocationOrder
  min: bigint
  most: bigint
  top: bigint
  reserved: bigint
  floored: boolean
  set: 'desk' | 'anchor' | 'fillSmall' | 'floor' | 'minimum' | null
  size: bigint
  /** In millionths. */
  ideal: bigint
  rule: string | null
}
interface Step {
  kind: string
  isFor: (order: AllocationOrder) => boolean
  weightOf: (order: AllocationOrder) => bigint
  fill: bigint
}

/** One book and its policy, with everything worked out anew whenever it is asked for. */
export class Reference {
  readonly ask: AllocationRequest
  readonly minimum: bigint
  readonly increment: bigint
  readonly lines: Line[]
  readonly caps: Cap[][]

  constructor(ask: AllocationRequest) {
    this.ask = ask
    this.minimum = BigInt(ask.grid.minimum)
    this.increment = BigInt(ask.grid.increment)
    this.lines = ask.orders
      .map((order) => this.#lineOf(order))
      .toSorted(
        ({ order: one }, { order: other }) =>
          other.size - one.size || Temporal.Instant.compare(one.at, other.at) || (one.id < other.id ? -1 : 1),
      )
    this.caps = [
      this.#capsOf('capGroup', ({ group }) => group),
      this.#capsOf('capAccount', ({ holder }) => holder),
    ].filter((caps) => caps.length > 0)
  }

  has(kind: Rule['kind']): boolean {
    return this.ask.policy.some((rule) => rule.kind === kind)
  }

  down(size: bigint): bigint {
    return size < this.minimum ? 0n : size - ((size - this.minimum) % this.increment)
  }

  up(size: bigint): bigint {
    if (size <= this.minimum) return this.minimum
    const over = (size - this.minimum) % this.increment
    return over === 0n ? size : size + this.increment - over
  }

  #lineOf(order: AllocationOrder): Line {
    const min = order.minSize === null ? this.minimum : this.up(BigInt(order.minSize))
    const down = this.down(BigInt(order.size))
    const most = down < min ? 0n : down
    const kept = order.reserve === null ? 0n : this.down(least(BigInt(order.reserve), most))
    const reserved = kept < min ? 0n : kept
    const isLast = this.#lastRuleOf(order) !== undefined
    const floored = this.has('floor') && most > 0n && !isLast && (this.has('minSize') || min === this.minimum)
    const tops = this.steps.flatMap(({ isFor, weightOf, fill }) => {
      if (fill === 0n || !isFor(order) || weightOf(order) === 0n) return []
      if (fill >= scale) return [most]
      const filled = (BigInt(order.size) * fill + scale - 1n) / scale
      return [least(most, largest(min, this.up(filled)))]
    })
    return {
      order,
      min,
      most,
      top: largest(0n, ...tops, reserved, floored ? min : 0n),
      reserved,
      floored,
      ...this.#fixedBy(order, { min, most, isLast }),
      ideal: 0n,
      rule: null,
    }
  }

  #fixedBy(
    order: AllocationOrder,
    { min, most, isLast }: { min: bigint; most: bigint; isLast: boolean },
  ): Pick<Line, 'set' | 'size'> {
    const typed = this.ask.overrides.findLast(({ orderId }) => orderId === order.id)
    if (typed) return { set: 'desk', size: BigInt(typed.size) }
    const anchor = this.ask.policy.find((rule) => rule.kind === 'anchor' && rule.orderId === order.id)
    if (anchor?.kind === 'anchor') {
      const share = (BigInt(order.size) * scaled(anchor.share ?? ('0' as Rate))) / scale / 100n
      const size = this.down(least(anchor.size === null ? share : BigInt(anchor.size), most))
      return { set: 'anchor', size: size < min ? 0n : size }
    }
    const small = this.ask.policy.find((rule) => rule.kind === 'fillSmall')
    if (small?.kind === 'fillSmall' && most > 0n && order.size <= small.most && !isLast)
      return { set: 'fillSmall', size: most }
    return { set: null, size: 0n }
  }

  /** The rule with which an order comes last. */
  #lastRuleOf({ jlm, related }: AllocationOrder): Rule['kind'] | undefined {
    return this.ask.policy.findLast(
      ({ kind }) => (kind === 'jlmLast' && jlm) || (kind === 'relatedLast' && related),
    )?.kind
  }

  get steps(): Step[] {
    const everybody = (order: AllocationOrder) => this.#lastRuleOf(order) === undefined
    return this.ask.policy.flatMap((rule): Step[] => {
      const { kind } = rule
      const weightOf = ({ size }: AllocationOrder) => BigInt(size) * scale
      if (kind === 'proRata') return [{ kind, isFor: everybody, weightOf, fill: scale }]
      if (kind === 'jlmLast' || kind === 'relatedLast')
        return [{ kind, isFor: (order) => this.#lastRuleOf(order) === kind, weightOf, fill: scale }]
      if (kind === 'byTag')
        return rule.tiers.map(({ tag, fill }) => ({
          kind,
          isFor: (order) => everybody(order) && order.tags.includes(tag),
          weightOf,
          fill: scaled(fill) / 100n,
        }))
      if (kind !== 'byType') return []
      const byClass = ({ size, classId }: AllocationOrder) => {
        const found = rule.weights.findLast((each) => each.classId === classId)
        return BigInt(size) * (found ? scaled(found.weight) : scale)
      }
      return [{ kind, isFor: everybody, weightOf: byClass, fill: scale }]
    })
  }

  #capsOf(kind: 'capGroup' | 'capAccount', keyOf: (order: AllocationOrder) => string | null): Cap[] {
    const rules = this.ask.policy.flatMap((rule) => (rule.kind === kind ? [BigInt(rule.most)] : []))
    if (rules.length === 0) return []
    const keys = new Set(this.ask.orders.map(keyOf).filter((key) => key !== null))
    return [...keys].map((key) => ({ most: least(...rules), of: ({ order }) => keyOf(order) === key }))
  }

  /** What a cap can still take beside these amounts; less than nothing where it is exceeded. */
  left(cap: Cap, amountOf: (line: Line) => bigint): bigint {
    return cap.most - sum(this.lines.filter(cap.of).map(amountOf))
  }

  /** Whether every cap of a line can take so much more than the sizes of now. */
  fits(line: Line, more: bigint, amountOf: (line: Line) => bigint): boolean {
    return this.caps.flat().every((cap) => !cap.of(line) || this.left(cap, amountOf) >= more)
  }

  bound({ set, size, reserved, floored, min }: Line): bigint {
    return set === 'desk' || set === 'anchor' || set === 'fillSmall'
      ? size
      : largest(reserved, floored ? min : 0n)
  }

  #compute(): void {
    const amounts = new Map<Line, bigint>()
    for (const line of this.lines) {
      if (line.set === null) line.rule = line.reserved > 0n ? 'reserve' : null
      amounts.set(line, (line.set === null ? line.reserved : line.size) * million)
    }
    for (const step of this.steps) {
      const total = BigInt(this.ask.total) * million - sum([...amounts.values()])
      if (total <= 0n) break
      this.#share(step, amounts, total)
    }
    for (const line of this.lines) if (line.set === null) line.ideal = amounts.get(line)!
  }

  #share({ kind, isFor, weightOf, fill }: Step, amounts: Map<Line, bigint>, total: bigint): void {
    const groups = this.caps.map((caps) =>
      caps.map((cap): CapGroup & { cap: Cap } => {
        const taken = sum(this.lines.filter(cap.of).map((line) => amounts.get(line)!))
        return { cap, headroom: largest(0n, cap.most * million - taken) }
      }),
    )
    const members = this.lines.filter(({ set, order }) => set === null && isFor(order))
    const claims = members.map((line): Claim => {
      const top = least(line.most * million, (BigInt(line.order.size) * million * fill) / scale)
      return {
        weight: weightOf(line.order),
        headroom: largest(0n, top - amounts.get(line)!),
        groups: groups.map((found) => found.find(({ cap }) => cap.of(line))),
        share: 0n,
      }
    })
    distribute(claims, total)
    for (const [at, line] of members.entries()) {
      const { share } = claims[at]!
      if (share > 0n) line.rule = kind
      amounts.set(line, amounts.get(line)! + share)
    }
  }

  #liftFloors(): boolean {
    const low = this.lines.filter(
      ({ set, floored, ideal, min }) => set === null && floored && ideal < min * million,
    )
    for (const line of low) Object.assign(line, { set: 'floor', size: line.min })
    return low.length > 0
  }

  #decideSmall(): boolean {
    const small = this.lines.filter(
      ({ set, min, ideal }) => set === null && min > this.increment && ideal < min * million && ideal > 0n,
    )
    const held = ({ set, size }: Line) => (set === null ? 0n : size)
    let pool = sum(small.map(({ ideal }) => ideal)) / million
    const nearest = small.toSorted((one, other) => compare(other.ideal * one.min, one.ideal * other.min))
    for (const line of nearest) {
      const gets = pool >= line.min && this.fits(line, line.min, held)
      Object.assign(line, { set: 'minimum', size: gets ? line.min : 0n })
      if (gets) pool -= line.min
    }
    return small.length > 0
  }

  settle(): void {
    do this.#compute()
    while (this.#liftFloors() || this.#decideSmall())
  }
}
