import type { BookRow } from '@bookrunner/contract/book'
import { isRefusal, showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { mostLetters } from '@bookrunner/domain/orders'
import { readSize } from '../../orders/parts/index.ts'
import type { BrowserBook } from '../state/browser-book.ts'

/** The fields that are edited in cells. */
export const editFields = ['testSize', 'fpgSize', 'allocSize', 'sales', 'privateComment'] as const
export type EditField = (typeof editFields)[number]
export type EditValue = FaceAmount | string | null

/** The rights of the reader's role in the deal, beside those that the server gives for each order. */
export interface EditRights {
  /** May edit orders of every bank, even when the investor's side is closed. */
  readonly enterAll: boolean
  readonly privateComments: boolean
}

const isRunning = (status: BrowserBook['levels']['status']): boolean =>
  status !== 'Aborted' && status !== 'Expired'

export function mayEdit(
  field: EditField,
  { may, change }: Pick<BookRow, 'may' | 'change'>,
  rights: EditRights,
  { status, test, push }: Pick<BrowserBook['levels'], 'status' | 'test' | 'push'>,
): boolean {
  switch (field) {
    case 'testSize':
      return test !== null && may.includes('answerTest')
    case 'fpgSize':
      return push !== null && may.includes('answerFpg')
    case 'allocSize':
      return isRunning(status) && change !== 'CANCEL' && (rights.enterAll || may.includes('edit'))
    case 'sales':
      return may.includes('edit')
    case 'privateComment':
      return rights.privateComments && change !== 'CANCEL'
  }
}

/** Once its book is closed, the server requires a reason to change fields that the investor sees. */
export const needsReason = (field: EditField, { reasoned }: Pick<BookRow, 'reasoned'>): boolean =>
  reasoned && field !== 'allocSize' && field !== 'privateComment'

export const isSize = (field: EditField): field is 'testSize' | 'fpgSize' | 'allocSize' =>
  field !== 'sales' && field !== 'privateComment'

/** The text of a value in its input: "1250.5", "". */
export const typedAs = (field: EditField, value: EditValue): string => {
  if (value === null) return ''
  return isSize(field) ? showMm(value as FaceAmount).replaceAll(',', '') : String(value)
}

export type ReadTyped =
  | { readonly ok: true; readonly value: EditValue }
  | { readonly ok: false; readonly reason: 'notUnderstood' | 'missing' }

/** A remark that is too long is still sent as typed: the server refuses it, and it stays in its cell. */
export const isTooLong = (field: EditField, value: EditValue): boolean =>
  typeof value === 'string' && !isSize(field) && value.length > mostLetters[field]

/** Parses a typed or pasted cell. A test or FPG answer needs a size; a proposed size may be removed. */
export function readTyped(field: EditField, typed: string): ReadTyped {
  const text = typed.trim()
  if (!isSize(field)) return { ok: true, value: text || null }
  if (text === '' || text === '–')
    return field === 'allocSize' ? { ok: true, value: null } : { ok: false, reason: 'missing' }
  const size = readSize(text)
  return isRefusal(size) ? { ok: false, reason: 'notUnderstood' } : { ok: true, value: size }
}

/** An unchanged value is not written. But the same size can be the answer to FPG. */
export const isUnchanged = (field: EditField, row: BookRow, value: EditValue): boolean =>
  row[field] === value && !(field === 'fpgSize' && row.fpgState === 'waiting')
