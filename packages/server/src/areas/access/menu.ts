import { sql } from 'kysely'
import type { Aggregate } from '../../platform/service/index.ts'
import { query } from '../../platform/db/index.ts'
import { type Menu, loadMenu } from './menu.repo.ts'

export type MenuChange = { added: Menu } | { deleted: string }

/** There is one menu. */
export const theMenu = 'all'

/** The whole menu: one lock, one number, one log. */
export const menu: Aggregate<Map<string, Menu>, never, MenuChange> = {
  kind: 'menu',
  load: async (transaction) => new Map((await loadMenu(transaction)).map((row) => [row.id, row])),
  apply: (state, change) => {
    if ('added' in change) state.set(change.added.id, change.added)
    else state.delete(change.deleted)
  },
  save: ({ run }, _key, changes) => {
    const added = changes.flatMap(({ change }) => ('added' in change ? [change.added] : []))
    const deleted = changes.flatMap(({ change }) => ('deleted' in change ? [change.deleted] : []))
    return Promise.all([
      added.length > 0 && run(query.insertInto('menu').values(added.map(rowOf))),
      added.some(({ functions }) => functions.length > 0) &&
        run(query.insertInto('menu_function').values(added.flatMap(functionRowsOf))),
      deleted.length > 0 && run(query.deleteFrom('menu').where('id', '=', sql<string>`any(${deleted})`)),
    ])
  },
}

const rowOf = ({ id, parentId, order, permission, role, path, icon, hidden, ...names }: Menu) => ({
  id,
  path,
  icon,
  hidden,
  name: names.name,
  name_cn: names.nameCn,
  name_hk: names.nameHk,
  parent_id: parentId,
  position: order,
  permission: permission ?? null,
  role_code: role ?? null,
})

const functionRowsOf = ({ id, functions }: Menu) =>
  functions.map(({ tab, name, nameCn, nameHk }, position) => ({
    menu_id: id,
    name: tab,
    position,
    label: name,
    label_cn: nameCn,
    label_hk: nameHk,
  }))

/** Every permission and function key in these rows. */
export const keysOf = (rows: Iterable<Menu>): Set<string> =>
  new Set(
    [...rows].flatMap(({ permission, functions }) =>
      permission ? [permission, ...functions.map(({ tab }) => `${permission}|${tab}`)] : [],
    ),
  )
