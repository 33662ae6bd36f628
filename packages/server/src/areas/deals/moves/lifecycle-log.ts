import type { DealLogCode } from '@bookrunner/contract/deals'
import {
  currentVersion,
  noTimes,
  timesOf,
  type DealLifecycle,
  type DealMove,
  type Moved,
} from '@bookrunner/domain/deals'
import type { LogLine } from '../../../platform/service/index.ts'
import type { Tranche } from '../ledger/deal-state.ts'
import { between, type LoggedChange } from '../writes/log-changes.ts'

/** Codes of the deal log for lifecycle moves. */
export const moveCodes = {
  submit: 'deal.submitted',
  pushTest: 'deal.test-pushed',
  endTest: 'deal.test-ended',
  setGuidance: 'guidance.set',
  pushFpg: 'deal.fpg-pushed',
  endFpg: 'deal.fpg-ended',
  newCutOff: 'deal.cut-off-set',
  changeTimes: 'deal.times-changed',
  launch: 'deal.launched',
  price: 'deal.priced',
  reopen: 'deal.reopened',
  reprice: 'deal.repriced',
  correct: 'deal.corrected',
  abort: 'deal.aborted',
  clock: 'deal.clock',
} as const satisfies Record<DealMove | 'clock', DealLogCode>

const own = { status: 'Draft', bookClosed: false, closedAt: null, test: null }
const figures = ({ status, bookClosed, closedAt, test }: DealLifecycle) => ({
  status,
  bookClosed,
  closedAt,
  test,
})
const noVersion = { number: 0, kind: null, level: null, size: null, final: null }

const changesIn = ({ lifecycle, guidance }: Tranche, moved: Moved): LoggedChange[] => {
  // The level in force until now, which is not always the last announced one.
  const previous = guidance.get(currentVersion(lifecycle) ?? 0)
  let before: object = previous ?? noVersion
  const levels = moved.versions.flatMap((version) => {
    const changes = between('guidance', noVersion as object, before, version)
    before = version
    return changes
  })
  return [
    ...between('lifecycle', own as object, figures(lifecycle), figures(moved.lifecycle)),
    ...between('times', noTimes, timesOf(lifecycle), timesOf(moved.lifecycle)),
    ...levels,
  ]
}

/** One line for a move: its code, the changed figures, and the clock's events before it. */
export const movesLine = (move: DealMove | 'clock', tranche: Tranche, moved: Moved): LogLine<DealLogCode> => {
  const events = moved.events.map(({ type }) => type)
  return {
    code: moveCodes[move],
    params: { dealId: tranche.id, changes: changesIn(tranche, moved), events },
  }
}
