import { showGuidance, type CourseEventType, type GuidanceLevel } from '@bookrunner/domain/deals'
import type { NoticeCode } from '@bookrunner/contract/notices'
import type { Reaction, Reactions } from '../../platform/service/index.ts'
import { raiseNotice, type SystemNotice } from '../notices/index.ts'
import type { DealEvent } from './course-events.ts'
import { loadTold, type Told } from './told.repo.ts'

type Params = Record<string, string | number>

interface Spoken {
  code: NoticeCode
  params?: Params
}

const none = '–'
const size = 16

/**
 * As the deal's own zone has it; the zone stands beside it, for readers elsewhere, with its offset: when clocks are put
 * back, an hour comes twice.
 */
const timeIn = (timeZone: string, at: string | null): string => {
  if (at === null) return none
  const there = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone)
  const time = there.toPlainDateTime().toString().slice(0, size).replace('T', ' ')
  return `${time} (${timeZone}, UTC${there.offset})`
}

const sizeOf = (currency: string | null, face: number): string =>
  `${currency ?? ''} ${face.toLocaleString('en-US')}`.trim()

const saidOf = (level: GuidanceLevel | null): string => (level ? showGuidance(level) : none)

type Speak = { [T in CourseEventType]: (event: DealEvent<T>) => Spoken }
const said = (code: NoticeCode, params?: Params): Spoken => ({
  code,
  ...(params && { params }),
})

/** What is said of what happened: managers and the investors a deal is addressed to hear the same. */
const speak: Speak = {
  'deal.announced': ({ target, level, closesAt, timeZone }) =>
    said(target === 'Test' ? 'deal.announced-test' : 'deal.announced', {
      level: showGuidance(level),
      closes: timeIn(timeZone, closesAt),
    }),
  'deal.test-pushed': ({ round, level, closesAt, timeZone }) =>
    said('deal.test-pushed', { round, level: showGuidance(level), closes: timeIn(timeZone, closesAt) }),
  'deal.test-ended': ({ round, from, level }) =>
    from === 'Draft'
      ? said('deal.opened', { level: saidOf(level) })
      : said('deal.test-ended', { round, level: saidOf(level) }),
  'deal.guidance-changed': ({ level, before }) =>
    said('deal.guidance-changed', {
      level: showGuidance(level),
      before: saidOf(before),
    }),
  'deal.fpg-pushed': ({ level, closesAt, timeZone }) =>
    said('deal.fpg-pushed', { level: showGuidance(level), closes: timeIn(timeZone, closesAt) }),
  'deal.closing': ({ minutes, closesAt, timeZone }) =>
    said('deal.closing', { minutes, closes: timeIn(timeZone, closesAt) }),
  'deal.subject': ({ region, at, timeZone }) =>
    said(region === null ? 'deal.subject' : 'deal.subject-region', {
      ...(region && { region }),
      at: timeIn(timeZone, at),
    }),
  'deal.book-closed': ({ phase }) => said('deal.book-closed', { phase }),
  'deal.cut-off-moved': ({ closesAt, timeZone }) =>
    said('deal.cut-off-moved', { closes: timeIn(timeZone, closesAt) }),
  'deal.times-changed': ({ times, timeZone }) =>
    said('deal.times-changed', {
      subject: timeIn(timeZone, times.subjectAt),
      closes: timeIn(timeZone, times.closesAt),
      expires: timeIn(timeZone, times.expiresAt),
    }),
  'deal.launched': ({ level, final, currency }) =>
    said('deal.launched', { level: showGuidance(level), size: sizeOf(currency, final.size) }),
  'deal.priced': ({ level }) => said('deal.priced', { level: showGuidance(level) }),
  'deal.reopened': ({ level }) => said('deal.reopened', { level: saidOf(level) }),
  'deal.repriced': () => said('deal.repriced'),
  'deal.corrected': () => said('deal.corrected'),
  'deal.aborted': () => said('deal.aborted'),
  'deal.expired': () => said('deal.expired'),
}

const placeOf = (side: Told['side'], dealId: string): Pick<SystemNotice, 'link' | 'menuTab'> => {
  switch (side) {
    case 'investor':
      return { link: `/order/deal/${dealId}`, menuTab: 'my_order' }
    case 'mine':
      return { link: `/deal/detail?dealId=${dealId}`, menuTab: 'my_deal' }
    // The page of a deal takes a right that viewers do not hold; their list they have.
    case 'viewer':
      return { link: '/deal/my-deals', menuTab: 'my_deal' }
  }
}

/** Each person once, as what concerns them most: at work on the deal rather than as an investor in it. */
const sidesOf = (all: readonly Told[], by: string | null): Map<string, Told['side']> => {
  const sides = new Map<string, Told['side']>()
  for (const { id, side } of all) if (id !== by && !sides.has(id)) sides.set(id, side)
  return sides
}

const sideOrder: Record<Told['side'], number> = { mine: 0, viewer: 1, investor: 2 }

const tell = async (transaction: Parameters<Reaction>[0], event: DealEvent): Promise<void> => {
  // Of a draft nobody knows but those who work on it.
  if (!event.announced) return
  const spoken = (speak[event.type] as (event: DealEvent) => Spoken)(event)
  const told = await loadTold(transaction, event.dealId)
  const sorted = told.toSorted((one, other) => sideOrder[one.side] - sideOrder[other.side])
  const sides = sidesOf(sorted, event.by)
  for (const side of ['mine', 'viewer', 'investor'] as const) {
    const ids = [...sides].filter(([, each]) => each === side).map(([id]) => id)
    const params = { deal: event.name, ...spoken.params }
    await raiseNotice(transaction, { code: spoken.code, params, ...placeOf(side, event.dealId) }, ids)
  }
}

const telling: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly DealEvent[]) await tell(transaction, event)
}

/** Everyone concerned hears what happens to a deal. */
export const reactToDeals = (reactions: Reactions): void => {
  for (const type of Object.keys(speak)) reactions.on(type, telling)
}
