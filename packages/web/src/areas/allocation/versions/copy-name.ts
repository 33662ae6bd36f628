/** The maximum length of a name. */
const most = 60

/** The name of a copy: that of the original with the first free number. */
export function copyName(name: string, existingNames: readonly string[]): string {
  const known = new Set(existingNames.map((each) => each.toLowerCase()))
  const stem = name.replace(/ \(\d+\)$/, '')
  for (let number = 2; ; number++) {
    const end = ` (${number})`
    const next = `${[...stem]
      .slice(0, most - end.length)
      .join('')
      .trimEnd()}${end}`
    if (!known.has(next.toLowerCase())) return next
  }
}
