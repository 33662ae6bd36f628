import { isSame } from '@bookrunner/domain/kernel'

/** A field of a form: a key of what is typed. */
export type FieldOf<Values extends object> = keyof Values & string

/** Two values are equal, quickly where they are the same object. */
export const equals = (one: unknown, other: unknown): boolean => Object.is(one, other) || isSame(one, other)

export const fieldsOf = <Values extends object>(values: Values): FieldOf<Values>[] =>
  Object.keys(values) as FieldOf<Values>[]

export type Same = typeof equals

export const changedFields = <Values extends object>(
  from: Values,
  to: Values,
  same: Same = equals,
): FieldOf<Values>[] => fieldsOf(to).filter((field) => !same(from[field], to[field]))

interface Merged<Values extends object> {
  readonly values: Values
  /** Changed by others only: `values` has the values of the others. */
  readonly updated: readonly FieldOf<Values>[]
  /** Changed by both to different values: `values` has the typed ones until the user chooses. */
  readonly contested: readonly FieldOf<Values>[]
}

/** Merges three versions of a record: the one typing began with, the one typed, and the one others saved. */
export function mergeTheirs<Values extends object>(
  base: Values,
  typed: Values,
  theirs: Values,
  same: Same = equals,
): Merged<Values> {
  const changed = changedFields(base, theirs, same)
  const isUntouched = (field: FieldOf<Values>) => same(typed[field], base[field])
  const updated = changed.filter(isUntouched)
  const contested = changed.filter((field) => !isUntouched(field) && !same(typed[field], theirs[field]))
  const values = { ...typed }
  for (const field of updated) values[field] = theirs[field]
  return { values, updated, contested }
}
