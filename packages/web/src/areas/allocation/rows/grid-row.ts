import type { AllocRow } from '@bookrunner/contract/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { PendingEdit } from '../state/edits.ts'

/** Whole currency units of many lines; null where none of them says any. */
export interface Sums {
  readonly orders: number
  readonly filled: number
  readonly asked: bigint
  readonly inSize: bigint
  readonly proposed: bigint | null
  readonly reserve: bigint | null
  readonly size: bigint
}

interface GridLine {
  readonly id: string
  /** As the reader calls it. */
  readonly investor: string
  readonly depth: number
}

export interface OrderLine extends GridLine {
  readonly kind: 'order'
  readonly row: AllocRow
  /** Of its size, and of what is said to it by itself. */
  readonly edit: PendingEdit | undefined
  readonly said: PendingEdit | undefined
  /** With what is on its way; null: nothing was said of it yet. */
  readonly size: FaceAmount | null
}

export interface GroupLine extends GridLine {
  readonly kind: 'group'
  readonly sums: Sums
  readonly open: boolean
}

export interface TotalLine extends GridLine {
  readonly kind: 'total'
  readonly sums: Sums
}

export type GridRow = OrderLine | GroupLine | TotalLine

export const sumsOf = (lines: readonly OrderLine[]): Sums => {
  let [filled, asked, inSize, size] = [0, 0n, 0n, 0n]
  let [proposed, reserve]: (bigint | null)[] = [null, null]
  for (const { row, size: own } of lines) {
    filled += Number((own ?? 0) > 0)
    asked += BigInt(row.asked)
    inSize += BigInt(row.inSize)
    size += BigInt(own ?? 0)
    if (row.proposed !== null) proposed = (proposed ?? 0n) + BigInt(row.proposed)
    if (row.reserve !== null) reserve = (reserve ?? 0n) + BigInt(row.reserve)
  }
  return {
    orders: lines.length,
    filled,
    asked,
    inSize,
    size,
    proposed: proposed ?? null,
    reserve: reserve ?? null,
  }
}

/** Per cent of what is in, in tenths; null where nothing is in. */
export const fillTenths = (size: bigint, inSize: bigint): number | null =>
  inSize === 0n ? null : Number((size * 2000n + inSize) / (inSize * 2n))

/** "37.5" */
export const tenths = (value: number): string => {
  const whole = Math.trunc(value / 10)
  return `${whole.toLocaleString('en')}.${value % 10}`
}
