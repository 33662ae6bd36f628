import { loansCalls } from '@bookrunner/contract/loans'
import { refuse } from '@bookrunner/domain/kernel'
import { bandOf, widthsFault } from '@bookrunner/domain/loans'
import { accept, service } from '../../platform/service/index.ts'
import { inquiryIds } from './add.ts'
import { loanBook, theLoanBook } from './loan-book.ts'
import { moveBands } from './move-bands.ts'

/** Wider bands may take in positions at once: these are alerted like any that enter a band. */
export const setBands = service(loansCalls.setBands, {
  on: loanBook,
  prepare: async () => ({ inquiryId: inquiryIds() }),
  key: () => theLoanBook,
  needs: () => ({ all: true }),
  decide: ({ input: { expectedVersion, ...sent }, actor, state, now, prepared: { inquiryId } }) => {
    const before = state.widths
    if (before.version !== expectedVersion) return refuse('write.changed-meanwhile')
    if (before.warning === sent.warning && before.watch === sent.watch) return refuse('write.no-changes')
    const fault = widthsFault(sent)
    if (fault) return fault
    const widths = { ...sent, version: before.version + 1 }
    const steps = [...state.loans.values()]
      .filter((loan) => loan.status === 'open' && bandOf(loan, widths) !== loan.band)
      .map((loan) => ({ before: loan, after: loan }))
    const { changes, events } = moveBands(steps, { widths, actorId: actor.userId, inquiryId, now })
    return accept({
      reply: widths,
      changes: [{ is: 'widths', widths }, ...changes],
      events,
      line: {
        code: 'loans.bands-set',
        params: {
          values: (['warning', 'watch'] as const).map((field) => ({
            field,
            from: before[field],
            to: sent[field],
          })),
        },
      },
    })
  },
})
