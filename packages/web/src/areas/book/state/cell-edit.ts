import { isRecord } from '../../../platform/storage.ts'
import { editFields, isLadder, type EditField, type EditValue } from '../grid/edit-fields.ts'

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

/** The cells of size and limits share their edit, because each changes the ladder. */
export const cellName = ({ orderId, field }: Pick<CellChange, 'orderId' | 'field'>): string =>
  `${orderId} ${isLadder(field) ? 'ladder' : field}`

/** Its outcome is not refused so far: what it writes counts as written. */
export const isOnItsWay = ({ state }: Pick<CellEdit, 'state'>): boolean =>
  state === 'sending' || state === 'unknown' || state === 'done'

/** It waits for a decision of the person who typed it. */
export const isOpen = ({ state }: Pick<CellEdit, 'state'>): boolean =>
  state === 'refused' || state === 'blocked' || state === 'clash'

const isValue = (value: unknown): value is EditValue =>
  value === null || typeof value === 'string' || Number.isSafeInteger(value)

// The stored data may be from another version of the program: invalid parts are dropped.

export const isChange = (stored: unknown): stored is CellChange =>
  isRecord(stored) &&
  typeof stored['orderId'] === 'string' &&
  typeof stored['number'] === 'string' &&
  editFields.some((field) => field === stored['field']) &&
  isValue(stored['value']) &&
  isValue(stored['was']) &&
  typeof stored['expectedVersion'] === 'number'

export const isOpenEdit = (stored: unknown): stored is CellEdit =>
  isChange(stored) &&
  'key' in stored &&
  typeof stored.key === 'string' &&
  'message' in stored &&
  typeof stored.message === 'string' &&
  isOpen(stored as CellEdit)
