import type { ReplyOf } from '@bookrunner/contract'
import type { DealFace, dealsCalls } from '@bookrunner/contract/deals'

export type DealPage = ReplyOf<typeof dealsCalls.dealList>
export type DealRow = DealPage['list'][number]

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The list with one face as it came live; the very same list where it says nothing new. */
export function withFace<Page extends { list: Omit<DealFace, 'roles'>[] }>(
  page: Page,
  face: Omit<DealFace, 'roles'>,
): Page {
  const at = page.list.findIndex(({ dealId }) => dealId === face.dealId)
  const row = page.list[at]
  if (!row) return page
  const next = { ...row, ...face }
  return same(row, next) ? page : { ...page, list: page.list.with(at, next) }
}

/** What a person may do depends on these; when they change, the list is asked for anew. */
export const abilitiesMayDiffer = (
  row: Pick<DealFace, 'status' | 'bookClosed'> | undefined,
  face: Pick<DealFace, 'status' | 'bookClosed'>,
): boolean => row !== undefined && (row.status !== face.status || row.bookClosed !== face.bookClosed)
