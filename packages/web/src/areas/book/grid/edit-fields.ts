import type { BookRow } from '@bookrunner/contract/book'
import { isRefusal, showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { mostLetters } from '@bookrunner/domain/orders'
import { readSize } from '../../orders/parts/index.ts'
import type { BrowserBook } from '../state/browser-book.ts'

/** What of an order is edited in its cell. */
export const editFields = ['testSize', 'fpgSize', 'allocSize', 'sales', 'privateComment'] as const
export type EditField = (typeof editFields)[number]
export type EditValue = FaceAmount | string | null

/** What the reader's role in the deal leaves open, beside what the server says of each order. */
export interface EditRights {
  /** Orders of every bank, also where no act is open to the investor's side any more. */
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

/** Needed by the server for what goes to the investor's side of an order, once its book is closed. */
export const needsReason = (field: EditField, { reasoned }: Pick<BookRow, 'reasoned'>): boolean =>
  reasoned && field !== 'allocSize' && field !== 'privateComment'

export const isSize = (field: EditField): field is 'testSize' | 'fpgSize' | 'allocSize' =>
  field !== 'sales' && field !== 'privateComment'

/** As it is typed: "1250.5", "". */
export const typedAs = (field: EditField, value: EditValue): string => {
  if (value === null) return ''
  return isSize(field) ? showMm(value as FaceAmount).replaceAll(',', '') : String(value)
}

export type ReadTyped =
  | { readonly ok: true; readonly value: EditValue }
  | { readonly ok: false; readonly reason: 'notUnderstood' | 'missing' }

/** A remark that is too long is sent as it was typed: the server says so, and it stays in its cell. */
export const isTooLong = (field: EditField, value: EditValue): boolean =>
  typeof value === 'string' && !isSize(field) && value.length > mostLetters[field]

/** What was typed or pasted into a cell. An answer is a size, of nothing a nought; a proposal may be taken back. */
export function readTyped(field: EditField, typed: string): ReadTyped {
  const text = typed.trim()
  if (!isSize(field)) return { ok: true, value: text || null }
  if (text === '' || text === '–')
    return field === 'allocSize' ? { ok: true, value: null } : { ok: false, reason: 'missing' }
  const size = readSize(text)
  return isRefusal(size) ? { ok: false, reason: 'notUnderstood' } : { ok: true, value: size }
}

/** Nothing is written where nothing is changed. A test or FPG answer of the same size is an answer all the same. */
export const isAsItWas = (field: EditField, row: BookRow, value: EditValue): boolean =>
  row[field] === value && !(field === 'fpgSize' && row.fpgState === 'waiting')
