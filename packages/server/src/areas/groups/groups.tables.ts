import type { Generated } from 'kysely'

export interface GroupsTables {
  entity_group: {
    id: string
    name: string
    name_cn: Generated<string>
    name_hk: Generated<string>
    created_at: Generated<Temporal.Instant>
  }
}
