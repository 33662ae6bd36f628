import type { EditField, EditValue } from '../grid/edit-fields.ts'

/** A cell's new content, as it is sent. */
export interface CellWish {
  readonly orderId: string
  readonly number: string
  readonly field: EditField
  readonly value: EditValue
  /** The version that was read, and what stood in the cell then. */
  readonly expectedVersion: number
  readonly was: EditValue
  readonly reason?: string | undefined
}

export interface CellEdit extends CellWish {
  /** Of the call it went out with: the cells of a list share one. */
  readonly key: string
  /** Held: of a list that was not taken for others' sake. Clash: somebody saved meanwhile; what was typed is kept, and nothing is written until it is said which holds. */
  readonly state: 'sending' | 'unknown' | 'done' | 'refused' | 'held' | 'clash'
  readonly words: string
}

export type Edits = ReadonlyMap<string, CellEdit>

export const cellName = ({ orderId, field }: Pick<CellWish, 'orderId' | 'field'>): string =>
  `${orderId} ${field}`
