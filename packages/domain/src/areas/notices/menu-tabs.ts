import { routes, type Permission, type Route } from '../access/index.ts'

const inMenu = (route: Route): boolean =>
  route.permission !== undefined && !route.hidden && route.redirect === undefined && route.path !== '/system'

/** The screens of the menu where a notice can appear, by the permission of their entry, its menu tab (§3). */
export const menuTabs: ReadonlyMap<Permission, Route> = new Map(
  routes.filter(inMenu).map((route: Route) => [route.permission!, route]),
)

/** The menu tab of a screen. */
export const menuTabOf = (path: string): Permission | undefined =>
  (routes as readonly Route[]).find((route) => route.path === path && inMenu(route))?.permission
