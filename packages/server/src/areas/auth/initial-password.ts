import { randomInt } from 'node:crypto'

/** Without the letters and digits that look alike: somebody types it from a screen or a slip of paper. */
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%^&*?+=-']
const length = 16

/** One that §5 accepts, for a first log-in that must change it. */
export const initialPassword = (): string => {
  const all = kinds.join('')
  const letters = Array.from({ length }, (_, at) => pick(kinds[at] ?? all))
  // One of each kind came first; where they end up is nobody's to know.
  for (let at = length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    ;[letters[at], letters[other]] = [letters[other]!, letters[at]!]
  }
  return letters.join('')
}

const pick = (from: string): string => from[randomInt(from.length)]!
