import { rolesCalls } from '@bookrunner/contract/roles'
import { menuFor, type MenuNode } from '@bookrunner/domain/access'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../platform/http/handler.ts'
import { readMenu, type Menu } from '../access/index.ts'
import { visibleRoles } from './visible.ts'

const ownKeys = ({ permission, functions }: Menu): string[] =>
  permission ? [permission, ...functions.map(({ tab }) => `${permission}|${tab}`)] : []

const keysBelow = (node: MenuNode<Menu>): string[] => [...ownKeys(node), ...node.children.flatMap(keysBelow)]

const inOrder = (nodes: readonly MenuNode<Menu>[]): MenuNode<Menu>[] =>
  nodes.flatMap((node) => [node, ...inOrder(node.children)])

/** The menu, each entry checked wholly, half or not at all by what the role holds of it and below it. */
export const roleMenu = read(rolesCalls.getRoleMenu, async ({ input, actor, db }) => {
  const [role] = await visibleRoles(db, actor, input.roleId)
  if (!role) return refuse('record.unknown')
  const checkOf = (node: MenuNode<Menu>): 'all' | 'half' | 'none' => {
    const keys = keysBelow(node)
    const held = keys.filter((key) => role.grants.includes(key)).length
    return held === 0 ? 'none' : held === keys.length ? 'all' : 'half'
  }
  const nodes = inOrder(menuFor(await readMenu(db), 'everything')).filter(({ permission }) => permission)
  return {
    list: nodes.map((node) => ({
      permission: node.permission ?? '',
      check: checkOf(node),
      functions: node.functions.map(({ tab }) => {
        const key = `${node.permission}|${tab}`
        return { key, checked: role.grants.includes(key) }
      }),
    })),
  }
})
