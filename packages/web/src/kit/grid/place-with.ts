/** The same place, with one more thing said of it. */
export function placeWith(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  name: string,
  value: string,
): string {
  const said = new URLSearchParams(search)
  said.set(name, value)
  return `${pathname}?${said}`
}
