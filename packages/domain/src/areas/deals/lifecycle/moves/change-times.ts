import { isRefusal, refuse, refuseFields, type Refusal } from '../../../../kernel/index.ts'
import { closeOf, isClosingAnnounced, opened, tick } from '../clock.ts'
import { noAllocation, type DealLifecycle } from '../../deal-lifecycle.ts'
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
  lifecycle: DealLifecycle,
  now: Temporal.Instant,
): Refusal<TimesReason> | undefined => {
  // While a test runs, its close is the test's own: the book's subject times lie before the book's.
  const inTest = dealPhaseOf(lifecycle) === 'Test in IPG'
  if (!inTest) return timesFault(times, timesOf(lifecycle), now)
  const book = { ...times, closesAt: lifecycle.closesAfterTest }
  const test = { ...times, subjectAt: null, subjectByRegion: [] }
  return (
    outlastsBook(times.closesAt, lifecycle.closesAfterTest) ??
    timesFault(book, { ...timesOf(lifecycle), closesAt: lifecycle.closesAfterTest }, now) ??
    timesFault(test, timesOf(lifecycle), now)
  )
}

const subjectOf = ({ subjectAt, subjectByRegion }: Times, name: string): string | null =>
  name === 'all' ? subjectAt : (subjectByRegion.find(({ region }) => region === name)?.at ?? null)

/** Unchanged subject times are not announced again. */
const stillAnnounced = (times: Times, lifecycle: DealLifecycle): string[] =>
  lifecycle.subjectAnnounced.filter((name) => sameInstant(subjectOf(times, name), subjectOf(lifecycle, name)))

const setting = (
  lifecycle: DealLifecycle,
  request: NewTimes,
  now: Temporal.Instant,
): Step | Refusal<Reason> => {
  const before = timesOf(lifecycle)
  const times = { ...before, ...defined(request.times) }
  if (sameTimes(before, times)) return refuse('write.no-changes')
  if (!request.reason.trim()) return refuse('deal.reason-missing')
  if (lifecycle.status === 'FPG' && times.closesAt === null)
    return refuseFields('deal.cut-off-missing', [{ field: 'times.closesAt', reason: 'deal.cut-off-missing' }])
  const fault = faultOf(times, lifecycle, now)
  if (fault) return fault
  const ends = closeOf({ ...lifecycle, ...times })
  const closing = sameInstant(ends, closeOf(lifecycle))
    ? {}
    : { closingAnnounced: isClosingAnnounced(ends, now) }
  return {
    change: { ...times, ...closing, subjectAnnounced: stillAnnounced(times, lifecycle) },
    events: [{ type: 'deal.times-changed', before, times, reason: request.reason }],
  }
}

/** A closed book that gets another close time is open again. */
const reopening = (step: Step, lifecycle: DealLifecycle, now: Temporal.Instant): Step => {
  const closesAt = step.change?.closesAt ?? null
  if (dealPhaseOf(lifecycle) !== 'IPG closed') return step
  if (sameInstant(closesAt, lifecycle.closesAt)) return { ...step, to: 'IPG closed' }
  return { ...step, to: 'IPG', change: { ...step.change, ...opened(closesAt, now) } }
}

/** A closed FPG book answers again until a new cut-off; what was built on it as closed is stale. */
const newCutOff = (
  step: Step,
  lifecycle: DealLifecycle,
  { reason }: NewTimes,
  now: Temporal.Instant,
): Step => {
  const closesAt = step.change!.closesAt!
  return {
    change: {
      ...step.change,
      ...opened(closesAt, now),
      ...noAllocation,
      guidanceOf: withoutKinds(lifecycle.guidanceOf, 'launched'),
    },
    events: [{ type: 'deal.cut-off-moved', closesAt, reason }],
  }
}

/** Which of the two moves it is: another cut-off for a closed FPG book opens it. */
export const timesMove = (
  lifecycle: DealLifecycle,
  { times }: Pick<NewTimes, 'times'>,
): 'newCutOff' | 'changeTimes' => {
  const moves = times.closesAt !== undefined && !sameInstant(times.closesAt, lifecycle.closesAt)
  return dealPhaseOf(lifecycle) === 'FPG closed' && moves ? 'newCutOff' : 'changeTimes'
}

/** Extends or brings forward a close time, the subject times or the expiry; everyone concerned gets the reason. */
export const changeTimes = (
  deal: MovingDeal,
  request: NewTimes,
  context: MoveContext,
): Moved | Refusal<Reason> => {
  const begun = tick(deal, context.now)
  const move = timesMove(begun.lifecycle, request)
  return take(begun, move, context, (lifecycle) => {
    const step = setting(lifecycle, request, context.now)
    if (isRefusal(step)) return step
    return move === 'newCutOff'
      ? newCutOff(step, lifecycle, request, context.now)
      : reopening(step, lifecycle, context.now)
  })
}
