import { type Demand, type Rights, meets } from './rights.ts'
import { type Route, routes } from './routes.ts'

const table: readonly Route[] = routes
const byPath = new Map(table.map((route) => [route.path, route]))

function fits(pattern: string, path: string): boolean {
  const expected = pattern.split('/')
  const actual = path.split('/')
  return (
    expected.length === actual.length &&
    expected.every((part, at) => part === actual[at] || (part.startsWith(':') && actual[at] !== ''))
  )
}

/** The route a path leads to: a slash at the end, a query and a hash do not matter. */
export function routeOf(path: string): Route | undefined {
  const bare = path.replace(/[?#].*$/s, '')
  const trimmed = bare.length > 1 ? bare.replace(/\/$/, '') : bare
  return byPath.get(trimmed) ?? table.find((route) => fits(route.path, trimmed))
}

/** The route itself and everything above it, innermost first. */
export function lineageOf(route: Route): Route[] {
  const parent = route.parent === undefined ? undefined : byPath.get(route.parent)
  return parent ? [route, ...lineageOf(parent)] : [route]
}

export type Entry = 'enter' | 'signIn' | 'forbidden' | 'unknown'

/** §6: a route is allowed only if every ancestor and itself pass. `null` is somebody not signed in. */
export function mayEnter(path: string, rights: Rights | null): Entry {
  const route = routeOf(path)
  if (!route) return 'unknown'
  if (route.open) return 'enter'
  if (!rights) return 'signIn'
  return lineageOf(route).every((step) => meets(rights, step)) ? 'enter' : 'forbidden'
}

/** A menu row as the server keeps it. */
export interface MenuRow extends Demand {
  id: string
  parentId: string | null
  order: number
}

export type MenuNode<Row extends MenuRow> = Row & { children: MenuNode<Row>[] }

/**
 * The rows as a tree, without rows that the user may not open, and without everything below them.
 * A row that only groups others goes too if none of them is left.
 */
export function menuFor<Row extends MenuRow>(
  rows: readonly Row[],
  rights: Rights | 'everything',
): MenuNode<Row>[] {
  const below = Map.groupBy(rows, (row) => row.parentId)
  const treeUnder = (parentId: string | null): MenuNode<Row>[] =>
    (below.get(parentId) ?? [])
      .filter((row) => rights === 'everything' || meets(rights, row))
      .toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id))
      .map((row) => ({ ...row, children: treeUnder(row.id) }))
      .filter((node) => rights === 'everything' || node.children.length > 0 || !below.has(node.id))
  return treeUnder(null)
}

/** The first screen of the menu that somebody may enter: home, and where a refused route leads back to. */
export function homeFor(rights: Rights): string | undefined {
  const first = table.find(
    (route) =>
      !route.redirect && !route.open && !route.path.includes(':') && mayEnter(route.path, rights) === 'enter',
  )
  return first?.path
}
