import type { FaceAmount } from '../../kernel/index.ts'
import type { LineRounding, SetBy } from './lines.ts'
import type { RuleKind } from './policy.ts'

/** Which rule decided a size last; 'desk': a person typed it. */
export type LineBy = SetBy | RuleKind | 'reserve'

/** What the engine or the desk decided for one order. */
export interface DecidedLine {
  orderId: string
  size: FaceAmount
  /** Null: no rule allocated anything. */
  by: LineBy | null
  /** Null: no rounding to a unit applies to it. */
  rounding: LineRounding | null
  /** The order is filled completely. */
  full: boolean
  /** Its share was below its minimum. */
  tooSmall: boolean
  /** The desk's reason. */
  note: string | null
}

/** A decided line of a version, with the number of its newest change, when that was and who made it. */
export interface StoredLine extends DecidedLine {
  seq: number
  at: string
  editor: string
}

export type StoredLines = ReadonlyMap<string, StoredLine>

/** A line before and after a change; null: there was none. */
export interface LineChange {
  orderId: string
  from: DecidedLine | null
  to: DecidedLine
}

/** A stored line without the fields that storing added. */
export const decidedIn = ({
  orderId,
  size,
  by,
  rounding,
  full,
  tooSmall,
  note,
}: DecidedLine): DecidedLine => ({
  orderId,
  size,
  by,
  rounding,
  full,
  tooSmall,
  note,
})

/** The line of an order without an allocation. Lines never disappear, so that watchers see the zero. */
export const noLine = (orderId: string): DecidedLine => ({
  orderId,
  size: 0 as FaceAmount,
  by: null,
  rounding: null,
  full: false,
  tooSmall: false,
  note: null,
})

const isSameLine = (one: DecidedLine | null, other: DecidedLine | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.size === other.size &&
    one.by === other.by &&
    one.rounding === other.rounding &&
    one.note === other.note &&
    one.full === other.full &&
    one.tooSmall === other.tooSmall)

/** The lines that differ from before. */
export const changedLines = (before: StoredLines, after: readonly DecidedLine[]): LineChange[] =>
  after.flatMap((line): LineChange[] => {
    const was = before.get(line.orderId)
    const from = was ? decidedIn(was) : null
    return isSameLine(from, line) ? [] : [{ orderId: line.orderId, from, to: line }]
  })

/** How much more changes allocate, and to how many more lines. */
export const effectOf = (changes: readonly LineChange[]): { total: bigint; filled: number } => {
  let total = 0n
  let filled = 0
  for (const { from, to } of changes) {
    const [was, is] = [from?.size ?? 0, to.size]
    total += BigInt(is) - BigInt(was)
    filled += Number(is > 0) - Number(was > 0)
  }
  return { total, filled }
}
