import { isSame } from '@bookrunner/domain/kernel'
import { places, type Flat, type Place } from './places.ts'

export const same = (a: unknown, b: unknown): boolean => Object.is(a, b) || isSame(a, b)

export const changedPlaces = (from: Flat, to: Flat): readonly Place[] =>
  places.filter((place) => !same(from[place], to[place]))

interface Merged {
  readonly values: Flat
  /** Changed by the other and not by me: theirs are taken. */
  readonly taken: readonly Place[]
  /** Changed by both, to different values: mine stay on the screen until somebody chooses. */
  readonly contested: readonly Place[]
}

/** Three versions of a deal into one: what I began with, what I have now, and what was saved meanwhile. */
export function mergeTheirs(base: Flat, mine: Flat, theirs: Flat): Merged {
  const changed = changedPlaces(base, theirs)
  const untouched = (place: Place) => same(mine[place], base[place])
  const taken = changed.filter(untouched)
  const contested = changed.filter((place) => !untouched(place) && !same(mine[place], theirs[place]))
  const values: Record<string, unknown> = { ...mine }
  for (const place of taken) values[place] = theirs[place]
  return { values: values as unknown as Flat, taken, contested }
}
