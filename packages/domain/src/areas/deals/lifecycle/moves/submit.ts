import { type Refusal, refuse, refuseFields } from '../../../../kernel/index.ts'
import { closeOf, isClosingAnnounced, tick } from '../clock.ts'
import { missingIn, type MissingReason } from '../../checks/completeness.ts'
import type { DealLifecycle } from '../../deal-lifecycle.ts'
import type { GuidanceLevel } from '../../guidance.ts'
import { levelFault, type LevelReason } from '../../level.ts'
import type { NoSuchMove } from '../table.ts'
import { take, type Moved, type MovingDeal, type Step, type MoveContext } from '../moved.ts'
import { outlastsBook, timesFault, type TimesReason } from '../times.ts'

interface Request {
  target: 'IPG' | 'Test'
  /** Books close; without it, at the time of the draft. Null: without a time. */
  closesAt?: string | null | undefined
  /** The level of the test; without it, the test price of the draft. */
  testPrice?: GuidanceLevel | undefined
  /** The end of the test, which is not the close of the book. */
  testClosesAt?: string | undefined
}

type Reason =
  | NoSuchMove<'submit'>
  | 'deal.incomplete'
  | MissingReason
  | LevelReason
  | TimesReason
  | 'deal.test-price-missing'
  | 'deal.test-end-missing'

/** A fault of the test's end is shown at its own field, not at the close of the book. */
const atTestEnd = (refusal: Refusal<TimesReason> | undefined): Refusal<TimesReason> | undefined =>
  refusal && {
    ...refusal,
    fields: (refusal.fields ?? []).map((fault) =>
      fault.field === 'times.closesAt' ? { ...fault, field: 'testClosesAt' } : fault,
    ),
  }

/** Investors indicate sizes at a price until the test ends; only then do books open. */
const opensTest = (
  deal: MovingDeal,
  lifecycle: DealLifecycle,
  { testPrice, testClosesAt }: Request,
  now: Temporal.Instant,
): Step | Refusal<Reason> => {
  const level = testPrice ?? deal.terms.testPrice
  if (!level) return refuse('deal.test-price-missing')
  if (!testClosesAt)
    return refuseFields('deal.test-end-missing', [{ field: 'testClosesAt', reason: 'deal.test-end-missing' }])
  const times = {
    closesAt: testClosesAt,
    subjectAt: null,
    subjectByRegion: [],
    expiresAt: lifecycle.expiresAt,
  }
  const fault =
    levelFault(level, deal.terms) ??
    atTestEnd(
      outlastsBook(testClosesAt, lifecycle.closesAt) ?? timesFault(times, { ...times, closesAt: null }, now),
    )
  if (fault) return fault
  const test = { number: 1, from: 'Draft' as const, level, openedAt: now.toString(), endedAt: null }
  const change = { test, closesAt: testClosesAt, closesAfterTest: lifecycle.closesAt }
  const closesAt = closeOf({ ...lifecycle, ...change, status: 'Test' })
  return {
    to: 'Test of a draft',
    change: { ...change, closingAnnounced: isClosingAnnounced(closesAt, now) },
    version: { kind: 'test', level },
    events: [
      {
        type: 'deal.announced',
        target: 'Test',
        level,
        size: deal.terms.size,
        tenor: deal.terms.tenor,
        closesAt,
      },
    ],
  }
}

const opensBooks = ({ terms }: MovingDeal, { closesAt }: DealLifecycle, now: Temporal.Instant): Step => {
  const level = terms.ipg!
  return {
    to: 'IPG',
    change: { closesAt, closingAnnounced: isClosingAnnounced(closesAt, now) },
    version: { kind: 'IPG', level },
    events: [
      { type: 'deal.announced', target: 'IPG', level, size: terms.size, tenor: terms.tenor, closesAt },
    ],
  }
}

/** A draft is announced: to investors in IPG, or for a test of it, whose orders are intentions. */
export const submit = (deal: MovingDeal, request: Request, context: MoveContext): Moved | Refusal<Reason> =>
  take(tick(deal, context.now), 'submit', context, (draft): Step | Refusal<Reason> => {
    const { target, closesAt = draft.closesAt } = request
    const lifecycle = { ...draft, closesAt }
    const faults = missingIn({ ...deal, times: lifecycle, now: context.now })
    if (faults.length > 0)
      return { ...refuseFields('deal.incomplete', faults), params: { count: faults.length } }
    const step =
      target === 'IPG'
        ? opensBooks(deal, lifecycle, context.now)
        : opensTest(deal, lifecycle, request, context.now)
    if ('refused' in step) return step
    const announced = { submittedAt: context.now.toString(), baselineSeq: context.seq }
    return { ...step, change: { ...step.change, ...announced } }
  })
