import { accessCalls } from '@bookrunner/contract/access'
import type { InputOf } from '@bookrunner/contract/kernel'
import { mayLeadTo } from '@bookrunner/domain/access'
import { refuse } from '@bookrunner/domain/kernel'
import { newId } from '../../platform/ids.ts'
import { accept, service } from '../../platform/service/index.ts'
import { keysOf, menu, theMenu } from './menu.ts'
import { loggedNames } from './logged-names.ts'
import type { Menu } from './menu.repo.ts'

const mostLevels = 3
const mostEntries = 500

type Input = InputOf<typeof accessCalls.menuAdd>

const levelOf = (id: string | null, rows: ReadonlyMap<string, Menu>): number => {
  const row = id === null ? undefined : rows.get(id)
  return row ? 1 + levelOf(row.parentId, rows) : 0
}

const check = (input: Input, rows: ReadonlyMap<string, Menu>) => {
  if (!mayLeadTo(input.path)) return refuse('menu.path-unknown')
  if (input.parentId !== null && !rows.has(input.parentId)) return refuse('menu.parent-unknown')
  if (levelOf(input.parentId, rows) >= mostLevels) return refuse('menu.too-deep')
  if (rows.size >= mostEntries) return refuse('menu.too-many', { most: mostEntries })
  return functionsFault(input.menuTab, input.functions)
}

export const functionsFault = (menuTab: string | null | undefined, functions: Input['functions']) => {
  if (functions.length > 0 && !menuTab) return refuse('menu.function-without-tab')
  const tabs = functions.map(({ functionTab }) => functionTab)
  return new Set(tabs).size < tabs.length ? refuse('menu.function-twice') : undefined
}

export const functionRows = (functions: Input['functions']): Menu['functions'] =>
  functions.map(({ functionName, functionNameCn, functionNameHk, functionTab }) => ({
    tab: functionTab,
    name: functionName,
    nameCn: functionNameCn ?? '',
    nameHk: functionNameHk ?? '',
  }))

const rowFor = (menuId: string, input: Input, rows: ReadonlyMap<string, Menu>): Menu => ({
  id: menuId,
  parentId: input.parentId,
  order: Math.max(0, ...[...rows.values()].map(({ order }) => order)) + 10,
  permission: input.menuTab ?? null,
  role: input.role ?? null,
  name: input.menuName,
  nameCn: input.menuNameCn ?? '',
  nameHk: input.menuNameHk ?? '',
  path: input.path,
  icon: input.icon ?? '',
  hidden: input.hidden,
  builtIn: false,
  productNames: null,
  functions: functionRows(input.functions),
})

/** The person who adds a screen gets its keys; otherwise nobody could ever grant them. */
export const menuAdd = service(accessCalls.menuAdd, {
  on: menu,
  prepare: async () => ({ menuId: newId('mnu') }),
  key: () => theMenu,
  decide: ({ input, actor, state, prepared: { menuId } }) => {
    const { rows } = state
    const refused = check(input, rows)
    if (refused) return refused
    const added = rowFor(menuId, input, rows)
    const known = keysOf(rows.values())
    const keys = [...keysOf([added])].filter((key) => !known.has(key))
    return accept({
      reply: { menuId },
      changes: [{ added }],
      line: {
        code: 'menu.added',
        params: { menuId, path: added.path, keys, values: loggedNames(undefined, added) },
      },
      events: keys.length > 0 ? [{ type: 'menu.keys-added', keys, roleId: actor.roleId }] : [],
    })
  },
})
