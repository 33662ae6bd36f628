import { accessCalls } from '@bookrunner/contract/access'
import { menuFor, type MenuNode } from '@bookrunner/domain/access'
import { nameIn } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { type Menu, readMenu } from './menu.repo.ts'

const inOrder = (nodes: readonly MenuNode<Menu>[]): MenuNode<Menu>[] =>
  nodes.flatMap((node) => [node, ...inOrder(node.children)])

/** A permission of several entries is listed once, with the functions of all. */
export const permissionList = read(accessCalls.permissionList, async ({ actor, db, language }) => {
  const nodes = inOrder(menuFor(await readMenu(db), 'everything')).filter(({ permission }) => permission)
  const byPermission = Map.groupBy(nodes, ({ permission }) => permission ?? '')
  const { permissions, functions } = actor.rights
  const list = [...byPermission].map(([permission, same]) => {
    const named = new Map(same.flatMap((node) => node.functions.map((each) => [each.tab, each] as const)))
    const [{ id, parentId, ...node }] = same as [MenuNode<Menu>]
    return {
      permission,
      name: nameIn(language, node),
      menuId: id,
      parentId,
      granted: permissions.includes(permission),
      functions: [...named].map(([tab, each]) => {
        const key = `${permission}|${tab}`
        return { key, name: nameIn(language, each), granted: functions.includes(key) }
      }),
    }
  })
  return { list }
})
