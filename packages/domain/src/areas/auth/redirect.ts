/** The one thing used here that is neither the language nor ours; every runtime has it. */
declare const URL: {
  parse: (
    url: string,
    base: string,
  ) => { origin: string; pathname: string; search: string; hash: string } | null
}

const base = '/bookbuildingweb'
const anyOrigin = 'https://same.invalid'

/** Screens that are never a place to come back to: that would be a loop. */
const dead = ['/login', '/register', '/403', '/404', '/500']

/** As the router compares: without escapes, in any case. */
function asScreen(path: string): string | undefined {
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return undefined
  }
}

/**
 * Where `redirect_url` may lead after log-in: a path of our own, with or without the base, answered without
 * it; anything else (another origin, `//host`, a scheme, a log-in page again) leads nowhere.
 */
export function safeRedirect(requested: string | null | undefined): string | undefined {
  if (!requested?.startsWith('/')) return undefined
  const url = URL.parse(requested, anyOrigin)
  if (url?.origin !== anyOrigin) return undefined
  const path = url.pathname === base ? '/' : url.pathname.replace(new RegExp(`^${base}(?=/)`), '')
  const screen = asScreen(path)
  if (screen === undefined || /^\/[/\\]/.test(screen)) return undefined
  if (dead.some((each) => screen === each || screen.startsWith(`${each}/`))) return undefined
  return path + url.search + url.hash
}
