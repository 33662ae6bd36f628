/** The name of a page among the open ones: its path, and the parameters that say which record it shows. */
export function pageKey(pathname: string, search: string, identity: readonly string[] = []): string {
  const path = pathname.replace(/\/+$/, '') || '/'
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of identity) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}
