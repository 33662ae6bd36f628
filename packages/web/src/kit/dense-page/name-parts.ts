const join = ' · '

interface NameParts {
  readonly name: string
  readonly fund?: string
}

/**
 * The investor's name, and what follows it: its fund, which a narrow column cuts off first. Words at its start that
 * repeat the name are left out; the tooltip has all of them.
 */
export function namePartsIn(text: string, name: string): NameParts {
  if (!text.startsWith(name + join)) return { name: text }
  const house = name.split(' ')
  const words = text.slice(name.length + join.length).split(' ')
  const own = words.findIndex((word, at) => word !== house[at])
  return { name, fund: join + words.slice(Math.max(own, 0)).join(' ') }
}
