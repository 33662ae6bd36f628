import type { LoanEvent } from '@bookrunner/contract/loans'
import type { EntityNames, FaceAmount, Rate } from '@bookrunner/domain/kernel'
import type { AlertBand, BandWidths, LoanStatus, MarginBand, PriceSource } from '@bookrunner/domain/loans'

export interface NamedPerson {
  userId: string
  name: string
}

/** When a position entered a band, and who reviewed it; times as ISO text. */
export interface InquiryRecord {
  inquiryId: string
  loanId: string
  band: AlertBand
  price: Rate
  marginCallPrice: Rate
  raisedTime: string
  reviewedTime: string | null
  operator: NamedPerson | null
  note: string
}

/** A loan deal with the names that its readers see. */
export interface LoanRecord {
  loanId: string
  entity: EntityNames & { entityId: string }
  user: NamedPerson | null
  isin: string
  bondName: string
  currency: string
  face: FaceAmount
  loanAmount: FaceAmount
  haircut: Rate
  maintenance: Rate
  marginCallPrice: Rate
  isCallPriceSet: boolean
  warningBand: Rate | null
  currentPrice: Rate
  priceDay: string
  priceSource: PriceSource
  startDay: string
  endDay: string | null
  remark: string
  status: LoanStatus
  band: MarginBand | null
  version: number
  createdAt: string
  /** The newest one. */
  inquiry: InquiryRecord | null
  /** Those that nobody reviewed yet. */
  inquiryIds: string[]
}

export interface LoggedField {
  field: string
  from: string | null
  to: string | null
}

export interface HistoryRecord {
  loanId: string
  event: LoanEvent
  at: string
  actorId: string | null
  details: {
    changes?: readonly LoggedField[]
    price?: string
    priceDay?: string
    source?: PriceSource
    note?: string
  }
}

export interface StoredWidths extends BandWidths {
  version: number
}
