import { isLadder, type EditField, type EditValue } from '../grid/edit-fields.ts'

/** A change of a cell, as it is sent. */
export interface CellChange {
  readonly orderId: string
  readonly number: string
  readonly field: EditField
  readonly value: EditValue
  /** The version that was read, and the cell's value in it. */
  readonly expectedVersion: number
  readonly was: EditValue
  readonly reason?: string | undefined
}

export interface CellEdit extends CellChange {
  /** The key of its call: all cells of a list share one. */
  readonly key: string
  /**
   * Blocked: correct, but other cells of its list were refused. Clash: somebody else saved the cell meanwhile; the
   * typed value stays until the person chooses one.
   */
  readonly state: 'sending' | 'unknown' | 'done' | 'refused' | 'blocked' | 'clash'
  readonly message: string
  /** The value is a text that could not be read, so it is not sent. */
  readonly isUnread?: true
}

export type Edits = ReadonlyMap<string, CellEdit>

/** The cells of size and limits share their edit, because each changes the ladder. */
export const cellName = ({ orderId, field }: Pick<CellChange, 'orderId' | 'field'>): string =>
  `${orderId} ${isLadder(field) ? 'ladder' : field}`

/** Its outcome is not refused so far: what it writes counts as written. */
export const isOnItsWay = ({ state }: Pick<CellEdit, 'state'>): boolean =>
  state === 'sending' || state === 'unknown' || state === 'done'
