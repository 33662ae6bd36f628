import { sql } from 'kysely'
import type { MenuRow } from '@bookrunner/domain/access'
import type { LocalizedNames } from '@bookrunner/domain/kernel'
import { type Db, type Transaction } from '../../platform/db/index.ts'

export interface MenuFunction extends LocalizedNames {
  tab: string
}

/** A row of the menu with its functions, as the rule reads it. */
export interface Menu extends MenuRow, LocalizedNames {
  path: string
  icon: string
  hidden: boolean
  builtIn: boolean
  /** The product's own names, where administrators gave others. */
  productNames: LocalizedNames | null
  functions: MenuFunction[]
}

const selectMenu = sql<Menu>`
  select m.id, m.parent_id as "parentId", coalesce(m.own_position, m.position) as "order", m.permission,
    m.role_code as role, m.tiers, coalesce(m.own_name, m.name) as name, coalesce(m.own_name_cn, m.name_cn) as "nameCn",
    coalesce(m.own_name_hk, m.name_hk) as "nameHk", m.path, m.icon, coalesce(m.own_hidden, m.hidden) as hidden,
    m.built_in as "builtIn", case when m.own_name is not null then jsonb_build_object(
      'name', m.name, 'nameCn', m.name_cn, 'nameHk', m.name_hk) end as "productNames",
    coalesce(
      (select jsonb_agg(
        jsonb_build_object('tab', f.name, 'name', f.label, 'nameCn', f.label_cn, 'nameHk', f.label_hk)
        order by f.position, f.name)
       from menu_function f where f.menu_id = m.id), '[]') as functions
  from menu m order by coalesce(m.own_position, m.position), m.id`

export const readMenu = async (db: Db): Promise<Menu[]> => (await selectMenu.execute(db)).rows

export const loadMenu = ({ run }: Transaction): Promise<Menu[]> => run(selectMenu)

/** The keys that groups outside administration hold: somebody granted them. */
export const loadGrantedKeys = ({ run }: Transaction): Promise<{ key: string; roleId: string }[]> =>
  run(sql<{ key: string; roleId: string }>`
    select p.permission as key, p.role_id as "roleId" from role_permission p join role r on r.id = p.role_id
    where r.tier in ('tier2', 'tier3')`)
