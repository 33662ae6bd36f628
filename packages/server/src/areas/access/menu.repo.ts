import { sql } from 'kysely'
import type { MenuRow } from '@bookrunner/domain/access'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { nameColumns, type Db, type Transaction } from '../../platform/db/index.ts'

export interface MenuFunction extends LocalizedNames {
  tab: string
}

/** A row of the menu with its functions, as the rule reads it. */
export interface Menu extends MenuRow, LocalizedNames {
  path: string
  icon: string
  hidden: boolean
  builtIn: boolean
  functions: MenuFunction[]
}

const selectMenu = sql<Menu>`
  select m.id, m.parent_id as "parentId", m.position as "order", m.permission, m.role_code as role, m.tiers,
    ${nameColumns('m')}, m.path, m.icon, m.hidden, m.built_in as "builtIn",
    coalesce(
      (select jsonb_agg(
        jsonb_build_object('tab', f.name, 'name', f.label, 'nameCn', f.label_cn, 'nameHk', f.label_hk)
        order by f.position, f.name)
       from menu_function f where f.menu_id = m.id), '[]') as functions
  from menu m order by m.position, m.id`

export const readMenu = async (db: Db): Promise<Menu[]> => (await selectMenu.execute(db)).rows

export const loadMenu = ({ run }: Transaction): Promise<Menu[]> => run(selectMenu)
