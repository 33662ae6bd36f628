import { dealIdIn, emptyTerms, type Terms } from '@bookrunner/domain/deals'
import type { RequestContext } from '../../../platform/http/handler.ts'
import { randomText } from '../../../platform/ids.ts'
import { readTerms } from '../reads/detail.repo.ts'
import type { Reader } from './faults.ts'
import { calendarFor } from '../holidays/terms-calendar.ts'

/** A tranche of this announcement, or the first of a new one. */
export const newDealId = (announcementId = `ann_${randomText(12)}`): string =>
  dealIdIn(announcementId, randomText(4))

/**
 * For the warnings of the answer, in the editor's language: the days of the terms as they would be. Somebody who
 * saves at the same moment makes them a little old, nothing else.
 */
export const readerOf = async (
  { db, language }: Pick<RequestContext, 'db' | 'language'>,
  dealId: string | undefined,
  terms: Partial<Terms> = {},
): Promise<Reader> => {
  const before = dealId === undefined ? undefined : await readTerms(db, dealId)
  return { language, calendar: await calendarFor(db, { ...emptyTerms, ...before, ...terms }) }
}
