import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike, because somebody types it from a screen or paper. */
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%^&*?+=-']
const length = 16

/** A password that §5 accepts, for a first log-in that must change it. */
export const initialPassword = (): string => {
  const all = kinds.join('')
  const letters = Array.from({ length }, (_, at) => pick(kinds[at] ?? all))
  // Shuffled, because one of each kind came first.
  for (let at = length - 1; at > 0; at--) {
    const other = randomInt(at + 1)
    ;[letters[at], letters[other]] = [letters[other]!, letters[at]!]
  }
  return letters.join('')
}

const pick = (from: string): string => from[randomInt(from.length)]!
