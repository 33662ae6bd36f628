import { showGuidance, type CourseEventType, type GuidanceLevel } from '@bookrunner/domain/deals'
import type { NoticeCode } from '@bookrunner/contract/notices'
import type { Reaction, Reactions } from '../../platform/service/index.ts'
import { raiseNotice, type SystemNotice } from '../notices/index.ts'
import type { DealEvent } from './course-events.ts'
import { loadTold, type Told } from './told.repo.ts'

type Params = Record<string, string | number>
type Audience = 'everyone' | 'managers'

interface Spoken {
  code: NoticeCode
  to: Audience
  params?: Params
}

const none = '–'
const size = 16

/** As the deal's own zone has it; the zone stands beside it, for readers elsewhere. */
const timeIn = (timeZone: string, at: string | null): string =>
  at === null
    ? none
    : `${Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime().toString().slice(0, size).replace('T', ' ')} (${timeZone})`

const saidOf = (level: GuidanceLevel | null): string => (level ? showGuidance(level) : none)

type Speak = { [T in CourseEventType]: (event: DealEvent<T>) => Spoken | undefined }
const everyone = (code: NoticeCode, params?: Params): Spoken => ({
  code,
  to: 'everyone',
  ...(params && { params }),
})

/** What is said of what happened, and to whom: investors hear what they may see, managers all of it. */
const speak: Speak = {
  'deal.announced': ({ target, level, closesAt, timeZone }) =>
    everyone(target === 'Test' ? 'deal.announced-test' : 'deal.announced', {
      level: showGuidance(level),
      closes: timeIn(timeZone, closesAt),
    }),
  'deal.test-pushed': ({ round, level, closesAt, timeZone }) =>
    everyone('deal.test-pushed', { round, level: showGuidance(level), closes: timeIn(timeZone, closesAt) }),
  'deal.test-ended': ({ round, from, level }) =>
    from === 'Draft'
      ? everyone('deal.opened', { level: saidOf(level) })
      : everyone('deal.test-ended', { round, level: saidOf(level) }),
  'deal.guidance-changed': ({ level, before }) =>
    everyone('deal.guidance-changed', {
      level: showGuidance(level),
      before: saidOf(before),
    }),
  'deal.fpg-pushed': ({ level, closesAt, timeZone }) =>
    everyone('deal.fpg-pushed', { level: showGuidance(level), closes: timeIn(timeZone, closesAt) }),
  'deal.closing': ({ minutes, closesAt, timeZone }) =>
    everyone('deal.closing', { minutes, closes: timeIn(timeZone, closesAt) }),
  'deal.subject': ({ region, at, timeZone }) =>
    everyone(region === null ? 'deal.subject' : 'deal.subject-region', {
      ...(region && { region }),
      at: timeIn(timeZone, at),
    }),
  'deal.book-closed': ({ phase }) => everyone('deal.book-closed', { phase }),
  'deal.cut-off-moved': ({ closesAt, timeZone }) =>
    everyone('deal.cut-off-moved', { closes: timeIn(timeZone, closesAt) }),
  'deal.times-changed': ({ times, timeZone }) =>
    everyone('deal.times-changed', {
      subject: timeIn(timeZone, times.subjectAt),
      closes: timeIn(timeZone, times.closesAt),
      expires: timeIn(timeZone, times.expiresAt),
    }),
  'deal.launched': () => ({ code: 'deal.launched', to: 'managers' }),
  'deal.priced': ({ level }) => everyone('deal.priced', { level: showGuidance(level) }),
  'deal.reopened': ({ level }) => everyone('deal.reopened', { level: saidOf(level) }),
  'deal.repriced': () => everyone('deal.repriced'),
  'deal.corrected': () => everyone('deal.corrected'),
  'deal.aborted': () => everyone('deal.aborted'),
  'deal.expired': () => everyone('deal.expired'),
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
const sidesOf = (
  all: readonly Told[],
  { to, by }: { to: Audience; by: string | null },
): Map<string, Told['side']> => {
  const sides = new Map<string, Told['side']>()
  for (const { id, side } of all)
    if (id !== by && !sides.has(id) && !(to === 'managers' && side === 'investor')) sides.set(id, side)
  return sides
}

const sideOrder: Record<Told['side'], number> = { mine: 0, viewer: 1, investor: 2 }

const tell = async (transaction: Parameters<Reaction>[0], event: DealEvent): Promise<void> => {
  const spoken = (speak[event.type] as (event: DealEvent) => Spoken | undefined)(event)
  // Of a draft nobody knows but those who work on it.
  if (!spoken || !event.announced) return
  const told = await loadTold(transaction, event.dealId)
  const sorted = told.toSorted((one, other) => sideOrder[one.side] - sideOrder[other.side])
  const sides = sidesOf(sorted, { to: spoken.to, by: event.by })
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
