import { isRefusal, refuse, refuseFields, type Refusal } from '../../../../kernel/index.ts'
import { closeOf, isClosingAnnounced, opened, tick } from '../clock.ts'
import type { DealLifecycle } from '../../course.ts'
import { withoutKinds } from '../current-version.ts'
import { dealPhaseOf, type NoSuchMove } from '../table.ts'
import { take, type Moved, type MovingDeal, type Step, type MoveContext } from '../moved.ts'
import type { Times } from '../../terms.ts'
import { outlastsBook, sameInstant, sameTimes, timesFault, timesOf, type TimesReason } from '../times.ts'

export interface NewTimes {
  times: { [Key in keyof Times]?: Times[Key] | undefined }
  reason: string
}
type Reason = NoSuchMove | TimesReason | 'deal.reason-missing' | 'deal.cut-off-missing' | 'write.no-changes'

const defined = (times: NewTimes['times']): Partial<Times> =>
  Object.fromEntries(Object.entries(times).filter(([, value]) => value !== undefined))

const faultOf = (
  times: Times,
  course: DealLifecycle,
  now: Temporal.Instant,
): Refusal<TimesReason> | undefined => {
  // While a test runs, its close is the test's own: the book's subject times lie before the book's.
  const inTest = dealPhaseOf(course) === 'Test in IPG'
  if (!inTest) return timesFault(times, timesOf(course), now)
  const book = { ...times, closesAt: course.closesAfterTest }
  const test = { ...times, subjectAt: null, subjectByRegion: [] }
  return (
    outlastsBook(times.closesAt, course.closesAfterTest) ??
    timesFault(book, { ...timesOf(course), closesAt: course.closesAfterTest }, now) ??
    timesFault(test, timesOf(course), now)
  )
}

const subjectOf = ({ subjectAt, subjectByRegion }: Times, name: string): string | null =>
  name === 'all' ? subjectAt : (subjectByRegion.find(({ region }) => region === name)?.at ?? null)

/** Subject times that stay as they are stay told. */
const stillAnnounced = (times: Times, course: DealLifecycle): string[] =>
  course.subjectTold.filter((name) => sameInstant(subjectOf(times, name), subjectOf(course, name)))

const setting = (course: DealLifecycle, request: NewTimes, now: Temporal.Instant): Step | Refusal<Reason> => {
  const before = timesOf(course)
  const times = { ...before, ...defined(request.times) }
  if (sameTimes(before, times)) return refuse('write.no-changes')
  if (!request.reason.trim()) return refuse('deal.reason-missing')
  if (course.status === 'FPG' && times.closesAt === null)
    return refuseFields('deal.cut-off-missing', [{ field: 'times.closesAt', reason: 'deal.cut-off-missing' }])
  const fault = faultOf(times, course, now)
  if (fault) return fault
  const ends = closeOf({ ...course, ...times })
  const closing = sameInstant(ends, closeOf(course)) ? {} : { closingTold: isClosingAnnounced(ends, now) }
  return {
    change: { ...times, ...closing, subjectTold: stillAnnounced(times, course) },
    events: [{ type: 'deal.times-changed', before, times, reason: request.reason }],
  }
}

/** A closed book that gets another close time is open again. */
const reopening = (step: Step, course: DealLifecycle, now: Temporal.Instant): Step => {
  const closesAt = step.change?.closesAt ?? null
  if (dealPhaseOf(course) !== 'IPG closed') return step
  if (sameInstant(closesAt, course.closesAt)) return { ...step, to: 'IPG closed' }
  return { ...step, to: 'IPG', change: { ...step.change, ...opened(closesAt, now) } }
}

/** A closed FPG book answers again until a new cut-off; what was built on it as closed is stale. */
const newCutOff = (step: Step, course: DealLifecycle, { reason }: NewTimes, now: Temporal.Instant): Step => {
  const closesAt = step.change!.closesAt!
  return {
    change: {
      ...step.change,
      ...opened(closesAt, now),
      allocationStale: true,
      guidanceOf: withoutKinds(course.guidanceOf, 'launched'),
    },
    events: [{ type: 'deal.cut-off-moved', closesAt, reason }],
  }
}

/** Which of the two moves it is: another cut-off for a closed FPG book opens it. */
export const timesMove = (
  course: DealLifecycle,
  { times }: Pick<NewTimes, 'times'>,
): 'newCutOff' | 'changeTimes' => {
  const moves = times.closesAt !== undefined && !sameInstant(times.closesAt, course.closesAt)
  return dealPhaseOf(course) === 'FPG closed' && moves ? 'newCutOff' : 'changeTimes'
}

/** Extends or brings forward a close time, the subject times or the expiry; everyone concerned is told why. */
export const changeTimes = (
  deal: MovingDeal,
  request: NewTimes,
  context: MoveContext,
): Moved | Refusal<Reason> => {
  const begun = tick(deal, context.now)
  const move = timesMove(begun.course, request)
  return take(begun, move, context, (course) => {
    const step = setting(course, request, context.now)
    if (isRefusal(step)) return step
    return move === 'newCutOff'
      ? newCutOff(step, course, request, context.now)
      : reopening(step, course, context.now)
  })
}
