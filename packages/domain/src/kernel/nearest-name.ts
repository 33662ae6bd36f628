/** Letters that must be added, removed, replaced or swapped to make one text of another. */
const distance = (one: string, other: string): number => {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      next[at] = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwapped ? before[at - 2]! + 1 : Infinity,
      )
    }
    before = last
    last = next
  }
  return last[other.length]!
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.,'’&()-]+/g, ' ')
    .trim()

const joined = (text: string): string => plain(text).replaceAll(' ', '')

/** Letters from which the beginning of a name is enough to propose it. */
const fewestBegun = 6

/** Share of letters that may differ before a name is another name. */
const mostWrong = 0.25

/** The one name that a mistyped name most likely means; undefined if none is near, or two are equally near. */
export const nearestName = (typed: string, names: readonly string[]): string | undefined => {
  const text = plain(typed)
  const most = Math.floor(text.length * mostWrong)
  if (most === 0) return undefined
  const near = names
    .filter((name) => Math.abs(plain(name).length - text.length) <= most)
    .map((name) => ({ name, wrong: distance(text, plain(name)) }))
    .filter(({ wrong }) => wrong <= most)
    .toSorted((one, other) => one.wrong - other.wrong)
  const [first, second] = near
  if (first) return first.wrong === second?.wrong ? undefined : first.name
  const begun = names.filter((name) => joined(name).startsWith(joined(typed)))
  return joined(typed).length >= fewestBegun && begun.length === 1 ? begun[0] : undefined
}
