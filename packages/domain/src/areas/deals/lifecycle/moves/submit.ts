import { type Refusal, refuseFields } from '../../../../kernel/index.ts'
import { isClosingAnnounced, tick } from '../clock.ts'
import { missingIn, type MissingReason } from '../../checks/completeness.ts'
import type { NoSuchMove } from '../table.ts'
import { take, type Moved, type MovingDeal, type Step, type MoveContext } from '../moved.ts'

/** A draft is announced: to investors in IPG, or for a test of it, whose orders are intentions. */
export const submit = (
  deal: MovingDeal,
  { target }: { target: 'IPG' | 'Test' },
  context: MoveContext,
): Moved | Refusal<NoSuchMove<'submit'> | 'deal.incomplete' | MissingReason> =>
  take(tick(deal, context.now), 'submit', context, (lifecycle) => {
    const faults = missingIn({ ...deal, times: lifecycle, now: context.now })
    if (faults.length > 0)
      return { ...refuseFields('deal.incomplete', faults), params: { count: faults.length } }
    const level = (target === 'Test' ? deal.terms.testPrice : null) ?? deal.terms.ipg!
    const now = context.now.toString()
    const { closesAt } = lifecycle
    const common = {
      submittedAt: now,
      closingAnnounced: isClosingAnnounced(closesAt, context.now),
      baselineSeq: context.seq,
    }
    const step: Step = {
      to: target === 'IPG' ? 'IPG' : 'Test of a draft',
      change: common,
      version: { kind: target === 'IPG' ? 'IPG' : 'test', level },
      events: [{ type: 'deal.announced', target, level, closesAt }],
    }
    if (target === 'IPG') return step
    const test = { number: 1, from: 'Draft' as const, level, openedAt: now, endedAt: null }
    return { ...step, change: { ...common, test } }
  })
