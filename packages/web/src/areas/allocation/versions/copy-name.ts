/** So long a name may be. */
const most = 60

/** A copy is called what it is a copy of, with the first number that is free. */
export function copyName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((each) => each.toLowerCase()))
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
