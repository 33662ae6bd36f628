import { accessCalls } from '@bookrunner/contract/access'
import type { InputOf } from '@bookrunner/contract/kernel'
import { mayHide, mayLeadTo, placedBefore } from '@bookrunner/domain/access'
import { isSame, refuse, refuseFields } from '@bookrunner/domain/kernel'
import { accept, service, type LoggedValue } from '../../platform/service/index.ts'
import { loggedNames } from './logged-names.ts'
import { functionRows, functionsFault } from './menu-add.ts'
import { holdersOf, keysOf, menu, theMenu, type MenuState } from './menu.ts'
import type { Menu } from './menu.repo.ts'

type Input = InputOf<typeof accessCalls.menuEdit>

const namesOf = ({ menuName, menuNameCn, menuNameHk, productNames }: Input, row: Menu) => {
  if (productNames) return { ...(row.productNames ?? row), productNames: null }
  const names = {
    name: menuName ?? row.name,
    nameCn: menuNameCn ?? row.nameCn,
    nameHk: menuNameHk ?? row.nameHk,
  }
  const isRenamed = loggedNames(row, names).length > 0
  if (!isRenamed || !row.builtIn) return { ...names, productNames: row.productNames }
  const { name, nameCn, nameHk } = row
  return { ...names, productNames: row.productNames ?? { name, nameCn, nameHk } }
}

const editedRow = (input: Input, row: Menu): Menu => {
  const { name, nameCn, nameHk, productNames } = namesOf(input, row)
  return {
    ...row,
    name,
    nameCn,
    nameHk,
    productNames,
    hidden: input.hidden ?? row.hidden,
    path: input.path ?? row.path,
    functions: input.functions ? functionRows(input.functions) : row.functions,
  }
}

/** The entries of one group in their order. */
const besideOf = ({ rows }: MenuState, { parentId }: Menu): string[] =>
  [...rows.values()]
    .filter((each) => each.parentId === parentId)
    .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))
    .map(({ id }) => id)

const faultOf = (input: Input, row: Menu, state: MenuState) => {
  if (row.builtIn && (input.path !== undefined || input.functions !== undefined))
    return refuse('menu.product-fixed')
  if (input.path !== undefined && !mayLeadTo(input.path)) return refuse('menu.path-unknown')
  if (input.hidden && !mayHide(row)) return refuse('menu.always-shown')
  if (input.before && !besideOf(state, row).includes(input.before))
    return refuseFields('input.invalid', [{ field: 'before', reason: 'record.unknown' }])
  return functionsFault(row.permission, input.functions ?? [])
}

const shownCode = (hidden: boolean): string => (hidden ? 'hidden' : 'shown')

const loggedValues = (before: Menu, after: Menu, [from, to]: [number, number]): LoggedValue[] =>
  [
    ...loggedNames(before, after),
    { field: 'hidden', from: shownCode(before.hidden), to: shownCode(after.hidden) },
    { field: 'path', from: before.path, to: after.path },
    { field: 'place', from: from + 1, to: to + 1 },
    { field: 'functions', from: functionTexts(before), to: functionTexts(after) },
  ].filter((each) => !isSame(each.from, each.to))

const functionTexts = ({ functions }: Menu): string[] =>
  functions.map(({ tab, ...names }) =>
    [tab, names.name, names.nameCn, names.nameHk].filter(Boolean).join(' · '),
  )

/** Renames, hides or places an entry; the functions and the target of an added one may change too. */
export const menuEdit = service(accessCalls.menuEdit, {
  on: menu,
  key: () => theMenu,
  decide: ({ input, actor, state }) => {
    const { menuId, before } = input
    const row = state.rows.get(menuId)
    if (!row) return refuse('record.unknown')
    const fault = faultOf(input, row, state)
    if (fault) return fault
    const edited = editedRow(input, row)
    const others = [...state.rows.values()].filter(({ id }) => id !== menuId)
    const [old, now] = [keysOf([...others, row]), keysOf([...others, edited])]
    const gone = [...old].filter((key) => !now.has(key))
    const fresh = [...now].filter((key) => !old.has(key))
    const count = holdersOf(state, gone)
    if (count > 0) return refuse('menu.granted', { count })
    const beside = besideOf(state, row)
    const order = before === undefined || before === menuId ? beside : placedBefore(beside, menuId, before)
    const values = loggedValues(row, edited, [beside.indexOf(menuId), order.indexOf(menuId)])
    const isNamedAgain = (row.productNames === null) !== (edited.productNames === null)
    if (values.length === 0 && !isNamedAgain) return refuse('write.no-changes')
    const isMoved = order.join() !== beside.join()
    return accept({
      reply: { menuId },
      changes: [{ edited, ...(isMoved && { order }) }],
      line: { code: 'menu.edited', params: { menuId, fields: values.map(({ field }) => field), values } },
      events: [
        ...(fresh.length > 0 ? [{ type: 'menu.keys-added', keys: fresh, roleId: actor.roleId }] : []),
        ...(gone.length > 0 ? [{ type: 'menu.keys-gone', keys: gone }] : []),
      ],
    })
  },
})
