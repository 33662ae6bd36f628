import type { BookRow } from '@bookrunner/contract/book'
import { isRefusal, showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import {
  mostLetters,
  parseLadder,
  showLadder,
  type OrderLevel,
  type QuotedAs,
} from '@bookrunner/domain/orders'
import { EMPTY, mm } from '../../../kit/format.ts'
import { ladderLine, limitsLine, readLadderCell } from '../../orders/index.ts'
import { readSize } from '../../orders/parts/index.ts'
import type { BrowserBook } from '../state/browser-book.ts'

/** The fields that are edited in cells. */
export const editFields = [
  'size',
  'limits',
  'testSize',
  'fpgSize',
  'allocSize',
  'sales',
  'privateComment',
] as const
export type EditField = (typeof editFields)[number]
/** A size, a remark, or a ladder as text, which both of its cells change. */
export type EditValue = FaceAmount | string | null

type LadderField = 'size' | 'limits'
export const isLadder = (field: EditField): field is LadderField => field === 'size' || field === 'limits'

/** The ladder that an edit starts from. */
export const lastLevels = ({ lastOrderLevels, orderLevels }: BookRow): readonly OrderLevel[] =>
  lastOrderLevels ?? orderLevels

/** The value of a cell as edits compare it. */
export const valueOf = (row: BookRow, field: EditField): EditValue =>
  isLadder(field) ? showLadder(lastLevels(row)) : row[field]

/** The levels of a ladder's text; undefined for a text that could not be read. */
export function levelsOf(value: EditValue): readonly OrderLevel[] | undefined {
  const ladder = value ? parseLadder(String(value)) : []
  return isRefusal(ladder) ? undefined : ladder
}

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
    // From the push on the live size is history: the size changes by its answer.
    case 'size':
      return push === null && may.includes('edit')
    case 'testSize':
      return test !== null && may.includes('answerTest')
    case 'fpgSize':
      return push !== null && may.includes('answerFpg')
    case 'allocSize':
      return isRunning(status) && change !== 'CANCEL' && (rights.enterAll || may.includes('edit'))
    case 'limits':
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
  field === 'testSize' || field === 'fpgSize' || field === 'allocSize'

/** "T+120"; a ladder with its sizes: "30 @ T+120; 20 @ T+110". */
export function typedLimits(orderLevels: readonly OrderLevel[], over: string | null): string {
  const [first] = orderLevels
  return first && orderLevels.length === 1
    ? limitsLine(first, over) || 'reoffer'
    : ladderLine(orderLevels, over)
}

const typedLadder = (field: LadderField, value: EditValue, over: string | null): string => {
  const orderLevels = levelsOf(value)
  if (!orderLevels) return String(value)
  const [first] = orderLevels
  if (field === 'limits') return typedLimits(orderLevels, over)
  return first && orderLevels.length === 1
    ? showMm(first.size).replaceAll(',', '')
    : ladderLine(orderLevels, over)
}

/** The text of a value in its input: "1250.5", "T+110", "". */
export const typedAs = (field: EditField, value: EditValue, over: string | null): string => {
  if (value === null) return ''
  if (isLadder(field)) return typedLadder(field, value, over)
  return isSize(field) ? showMm(value as FaceAmount).replaceAll(',', '') : String(value)
}

/** The text of a value in a message; of a size or limit the whole ladder. */
export function valueText(field: EditField, value: EditValue, over: string | null): string {
  if (value === null || value === '') return EMPTY
  if (isSize(field)) return mm(Number(value))
  const orderLevels = isLadder(field) ? levelsOf(value) : undefined
  return orderLevels ? ladderLine(orderLevels, over) : String(value)
}

export type LadderRefusal = Extract<ReturnType<typeof readLadderCell>, { readonly refused: true }>
export type ReadTyped =
  | { readonly ok: true; readonly value: EditValue }
  | { readonly ok: false; readonly reason: 'notUnderstood' | 'missing' }
  | { readonly ok: false; readonly reason: 'ladder'; readonly refusal: LadderRefusal }

/** The ladder before the edit, and how the deal is quoted. */
export interface LadderBefore {
  readonly last: readonly OrderLevel[]
  readonly quoted: QuotedAs
}

/** A remark that is too long is still sent as typed: the server refuses it, and it stays in its cell. */
export const isTooLong = (field: EditField, value: EditValue): boolean =>
  typeof value === 'string' &&
  (field === 'sales' || field === 'privateComment') &&
  value.length > mostLetters[field]

/** Parses a typed or pasted cell. A test or FPG answer needs a size; a proposed size may be removed. */
export function readTyped(field: EditField, typed: string, before: LadderBefore): ReadTyped {
  const text = typed.trim()
  if (isLadder(field)) {
    const ladder = readLadderCell(text, field, before)
    return isRefusal(ladder)
      ? { ok: false, reason: 'ladder', refusal: ladder }
      : { ok: true, value: showLadder(ladder) }
  }
  if (!isSize(field)) return { ok: true, value: text || null }
  if (text === '' || text === '–')
    return field === 'allocSize' ? { ok: true, value: null } : { ok: false, reason: 'missing' }
  const size = readSize(text)
  return isRefusal(size) ? { ok: false, reason: 'notUnderstood' } : { ok: true, value: size }
}

/** An unchanged value is not written. But the same size can be the answer to FPG. */
export const isUnchanged = (field: EditField, row: BookRow, value: EditValue): boolean =>
  valueOf(row, field) === value && !(field === 'fpgSize' && row.fpgState === 'waiting')
