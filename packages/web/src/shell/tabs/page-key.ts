/** The key of an open page: its path and the parameters of its record. */
export function pageKey(pathname: string, search: string, identity: readonly string[] = []): string {
  const path = pathname.replace(/\/+$/, '') || '/'
  const params = new URLSearchParams(search)
  const identityParams = new URLSearchParams()
  for (const name of identity) {
    const value = params.get(name)
    if (value) identityParams.set(name, value)
  }
  return identityParams.size > 0 ? `${path}?${identityParams}` : path
}
