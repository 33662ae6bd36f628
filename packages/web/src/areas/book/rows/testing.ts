import type { BookRow, BookSnapshot } from '@bookrunner/contract/book'
import { bookOf } from '../charts/testing/rows.ts'
import { fromList, type BrowserBook } from '../state/browser-book.ts'
import type { Names } from './flatten.ts'

/** For tests: a book as the browser holds it. */
export function browserBook(
  rows: BookRow[],
  more: Partial<BookSnapshot> & { readonly seq?: number } = {},
): BrowserBook {
  const reply = {
    ...bookOf(rows),
    dealId: 'deal',
    seq: 10,
    classes: [{ classId: 'cls_funds', name: 'Funds' }],
    readMarker: { upTo: 0, orderIds: [] },
    ...more,
  }
  return fromList(reply)
}

export const names: Names = {
  holder: ({ holder }) => holder,
  house: (holder) => holder,
  bank: (entityId) => entityId ?? '–',
  type: (classId) => classId ?? '–',
  group: (groupId) => groupId,
  limits: ({ orderLevels }) =>
    orderLevels.map(({ minSpread }) => (minSpread === null ? 'at reoffer' : `T+${minSpread}`)).join('\n'),
}

export const merged = (mergeId: string, orderIds: string[], rule: 'largest' | 'sum' = 'sum') => ({
  mergeId,
  orderIds,
  rule,
  size: null,
  reason: null,
  leadOrderId: null,
  at: '2026-11-20T08:00:00Z',
  by: null,
  edited: [],
})
