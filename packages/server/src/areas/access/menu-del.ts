import { accessCalls } from '@bookrunner/contract/access'
import { refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../platform/service/index.ts'
import { loggedNames } from './logged-names.ts'
import { holdersOf, keysOf, menu, theMenu } from './menu.ts'

/**
 * Deletes an added entry. Keys that only it had must not be granted to anybody; administrators lose them with it.
 */
export const menuDel = service(accessCalls.menuDel, {
  on: menu,
  key: () => theMenu,
  decide: ({ input: { menuId }, state }) => {
    const { rows } = state
    const row = rows.get(menuId)
    if (!row) return refuse('record.unknown')
    if (row.builtIn) return refuse('menu.built-in')
    const others = [...rows.values()].filter(({ id }) => id !== menuId)
    if (others.some(({ parentId }) => parentId === menuId)) return refuse('record.in-use')
    const left = keysOf(others)
    const keys = [...keysOf([row])].filter((key) => !left.has(key))
    const count = holdersOf(state, keys)
    if (count > 0) return refuse('menu.granted', { count })
    return accept({
      reply: { menuId },
      changes: [{ deleted: menuId }],
      line: {
        code: 'menu.deleted',
        params: {
          menuId,
          keys,
          values: [...loggedNames(row, undefined), { field: 'path', from: row.path, to: null }],
        },
      },
      events: keys.length > 0 ? [{ type: 'menu.keys-gone', keys }] : [],
    })
  },
})
