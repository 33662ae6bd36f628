import type {
  DealLifecycle,
  Currency,
  DealStatus,
  FinalTerms,
  GuidanceKind,
  GuidanceLevel,
  Shared,
  SizeChoice,
  SyndicateRole,
  Terms,
} from '@bookrunner/domain/deals'
import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<Temporal.Instant, Temporal.Instant | string, Temporal.Instant | string>
type Json<T> = ColumnType<T, string, string>

export interface DealsTables {
  announcement: {
    id: string
    shared: Json<Shared>
    version: number
    creator_id: string
    creator_entity_id: string
    created_at: Instant
    updated_at: Instant
  }
  syndicate_member: {
    announcement_id: string
    entity_id: string
    position: number
    roles: SyndicateRole[]
  }
  deal: {
    id: string
    announcement_id: string
    position: number
    name: string
    version: number
    terms: Json<Terms>
    status: DealStatus
    lifecycle: Json<DealLifecycle>
    issuer_id: string | null
    currency: Currency | null
    pricing_date: string | null
    closes_at: Instant | null
    due_at: Instant | null
    /** The key that aliases of its houses are made with. */
    alias_key: Generated<string>
    updated_at: Instant
  }
  guidance_version: {
    deal_id: string
    number: number
    kind: GuidanceKind
    level: Json<GuidanceLevel>
    size: Json<SizeChoice> | null
    final: Json<FinalTerms> | null
    note: string | null
    reason: string | null
    at: Instant
    by_id: string | null
  }
  deal_addressee: { deal_id: string; entity_id: string }
  deal_document: {
    id: string
    announcement_id: string
    file_id: string
    description: string
    valid_from: string | null
    valid_until: string | null
    audience: 'managers' | 'all'
    gated: boolean
    downloads: number
    uploaded_by: string
    uploaded_at: Instant
    removed_at: Instant | null
    waits_since: Instant | null
  }
  deal_log_text: { announcement_id: string; seq: number; text: string }
  roadshow_entry: { announcement_id: string; user_id: string; code: string; at: Instant }
}
