import { routeOf } from './guard.ts'

/** A link to a page of another site, which opens in a window of its own. */
export const leadsOutside = (path: string): boolean => path.startsWith('https://')

/** An entry leads to a screen of the product, or outside. A screen that needs an id has a parameter in its path. */
export function mayLeadTo(path: string): boolean {
  if (leadsOutside(path)) return true
  const route = routeOf(path)
  return route !== undefined && !route.open && route.path !== '/' && !path.includes(':')
}

/** The way to the screen where the menu is edited: hidden, nobody would find back. */
const alwaysShown: readonly string[] = ['/system', '/system/role-manage']

export const mayHide = ({ path, builtIn }: { path: string; builtIn: boolean }): boolean =>
  !builtIn || !alwaysShown.includes(path)

/** The ids in their order after one of them is put before another, or at the end. */
export const placedBefore = (ids: readonly string[], moved: string, before: string | null): string[] => {
  const others = ids.filter((id) => id !== moved)
  const at = before === null ? -1 : others.indexOf(before)
  return at < 0 ? [...others, moved] : [...others.slice(0, at), moved, ...others.slice(at)]
}
