import { accessCalls } from '@bookrunner/contract/access'
import { refuse } from '@bookrunner/domain/kernel'
import { accept, service } from '../../platform/service/index.ts'
import { keysOf, menu, theMenu } from './menu.ts'

/** Removes keys that only this entry had from all roles. */
export const menuDel = service(accessCalls.menuDel, {
  on: menu,
  key: () => theMenu,
  decide: ({ input: { menuId }, state }) => {
    const row = state.get(menuId)
    if (!row) return refuse('record.unknown')
    if (row.builtIn) return refuse('menu.built-in')
    const others = [...state.values()].filter(({ id }) => id !== menuId)
    if (others.some(({ parentId }) => parentId === menuId)) return refuse('record.in-use')
    const left = keysOf(others)
    const keys = [...keysOf([row])].filter((key) => !left.has(key))
    return accept({
      reply: { menuId },
      changes: [{ deleted: menuId }],
      line: { code: 'menu.deleted', params: { menuId, keys } },
      events: keys.length > 0 ? [{ type: 'menu.keys-gone', keys }] : [],
    })
  },
})
