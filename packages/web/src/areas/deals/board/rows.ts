import type { ReplyOf } from '@bookrunner/contract'
import type { DealHeader, dealsCalls } from '@bookrunner/contract/deals'
import { isSame } from '@bookrunner/domain/kernel'

export type DealPage = ReplyOf<typeof dealsCalls.dealList>
export type DealRow = DealPage['list'][number]

/** Replaces one header in the list; returns the same list if nothing changed. */
export function withHeader<Page extends { list: Omit<DealHeader, 'roles'>[] }>(
  page: Page,
  header: Omit<DealHeader, 'roles'>,
): Page {
  const at = page.list.findIndex(({ dealId }) => dealId === header.dealId)
  const row = page.list[at]
  if (!row) return page
  const next = { ...row, ...header }
  return isSame(row, next) ? page : { ...page, list: page.list.with(at, next) }
}

/** A person's abilities depend on these fields: if they change, the list is loaded again. */
export const abilitiesMayDiffer = (
  row: Pick<DealHeader, 'status' | 'bookClosed'> | undefined,
  header: Pick<DealHeader, 'status' | 'bookClosed'>,
): boolean => row !== undefined && (row.status !== header.status || row.bookClosed !== header.bookClosed)
