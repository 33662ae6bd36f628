import type { Generated } from 'kysely'

export interface ClassesTables {
  entity_class: {
    id: string
    name: string
    name_cn: Generated<string>
    name_hk: Generated<string>
    position: number
    deleted_at: Temporal.Instant | null
    created_at: Generated<Temporal.Instant>
  }
}
