import { sql } from 'kysely'
import type { Aggregate } from '../../platform/service/index.ts'
import { query, type Transaction } from '../../platform/db/index.ts'
import { type Menu, loadGrantedKeys, loadMenu } from './menu.repo.ts'

export type MenuChange =
  | { added: Menu }
  | { deleted: string }
  /** An entry that was edited, and where its place changed, all entries beside it in their order. */
  | { edited: Menu; order?: readonly string[] }

export interface MenuState {
  rows: Map<string, Menu>
  /** Keys that groups outside administration hold, with those groups. */
  granted: readonly { key: string; roleId: string }[]
}

/** There is one menu. */
export const theMenu = 'all'

/** Places are far apart in the route table; an entry that a release adds comes behind those in an edited order. */
const placeOf = (at: number): number => at * 10

const applyOrder = (rows: Map<string, Menu>, order: readonly string[]): void => {
  for (const [at, id] of order.entries()) {
    const row = rows.get(id)
    if (row) rows.set(id, { ...row, order: placeOf(at) })
  }
}

/** The whole menu: one lock, one number, one log. */
export const menu: Aggregate<MenuState, never, MenuChange> = {
  kind: 'menu',
  load: async (transaction) => {
    const [rows, granted] = await Promise.all([loadMenu(transaction), loadGrantedKeys(transaction)])
    return { rows: new Map(rows.map((row) => [row.id, row])), granted }
  },
  apply: ({ rows }, change) => {
    if ('added' in change) rows.set(change.added.id, change.added)
    else if ('deleted' in change) rows.delete(change.deleted)
    else {
      rows.set(change.edited.id, change.edited)
      if (change.order) applyOrder(rows, change.order)
    }
  },
  save: async (transaction, _key, changes) => {
    for (const { change } of changes) await saveChange(transaction, change)
  },
}

const saveChange = ({ run }: Transaction, change: MenuChange): Promise<unknown> => {
  if ('deleted' in change) return run(query.deleteFrom('menu').where('id', '=', change.deleted))
  if ('added' in change)
    return Promise.all([
      run(query.insertInto('menu').values(rowOf(change.added))),
      saveFunctions(run, change.added),
    ])
  const { edited, order } = change
  return Promise.all([
    run(query.updateTable('menu').set(editedColumns(edited)).where('id', '=', edited.id)),
    !edited.builtIn && run(query.deleteFrom('menu_function').where('menu_id', '=', edited.id)),
    !edited.builtIn && saveFunctions(run, edited),
    order &&
      run(sql`
        update menu m set own_position = (o.at - 1) * 10
        from unnest(${order}::text[]) with ordinality as o (id, at) where m.id = o.id`),
  ])
}

const saveFunctions = (run: Transaction['run'], row: Menu): Promise<unknown> | false =>
  row.functions.length > 0 && run(query.insertInto('menu_function').values(functionRowsOf(row)))

/** Every start writes the product's own columns of a built-in entry, so edits stand beside them. */
const editedColumns = ({ builtIn, productNames, hidden, path, ...names }: Menu) => {
  if (!builtIn) return { name: names.name, name_cn: names.nameCn, name_hk: names.nameHk, hidden, path }
  const own = productNames === null ? undefined : names
  return {
    own_name: own?.name ?? null,
    own_name_cn: own?.nameCn ?? null,
    own_name_hk: own?.nameHk ?? null,
    own_hidden: hidden,
  }
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

/** How many groups outside administration hold one of these keys. */
export const holdersOf = ({ granted }: MenuState, keys: readonly string[]): number =>
  new Set(granted.filter(({ key }) => keys.includes(key)).map(({ roleId }) => roleId)).size
