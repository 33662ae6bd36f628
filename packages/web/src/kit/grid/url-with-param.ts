/** The URL with one parameter added or replaced. */
export function urlWithParam(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  name: string,
  value: string,
): string {
  const params = new URLSearchParams(search)
  params.set(name, value)
  return `${pathname}?${params}`
}
