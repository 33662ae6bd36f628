import type { ReplyOf } from '@bookrunner/contract'
import type { bookCalls } from '@bookrunner/contract/book'

export type Operators = ReplyOf<typeof bookCalls.getBookOperator>
type Person = Operators['here'][number]

/** A short sign for a name: both initials of a western one, the last two characters of a Chinese one. */
export function signOf(name: string): string {
  const trimmed = name.trim()
  if (/\p{Script=Han}/u.test(trimmed)) return [...trimmed].slice(-2).join('')
  const words = trimmed.split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = [words[0]?.[0], words.length > 1 ? words.at(-1)?.[0] : '']
  return `${first}${last}`.toUpperCase()
}

/** Puts the reader last. */
export const othersFirst = (here: readonly Person[], userId: string | undefined): Person[] =>
  here.toSorted(
    (one, other) =>
      Number(one.userId === userId) - Number(other.userId === userId) || one.since.localeCompare(other.since),
  )
