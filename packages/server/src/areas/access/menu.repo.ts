import { sql } from 'kysely'
import type { MenuRow } from '@bookrunner/domain/access'
import type { Db, Transaction } from '../../platform/db/index.ts'
import type { Named } from '../../platform/named.ts'

export interface MenuFunction extends Named {
  tab: string
}

/** A row of the menu with its functions, as the rule reads it. */
export interface Menu extends MenuRow, Named {
  name_hk: string
  path: string
  icon: string
  hidden: boolean
  builtIn: boolean
  functions: MenuFunction[]
}

const selectMenu = sql<Menu>`
  select m.id, m.parent_id as "parentId", m.position as "order", m.permission, m.role_code as role, m.tiers,
    m.name, m.name_cn, m.name_hk, m.path, m.icon, m.hidden, m.built_in as "builtIn",
    coalesce(
      (select jsonb_agg(
        jsonb_build_object('tab', f.name, 'name', f.label, 'name_cn', f.label_cn, 'name_hk', f.label_hk)
        order by f.position, f.name)
       from menu_function f where f.menu_id = m.id), '[]') as functions
  from menu m order by m.position, m.id`

export const readMenu = async (db: Db): Promise<Menu[]> => (await selectMenu.execute(db)).rows

export const loadMenu = ({ run }: Transaction): Promise<Menu[]> => run(selectMenu)
