import { isRecord } from '../../platform/storage.ts'

/** The menu as the server sends it (§3 menu item), and only what the frame draws of it. */
export interface MenuNode {
  readonly menuId: string
  readonly menuName: string
  readonly path: string
  readonly icon: string
  readonly children: readonly MenuNode[]
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * The tree that is drawn: hidden entries left out, and a group with nothing under it too. A group of one
 * entry that leads to the same place is that entry: "My Deals › My Deals" says everything twice.
 */
export function shownMenu(tree: unknown): readonly MenuNode[] {
  if (!Array.isArray(tree)) return []
  return tree.filter(isRecord).flatMap((node) => {
    if (node['hidden'] === true) return []
    const children = shownMenu(node['children'])
    const path = text(node['path'])
    if (!path && children.length === 0) return []
    const shown = {
      menuId: text(node['menuId']),
      menuName: text(node['menuName']),
      path,
      icon: text(node['icon']),
    }
    const only = children.length === 1 ? children[0] : undefined
    if (only && only.children.length === 0) {
      const name = only.menuName === shown.menuName ? shown.menuName : only.menuName
      return [{ ...shown, menuName: name, path: only.path, children: [] }]
    }
    return [{ ...shown, children }]
  })
}

const isAt = (path: string, at: string) => path !== '' && (at === path || at.startsWith(`${path}/`))

/** The entries that lead to a place, outermost first. A page without an entry of its own belongs to its group. */
export function trail(tree: readonly MenuNode[], at: string): readonly MenuNode[] {
  let best: readonly MenuNode[] = []
  for (const node of tree) {
    const deeper = trail(node.children, at)
    const found =
      deeper.length > 0 ? [node, ...deeper] : isAt(node.path, at) || isAt(groupOf(node), at) ? [node] : []
    if (score(found, at) > score(best, at)) best = found
  }
  return best
}

/** `/board` for an entry that leads to `/board/deal-board`: its hidden neighbours are marked on it. */
const groupOf = (node: MenuNode) =>
  node.children.length > 0 ? '' : (/^\/[^/]+(?=\/)/.exec(node.path)?.[0] ?? '')

function score(found: readonly MenuNode[], at: string): number {
  const last = found.at(-1)
  if (!last) return 0
  return isAt(last.path, at) ? 1000 + last.path.length : 1
}
