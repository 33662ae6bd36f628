import { isRefusal } from '../../../kernel/index.ts'
import type { LifecycleEvent } from './events.ts'
import type { DealLifecycle } from '../deal-lifecycle.ts'
import { leadsTo, dealPhaseOf } from './table.ts'
import { take, type Moved, type MovingDeal, type Step } from './moved.ts'
import type { Times } from '../terms.ts'
import { sameInstant } from './times.ts'

/** Minutes before a book closes, when its investors get a notice. */
export const closingMinutes = 10

type Region = Times['subjectByRegion'][number]['region']

/** What the clock does next, in this order where several fall on one instant. */
type Due =
  | { what: 'closing'; at: string }
  | { what: 'subject'; at: string; region: Region | null }
  | { what: 'close'; at: string }
  | { what: 'expire'; at: string }

const order: readonly Due['what'][] = ['closing', 'subject', 'close', 'expire']
const instant = (text: string): Temporal.Instant => Temporal.Instant.from(text)
const compare = (one: Due, other: Due): number =>
  Temporal.Instant.compare(one.at, other.at) || order.indexOf(one.what) - order.indexOf(other.what)

const before = (at: string, minutes: number): string => instant(at).subtract({ minutes }).toString()

/** The name of a subject time in the list of announced ones. */
const nameOf = (region: Region | null): string => region ?? 'all'

const subjectsOf = ({ subjectAt, subjectByRegion, subjectAnnounced }: DealLifecycle): Due[] =>
  [{ region: null, at: subjectAt }, ...subjectByRegion].flatMap(({ region, at }) =>
    at !== null && !subjectAnnounced.includes(nameOf(region))
      ? [{ what: 'subject' as const, at, region }]
      : [],
  )

/** The present end of orders: a test ends with its book, if not before. */
export const closeOf = ({ status, closesAt, closesAfterTest }: DealLifecycle): string | null => {
  if (status !== 'Test' || closesAfterTest === null) return closesAt
  return closesAt !== null && Temporal.Instant.compare(closesAt, closesAfterTest) < 0
    ? closesAt
    : closesAfterTest
}

const duesOf = (lifecycle: DealLifecycle): Due[] => {
  const running = !isRefusal(leadsTo(lifecycle, 'expire'))
  if (!running) return []
  const { closingAnnounced, expiresAt } = lifecycle
  const closesAt = closeOf(lifecycle)
  const closes = closesAt !== null && !isRefusal(leadsTo(lifecycle, 'close'))
  return [
    ...(closes && !closingAnnounced
      ? [{ what: 'closing' as const, at: before(closesAt, closingMinutes) }]
      : []),
    ...(lifecycle.bookClosed ? [] : subjectsOf(lifecycle)),
    ...(closes ? [{ what: 'close' as const, at: closesAt }] : []),
    ...(expiresAt === null ? [] : [{ what: 'expire' as const, at: expiresAt }]),
  ].toSorted(compare)
}

/** When the clock has something to do with this tranche next; null when never. */
export const nextDue = (lifecycle: DealLifecycle): string | null => duesOf(lifecycle)[0]?.at ?? null

/** The close time was announced, or is too near to announce. */
export const isClosingAnnounced = (closesAt: string | null, now: Temporal.Instant): boolean =>
  closesAt !== null && Temporal.Instant.compare(before(closesAt, closingMinutes), now) <= 0

/** What a lifecycle keeps when its book is open anew until some time. */
export const opened = (closesAt: string | null, now: Temporal.Instant): Partial<DealLifecycle> => ({
  closesAt,
  closedAt: null,
  closingAnnounced: isClosingAnnounced(closesAt, now),
})

/** A test of a draft opens IPG with the level it is announced with; the round of an IPG leads back into it. */
export const endingTest = (
  lifecycle: DealLifecycle,
  { terms, guidance }: Pick<MovingDeal, 'terms' | 'guidance'>,
  at: Temporal.Instant,
): Step => {
  const { test } = lifecycle
  if (!test) throw new Error('a test without its round')
  const ended = { ...test, endedAt: at.toString() }
  const closesAt = lifecycle.closesAfterTest
  // The book's own close was announced only if the test was to end with it.
  const closingAnnounced = lifecycle.closingAnnounced && sameInstant(closeOf(lifecycle), closesAt)
  const change = { closesAt, closedAt: null, closingAnnounced, test: ended, closesAfterTest: null }
  const { number: round, from } = test
  const level = from === 'Draft' ? terms.ipg : (guidance.get(lifecycle.guidanceOf.IPG ?? 0)?.level ?? null)
  const events: LifecycleEvent[] = [{ type: 'deal.test-ended', round, from, level }]
  return { change, events, ...(from === 'Draft' && level && { version: { kind: 'IPG', level } }) }
}

/** A deal that ends while a test runs ends its round, too. */
export const leavingTest = ({ status, test }: DealLifecycle, at: string): Partial<DealLifecycle> =>
  status === 'Test' && test ? { test: { ...test, endedAt: at } } : {}

const closingBook = (lifecycle: DealLifecycle, at: string): Step => ({
  change: { closedAt: at },
  events: [{ type: 'deal.book-closed', phase: lifecycle.status === 'FPG' ? 'FPG' : 'IPG', at }],
})

const minutesTo = (closesAt: string, now: Temporal.Instant): number =>
  Math.ceil(now.until(closesAt).total('minutes'))

const withNotice = (moved: Moved, change: Partial<DealLifecycle>, events: LifecycleEvent[]): Moved => ({
  ...moved,
  lifecycle: { ...moved.lifecycle, ...change },
  events: [...moved.events, ...events],
})

/** One thing that was due. What it writes down is the time set, not when it was got round to. */
const doOne = (moved: Moved, due: Due, deal: MovingDeal, now: Temporal.Instant): Moved => {
  const { lifecycle } = moved
  const context = { now: instant(due.at), by: null }
  switch (due.what) {
    case 'closing': {
      const closesAt = closeOf(lifecycle)
      const late = closesAt === null || Temporal.Instant.compare(closesAt, now) <= 0
      const events = late
        ? []
        : [{ type: 'deal.closing' as const, minutes: minutesTo(closesAt, now), closesAt }]
      return withNotice(moved, { closingAnnounced: true }, events)
    }
    case 'subject': {
      const subjectAnnounced = [...lifecycle.subjectAnnounced, nameOf(due.region)]
      return withNotice(moved, { subjectAnnounced }, [
        { type: 'deal.subject', region: due.region, at: due.at },
      ])
    }
    case 'close': {
      const step = (from: DealLifecycle): Step =>
        from.status === 'Test' ? endingTest(from, deal, context.now) : closingBook(from, due.at)
      return sure(take(moved, 'close', context, step))
    }
    case 'expire': {
      const events: LifecycleEvent[] = [{ type: 'deal.expired', from: lifecycle.status }]
      return sure(
        take(moved, 'expire', context, () => ({
          change: { ...leavingTest(lifecycle, due.at), closedAt: lifecycle.closedAt ?? due.at },
          events,
        })),
      )
    }
  }
}

const sure = (moved: ReturnType<typeof take>): Moved => {
  if (isRefusal(moved)) throw new Error(`the clock's own move was refused: ${moved.reason}`)
  return moved
}

const unmoved = ({ terms, lifecycle }: Pick<MovingDeal, 'terms' | 'lifecycle'>): Moved => ({
  terms,
  lifecycle,
  versions: [],
  events: [],
})

/** Does all that is due by now, one after the other, as if it had been done on time. */
export const tick = (deal: MovingDeal, now: Temporal.Instant): Moved => {
  let moved = unmoved(deal)
  for (;;) {
    const [due] = duesOf(moved.lifecycle)
    if (!due || Temporal.Instant.compare(due.at, now) > 0) return moved
    moved = doOne(moved, due, deal, now)
  }
}

/** What an investor may still do is decided by the clock, whether or not the switch was made already. */
export const isOpenAt = (lifecycle: DealLifecycle, now: Temporal.Instant): boolean => {
  const state = dealPhaseOf(lifecycle)
  const open = ['Test of a draft', 'Test in IPG', 'IPG', 'FPG'].includes(state)
  const hasPassed = (at: string | null) => at !== null && Temporal.Instant.compare(at, now) <= 0
  return open && !hasPassed(closeOf(lifecycle)) && !hasPassed(lifecycle.expiresAt)
}

/** The book went subject, if only before it closed: what a desk still adds comes after it all the same. */
export const wentSubjectBy = (lifecycle: DealLifecycle, now: Temporal.Instant, region?: Region): boolean => {
  const own = lifecycle.subjectByRegion.find((each) => each.region === region)?.at
  const at = own ?? lifecycle.subjectAt
  const by = (end: Temporal.Instant | string) => at !== null && Temporal.Instant.compare(at, end) <= 0
  return by(now) && (lifecycle.closedAt === null || by(lifecycle.closedAt))
}

/** An open book is subject: new orders and increases are conditional. A region's own time replaces the deal's. */
export const isSubjectAt = (lifecycle: DealLifecycle, now: Temporal.Instant, region?: Region): boolean =>
  wentSubjectBy(lifecycle, now, region) && isOpenAt(lifecycle, now)
