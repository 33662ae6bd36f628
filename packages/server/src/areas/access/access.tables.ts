import type { Generated } from 'kysely'
import type { RoleCode, Tier } from '@bookrunner/domain/access'

export interface AccessTables {
  menu: {
    id: string
    parent_id: string | null
    name: string
    name_cn: Generated<string>
    name_hk: Generated<string>
    permission: string | null
    role_code: RoleCode | null
    tiers: Tier[] | null
    path: string
    icon: Generated<string>
    hidden: Generated<boolean>
    position: number
    built_in: Generated<boolean>
    /** What administrators changed of it; null: as the product says. */
    own_name: string | null
    own_name_cn: string | null
    own_name_hk: string | null
    own_hidden: boolean | null
    own_position: number | null
  }
  menu_function: {
    menu_id: string
    name: string
    label: string
    label_cn: Generated<string>
    label_hk: Generated<string>
    position: number
  }
}
