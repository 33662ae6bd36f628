import type { AlertBand } from '@bookrunner/domain/loans'
import { bandOf, crossingOf } from '@bookrunner/domain/loans'
import type { DomainEvent, Stamp } from '../../platform/service/index.ts'
import type { LoanBookChange } from './loan-book.ts'
import type { HistoryRecord, InquiryRecord, LoanRecord, StoredWidths } from './loan-record.ts'

export interface BandContext extends Pick<Stamp, 'now'> {
  widths: StoredWidths
  actorId: string | null
  /** Ids of this write's inquiries, made before the decision. */
  inquiryId: (at: number) => string
}

/** A position that entered a band: readers of the event send the notices. */
export interface LoanCrossed extends DomainEvent {
  type: 'loan.crossed'
  band: AlertBand
  loan: LoanRecord
}

export interface Moved {
  changes: LoanBookChange[]
  records: LoanRecord[]
  events: LoanCrossed[]
  raised: Readonly<Record<AlertBand, number>>
}

export interface LoanStep {
  before: LoanRecord | undefined
  after: LoanRecord
  entry?: Pick<HistoryRecord, 'event' | 'details'>
}

export const momentOf = (now: Temporal.Instant): string => now.toString({ smallestUnit: 'millisecond' })

/** New terms or prices with the bands they lead to, and an inquiry for each band that a position enters. */
export const moveBands = (steps: readonly LoanStep[], context: BandContext): Moved => {
  const moved = { changes: [] as LoanBookChange[], records: [] as LoanRecord[], events: [] as LoanCrossed[] }
  const raised = { called: 0, warning: 0 }
  for (const step of steps) {
    const at = momentOf(context.now)
    const note = ({ event, details }: Pick<HistoryRecord, 'event' | 'details'>) =>
      moved.changes.push({
        is: 'noted',
        entry: { loanId: step.after.loanId, event, at, actorId: context.actorId, details },
      })
    const band = step.after.status === 'open' ? bandOf(step.after, context.widths) : null
    const crossing = crossingOf(step.before?.band ?? null, band)
    const inquiry = crossing && inquiryFor(step.after, crossing, context.inquiryId(moved.events.length), at)
    const record: LoanRecord = {
      ...step.after,
      band,
      ...(inquiry && { inquiry, inquiryIds: [...step.after.inquiryIds, inquiry.inquiryId] }),
    }
    moved.changes.push({ is: 'saved', record })
    if (step.entry) note(step.entry)
    moved.records.push(record)
    if (!crossing || !inquiry) continue
    moved.changes.push({ is: 'raised', inquiry })
    note({
      event: crossing === 'called' ? 'called' : 'warned',
      details: { price: record.currentPrice, priceDay: record.priceDay },
    })
    moved.events.push({ type: 'loan.crossed', band: crossing, loan: record })
    raised[crossing] += 1
  }
  return { ...moved, raised }
}

const inquiryFor = (
  { loanId, currentPrice, marginCallPrice }: LoanRecord,
  band: AlertBand,
  inquiryId: string,
  raisedTime: string,
): InquiryRecord => ({
  inquiryId,
  loanId,
  band,
  price: currentPrice,
  marginCallPrice,
  raisedTime,
  reviewedTime: null,
  operator: null,
  note: '',
})
