const join = ' · '

interface NameParts {
  readonly name: string
  readonly fund?: string
}

/** Words at the start that repeat a name. */
const repeated = (words: readonly string[], name: string): number => {
  const house = name.split(' ')
  return Math.max(
    0,
    words.findIndex((word, at) => word !== house[at]),
  )
}

/**
 * The investor's name, and what follows it: its fund, which a narrow column cuts off first. Words at its start that
 * repeat the name, or the English name where the reader sees another, are left out; the tooltip has all of them.
 */
export function namePartsIn(text: string, name: string, english = name): NameParts {
  if (!text.startsWith(name + join)) return { name: text }
  const words = text.slice(name.length + join.length).split(' ')
  const own = Math.max(repeated(words, name), repeated(words, english))
  return { name, fund: join + words.slice(own).join(' ') }
}
