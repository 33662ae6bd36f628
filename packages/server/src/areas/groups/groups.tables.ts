import type { Generated } from 'kysely'

export interface GroupsTables {
  entity_group: {
    id: string
    name: string
    name_cn: Generated<string>
    name_hk: Generated<string>
    logo_id: string | null
    version: Generated<number>
    created_at: Generated<Temporal.Instant>
  }
}
