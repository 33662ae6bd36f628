import type { ReplyOf } from '@bookrunner/contract'
import type { DealHeader, dealsCalls } from '@bookrunner/contract/deals'

export type DealPage = ReplyOf<typeof dealsCalls.dealList>
export type DealRow = DealPage['list'][number]

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The list with one header as it came live; the very same list where it says nothing new. */
export function withHeader<Page extends { list: Omit<DealHeader, 'roles'>[] }>(
  page: Page,
  header: Omit<DealHeader, 'roles'>,
): Page {
  const at = page.list.findIndex(({ dealId }) => dealId === header.dealId)
  const row = page.list[at]
  if (!row) return page
  const next = { ...row, ...header }
  return same(row, next) ? page : { ...page, list: page.list.with(at, next) }
}

/** What a person may do depends on these; when they change, the list is asked for anew. */
export const abilitiesMayDiffer = (
  row: Pick<DealHeader, 'status' | 'bookClosed'> | undefined,
  header: Pick<DealHeader, 'status' | 'bookClosed'>,
): boolean => row !== undefined && (row.status !== header.status || row.bookClosed !== header.bookClosed)
