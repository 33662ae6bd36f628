/** How well a query fits an entry: 0 is not at all. Words in any order, beginnings better than middles. */
export function fit(query: string, title: string, more = ''): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return 1
  const name = title.toLowerCase()
  const rest = more.toLowerCase()
  let sum = 0
  for (const word of words) {
    const score = fitWord(word, name) || (rest.includes(word) ? 1 : 0)
    if (score === 0) return 0
    sum += score
  }
  return sum / words.length
}

function fitWord(word: string, name: string): number {
  if (name === word) return 6
  if (name.startsWith(word)) return 5
  if (name.split(/[\s/–-]+/).some((part) => part.startsWith(word))) return 4
  if (name.includes(word)) return 3
  return initials(name).startsWith(word) ? 2 : 0
}

/** "gm" finds "Group Management". */
const initials = (name: string) =>
  name
    .split(/[\s/–-]+/)
    .map((part) => part[0] ?? '')
    .join('')
