import { dealIdIn, emptyTerms, type Terms } from '@bookrunner/domain/deals'
import type { RequestContext } from '../../../platform/http/handler.ts'
import { randomText } from '../../../platform/ids.ts'
import { readTerms } from '../reads/detail.repo.ts'
import type { Reader } from './faults.ts'
import { calendarFor } from '../holidays/terms-calendar.ts'

/** The id of a new tranche, in this announcement or in a new one. */
export const newDealId = (announcementId = `ann_${randomText(12)}`): string =>
  dealIdIn(announcementId, randomText(4))

/**
 * For the warnings in the reply: language, and the calendar of the terms after the save. A save at the same moment
 * may make it slightly old, which is harmless.
 */
export const readerOf = async (
  { db, language }: Pick<RequestContext, 'db' | 'language'>,
  dealId: string | undefined,
  terms: Partial<Terms> = {},
): Promise<Reader> => {
  const before = dealId === undefined ? undefined : await readTerms(db, dealId)
  return { language, calendar: await calendarFor(db, { ...emptyTerms, ...before, ...terms }) }
}
