import type { FaceAmount } from '../../kernel/index.ts'
import type { Why } from './engine.ts'

/** What a line came by: a rule, the desk's own hand, or nothing. */
export type LineBy = Why['by'] | 'desk'

/** A line of a version as it is kept. */
export interface KeptLine extends Omit<Why, 'by'> {
  orderId: string
  size: FaceAmount
  by: LineBy
  /** What the desk said to it. */
  note: string | null
  /** The state its newest change made. */
  seq: number
}

/** What of a line its change decides; the number is the write's. */
export type SaidLine = Omit<KeptLine, 'seq'>

/** A line before and after a change; null: there was none, or is none. */
export interface LineChange {
  orderId: string
  from: SaidLine | null
  to: SaidLine | null
}

export type KeptLines = ReadonlyMap<string, KeptLine>

export const said = ({ orderId, size, by, full, tooSmall, note }: SaidLine): SaidLine => ({
  orderId,
  size,
  by,
  full,
  tooSmall,
  note,
})

/** A line that was there once stays one: who watches it is told that it gets nothing. */
export const noLine = (orderId: string): SaidLine => ({
  orderId,
  size: 0 as FaceAmount,
  by: null,
  full: false,
  tooSmall: false,
  note: null,
})

const isSameLine = (one: SaidLine | null, other: SaidLine | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.size === other.size &&
    one.by === other.by &&
    one.note === other.note &&
    one.full === other.full &&
    one.tooSmall === other.tooSmall)

/** What is another line than before. */
export const changedLines = (before: KeptLines, after: readonly SaidLine[]): LineChange[] =>
  after.flatMap((line): LineChange[] => {
    const was = before.get(line.orderId)
    const from = was ? said(was) : null
    return isSameLine(from, line) ? [] : [{ orderId: line.orderId, from, to: line }]
  })

/** What changes come to: how much more is given out, and to how many more lines. */
export const effectOf = (changes: readonly LineChange[]): { total: bigint; filled: number } => {
  let total = 0n
  let filled = 0
  for (const { from, to } of changes) {
    const [was, is] = [from?.size ?? 0, to?.size ?? 0]
    total += BigInt(is) - BigInt(was)
    filled += Number(is > 0) - Number(was > 0)
  }
  return { total, filled }
}
