import type { Generated, GeneratedAlways } from 'kysely'
import type { DealRole, IdType, Region, RegistrationState, Review, Source } from '@bookrunner/domain/entities'

export interface EntitiesTables {
  entity: {
    id: string
    name: string
    name_cn: Generated<string>
    name_hk: Generated<string>
    short_name: Generated<string>
    lei: string | null
    group_id: string | null
    class_id: string | null
    region: Region | null
    jurisdiction: string | null
    deal_roles: Generated<DealRole[]>
    id_type: IdType | null
    id_number: Generated<string>
    id_address: Generated<string>
    registered_address: Generated<string>
    office_address: Generated<string>
    website: Generated<string>
    email: Generated<string>
    contact: Generated<string>
    position: Generated<string>
    phone_area: string | null
    phone: string | null
    remark: Generated<string>
    tags: Generated<string[]>
    source: Source
    review: Review
    logo_id: string | null
    version: Generated<number>
    refusal: Generated<string>
    /** Who added it, and for which house. */
    added_by: string | null
    added_for: string | null
    /** The forwarding record: the institution it was merged into, when, and by whom. */
    merged_into: string | null
    merged_at: Temporal.Instant | null
    merged_by: string | null
    /** Its own number, which nobody reads. */
    serial: GeneratedAlways<number>
    created_at: Generated<Temporal.Instant>
  }
  /** The first contact of an institution that registered itself. */
  registration: {
    entity_id: string
    state: RegistrationState
    language: string
    account: string
    contact: string
    position: string
    phone_area: string
    phone: string
    applied_at: Temporal.Instant
    decided_at: Generated<Temporal.Instant | null>
  }
  /** What each change replaced, outside the log. */
  entity_change: { entity_id: string; version: number; field: string; before: string; after: string }
}
