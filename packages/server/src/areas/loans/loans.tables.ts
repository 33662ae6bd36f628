import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<Temporal.Instant, Temporal.Instant | string, Temporal.Instant | string>

export interface LoansTables {
  loan: {
    id: string
    entity_id: string
    user_id: string | null
    isin: string
    bond_name: string
    currency: string
    face: number
    loan_amount: number
    haircut: string
    maintenance: string
    margin_call_price: string
    is_call_price_set: boolean
    warning_band: string | null
    current_price: string
    price_day: string
    price_source: string
    start_day: string
    end_day: string | null
    remark: string
    status: string
    band: string | null
    version: number
    created_at: Instant
  }
  loan_inquiry: {
    id: string
    loan_id: string
    band: string
    price: string
    margin_call_price: string
    raised_at: Instant
    seq: number
    reviewed_at: Instant | null
    reviewed_by: string | null
    note: Generated<string>
  }
  loan_history: {
    id: Generated<number>
    loan_id: string
    at: Instant
    actor_id: string | null
    event: string
    details: unknown
  }
  loan_bands: { one: Generated<boolean>; warning: string; watch: string; version: number }
}
