import type { AllocRow } from '@bookrunner/contract/allocation'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { PendingEdit } from '../state/edits.ts'

/** Totals in whole currency units; null if no line has a value. */
export interface Sums {
  readonly orders: number
  readonly filled: number
  readonly orderSize: bigint
  readonly inSize: bigint
  readonly acceptedIn: bigint
  readonly proposed: bigint | null
  readonly reserve: bigint | null
  readonly size: bigint
}

interface GridLine {
  readonly id: string
  /** The name in the reader's language. */
  readonly investor: string
  readonly depth: number
}

export interface OrderLine extends GridLine {
  readonly kind: 'order'
  readonly row: AllocRow
  /** The pending edits of its size and of its reason alone. */
  readonly edit: PendingEdit | undefined
  readonly noteEdit: PendingEdit | undefined
  /** The size including edits; null if none is set yet. */
  readonly size: FaceAmount | null
}

/** Orders that count as one: a size typed here is divided among them. */
export interface MergeLine extends GridLine {
  readonly kind: 'merge'
  readonly typed: true
  readonly mergeId: string
  readonly sums: Sums
  readonly open: boolean
  /** All its lines, whatever the filter. */
  readonly members: readonly OrderLine[]
  /** Invalid text in one of its cells. */
  readonly edit: PendingEdit | undefined
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

export type GridRow = OrderLine | MergeLine | GroupLine | TotalLine

/** Lines with cells to edit. */
export type EditableLine = OrderLine | MergeLine

export const sumsOf = (lines: readonly OrderLine[]): Sums => {
  let [filled, orderSize, inSize, acceptedIn, size] = [0, 0n, 0n, 0n, 0n]
  let [proposed, reserve]: (bigint | null)[] = [null, null]
  for (const { row, size: own } of lines) {
    filled += Number((own ?? 0) > 0)
    orderSize += BigInt(row.orderSize)
    inSize += BigInt(row.inSize)
    acceptedIn += BigInt(row.acceptedIn)
    size += BigInt(own ?? 0)
    if (row.proposed !== null) proposed = (proposed ?? 0n) + BigInt(row.proposed)
    if (row.reserve !== null) reserve = (reserve ?? 0n) + BigInt(row.reserve)
  }
  return {
    orders: lines.length,
    filled,
    orderSize,
    inSize,
    acceptedIn,
    size,
    proposed: proposed ?? null,
    reserve: reserve ?? null,
  }
}

/** The fill in tenths of a per cent of what is in and accepted; null without demand. */
export const fillTenths = (size: bigint, acceptedIn: bigint): number | null =>
  acceptedIn === 0n ? null : Number((size * 2000n + acceptedIn) / (acceptedIn * 2n))
