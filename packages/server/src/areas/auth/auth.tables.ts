import type { ColumnType, Generated } from 'kysely'
import type { KeyEnd, KeyScope } from '@bookrunner/domain/auth'

type Instant = ColumnType<Temporal.Instant, Temporal.Instant | string, Temporal.Instant | string>

/** Null until it is set. */
type NullableInstant = ColumnType<
  Temporal.Instant | null,
  Temporal.Instant | string | null | undefined,
  Temporal.Instant | string | null
>

export interface AuthTables {
  session: {
    id: string
    user_id: string
    token_hash: string
    opened_at: Instant
    last_seen_at: Instant
    ends_at: Instant
    ended_at: Instant | null
    end_why: string | null
    ip: string
    user_agent: string
  }
  api_key: {
    id: string
    user_id: string
    entity_id: string
    name: string
    begins: string
    secret_hash: string
    scopes: KeyScope[]
    created_at: Instant
    ends_at: NullableInstant
    last_used_at: NullableInstant
    ended_at: NullableInstant
    end_why: Generated<KeyEnd | null>
  }
  login_code: {
    id: string
    user_id: string
    ticket_hash: string
    code_hash: string | null
    language: string
    sends: number
    sent_at: Instant
    expires_at: Instant
    tries: Generated<number>
    used_at: Instant | null
  }
  reset_code: {
    user_id: string
    id: string
    code_hash: string | null
    link_hash: string | null
    language: string
    sent_at: Instant
    expires_at: Instant
    tries: Generated<number>
    used_at: Instant | null
  }
  registration_code: {
    id: string
    account: string
    ticket_hash: string
    code_hash: string | null
    language: string
    sends: number
    sent_at: Instant
    expires_at: Instant
    tries: Generated<number>
    used_at: NullableInstant
    proof_hash: Generated<string | null>
    body_hash: Generated<string | null>
  }
  auth_key: { kid: string; secret: unknown; created_at: Generated<Temporal.Instant> }
  used_nonce: { nonce: string; expires_at: Instant }
  attempt: { key: string; points: number; expire: number | null }
  outbox_mail: {
    id: string
    recipient: string
    subject: string
    body: string
    sent_at: Generated<Temporal.Instant>
  }
}
