import type { FaceAmount } from '../../kernel/index.ts'
import {
  capKinds,
  capOf,
  cappedBy,
  type AllocationOrder,
  type AllocationRequest,
  type CapKind,
} from './policy.ts'

/** The caps of one kind on houses or groups. */
export interface Caps {
  rule: CapKind
  /** Each may take so much. */
  most: FaceAmount
  /** The house or group of each cap. */
  names: string[]
  /** The cap that each line is under, or -1. */
  of: Int32Array
  /** What each cap can still take; below zero if it is exceeded. */
  headroom: Float64Array
}

/** The caps of one kind, while orders are entered one by one. */
class CapEntries {
  readonly #rule: CapKind
  readonly #most: FaceAmount
  readonly #of: Int32Array
  readonly #names: string[] = []
  readonly #known = new Map<string, number>()

  constructor(rule: CapKind, most: FaceAmount, lines: number) {
    this.#rule = rule
    this.#most = most
    this.#of = new Int32Array(lines)
  }

  enter(line: number, order: AllocationOrder): void {
    const name = cappedBy[this.#rule](order)
    let cap = name === null ? -1 : this.#known.get(name)
    if (cap === undefined) {
      cap = this.#names.length
      this.#known.set(name!, cap)
      this.#names.push(name!)
    }
    this.#of[line] = cap
  }

  get caps(): Caps {
    return {
      rule: this.#rule,
      most: this.#most,
      names: this.#names,
      of: this.#of,
      headroom: new Float64Array(this.#names.length),
    }
  }
}

/** The widest kind of cap first. */
export const capEntries = ({ policy, orders }: AllocationRequest): CapEntries[] =>
  capKinds.flatMap((rule) => {
    const most = capOf(policy, rule)
    return most === null ? [] : [new CapEntries(rule, most, orders.length)]
  })

/** Sets the headroom of caps to what the lines leave. */
export const setHeadroom = (all: readonly Caps[], amountOf: (line: number) => number): void => {
  for (const { most, of, headroom } of all) {
    headroom.fill(most)
    for (let line = 0; line < of.length; line++) if (of[line]! >= 0) headroom[of[line]!]! -= amountOf(line)
  }
}

/** Whether all caps of a line can take so much. */
export const fitsCaps = (all: readonly Caps[], line: number, amount: number): boolean => {
  for (const { of, headroom } of all) {
    const cap = of[line]!
    if (cap >= 0 && headroom[cap]! < amount) return false
  }
  return true
}

export const takeFromCaps = (all: readonly Caps[], line: number, amount: number): void => {
  for (const { of, headroom } of all) {
    const cap = of[line]!
    if (cap >= 0) headroom[cap]! -= amount
  }
}
