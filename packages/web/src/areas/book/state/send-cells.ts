import type { CallOptions } from '@bookrunner/contract'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { api } from '../../../platform/api.ts'
import { levelsOf } from '../grid/edit-fields.ts'
import type { CellChange } from './cell-edit.ts'
import type { BrowserBook } from './browser-book.ts'

/** The rounds that test and FPG sizes belong to. */
export type Levels = Pick<BrowserBook['levels'], 'test' | 'push'>

/** The cells of one call: proposed sizes of several orders, or one cell. */
export interface CellBatch {
  readonly dealId: string
  readonly levels: Levels
  readonly cells: readonly CellChange[]
}

/** A version that a write made. */
export interface MadeVersion {
  readonly orderId: string
  readonly version: number
}

export async function sendCells(batch: CellBatch, options: CallOptions): Promise<readonly MadeVersion[]> {
  const { dealId, levels, cells } = batch
  const [first] = cells
  if (first!.field !== 'allocSize') {
    const { version } = await sendOne(first!, levels, options)
    return [{ orderId: first!.orderId, version }]
  }
  const sizes = cells.map(({ orderId, expectedVersion, value }) => ({
    orderId,
    expectedVersion,
    size: value as FaceAmount | null,
  }))
  return (await api.book.allocSize({ dealId, sizes }, options)).orders
}

function sendOne(
  { orderId, expectedVersion, field, value, reason }: CellChange,
  levels: Levels,
  options: CallOptions,
): Promise<{ readonly version: number }> {
  const which = { orderId, expectedVersion, ...(reason && { reason }) }
  const size = value as FaceAmount
  const text = value as string | null
  switch (field) {
    case 'size':
    case 'limits': {
      const content = { orderLevels: [...(levelsOf(value) ?? [])] }
      return api.orders.editOrderForInvestor({ ...which, content }, options)
    }
    case 'testSize':
      return api.orders.editTestSize({ ...which, round: levels.test?.round ?? 1, size }, options)
    case 'fpgSize':
      return api.orders.editFpgSize({ ...which, push: levels.push ?? 1, size }, options)
    case 'sales':
      return api.orders.editOrderForInvestor({ ...which, content: { sales: text } }, options)
    default:
      return api.book.editComments({ orderId, expectedVersion, privateComment: text }, options)
  }
}
