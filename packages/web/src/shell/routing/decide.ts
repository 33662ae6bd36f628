import { homeFor, mayEnter, mayUse, routeOf, routes, type Route } from '@bookrunner/domain/access'
import type { SessionRecord } from '../../platform/session.ts'
import { ownRoutes, type OwnPath, type OwnRoute } from './own-routes.ts'

/** What is to be shown at a path, for somebody (or nobody) signed in. */
export type RouteDecision =
  /** A page of its own, without menu: log-in, errors. */
  | { readonly kind: 'open'; readonly route: string }
  /** A screen inside the shell. */
  | { readonly kind: 'screen'; readonly route: string; readonly keepAlive: boolean }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'signIn' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'unknown' }

const CHANGE_PASSWORD = '/change-password'
const table: readonly Route[] = routes

/** The screens a row only groups, in the table's order. */
const below = (path: string) =>
  table.filter((row) => row.path.startsWith(`${path}/`) && !row.path.includes(':'))

function firstBelow(path: string, session: SessionRecord | undefined): string {
  return below(path).find((row) => mayEnter(row.path, session ?? null) === 'enter')?.path ?? '/403'
}

function ownRoute(path: string): (OwnRoute & { path: OwnPath }) | undefined {
  return ownRoutes.find((route) => route.path === path)
}

function decideOwn(
  { path: route, open, needs }: OwnRoute,
  session: SessionRecord | undefined,
): RouteDecision {
  if (open) return { kind: 'open', route }
  if (!session) return { kind: 'signIn' }
  // Until the first password is changed there is no menu to go back to.
  if (session.mustChangePassword) {
    return route === CHANGE_PASSWORD ? { kind: 'open', route } : { kind: 'go', to: CHANGE_PASSWORD }
  }
  if (needs && !mayUse(session, needs)) return { kind: 'forbidden' }
  return { kind: 'screen', route, keepAlive: false }
}

export function decide(pathname: string, session: SessionRecord | undefined): RouteDecision {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  const own = ownRoute(path)
  if (own) return decideOwn(own, session)
  if (path === '/') return { kind: 'go', to: session ? (homeFor(session) ?? '/403') : '/login' }

  const row = routeOf(path)
  const entry = mayEnter(path, session ?? null)
  if (!row || entry === 'unknown') return { kind: 'unknown' }
  if (row.open) return { kind: 'open', route: row.path }
  if (entry === 'signIn') return { kind: 'signIn' }
  if (session?.mustChangePassword) return { kind: 'go', to: CHANGE_PASSWORD }
  if (entry === 'forbidden') return { kind: 'forbidden' }
  if (row.redirect) return { kind: 'go', to: row.redirect }
  if (below(row.path).length > 0) return { kind: 'go', to: firstBelow(row.path, session) }
  return { kind: 'screen', route: row.path, keepAlive: row.keepAlive ?? false }
}

export type Settled = Exclude<RouteDecision, { kind: 'go' }>

/** Follows redirects to where they end, so that the frame stays while the address is put right. */
export function settle(
  pathname: string,
  session: SessionRecord | undefined,
): { readonly decision: Settled; readonly to?: string } {
  let to: string | undefined
  let decision = decide(pathname, session)
  // The longest pipeline is front door, group, first screen; more would be a circle.
  for (let step = 0; decision.kind === 'go' && step < 5; step++) {
    to = decision.to
    decision = decide(to, session)
  }
  if (decision.kind === 'go') return { decision: { kind: 'unknown' } }
  return to === undefined ? { decision } : { decision, to }
}
