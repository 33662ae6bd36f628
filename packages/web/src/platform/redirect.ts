import { safeRedirect } from '@bookrunner/domain/auth'

/** §2: the application lives under this path; the router's own paths begin after it. */
export const BASE = '/bookbuildingweb'

const PARAM = 'redirect_url'

interface RedirectPlace {
  readonly pathname: string
  readonly search?: string
  readonly hash?: string
}

/** Where `redirect_url` leads, if it may be trusted. */
export const redirectIn = (search: string) => safeRedirect(new URLSearchParams(search).get(PARAM))

/** §8: to log-in with `redirect_url`, unless it is already there (or we already are). */
export function loginPath(from: RedirectPlace | undefined): string {
  if (!from) return '/login'
  const { pathname, search = '', hash = '' } = from
  if (pathname === '/login') return `${pathname}${search}`
  const back = redirectIn(search) ?? safeRedirect(`${pathname}${search}${hash}`)
  return back && back !== '/' ? `/login?${new URLSearchParams({ [PARAM]: back })}` : '/login'
}
