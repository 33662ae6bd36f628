/** One filter of a list: how its value is read from the address and written to it and to the call. */
export interface FilterField<Value, Sent extends string = string> {
  /** What the address holds, or null; what it doesn't understand is as if it weren't there. */
  readonly read: (text: string | null) => Value
  /** Empty where nothing is filtered. */
  readonly write: (value: Value) => Sent | ''
  /** Its name in the address, where that isn't its name in the call. */
  readonly as?: string
  /** Filters of one group count as one: the two ends of a period. */
  readonly group?: string
}

export function oneOf<const T extends string>(values: readonly T[]): FilterField<T | undefined, T> {
  return {
    read: (text) => values.find((value) => value === text),
    write: (value) => value ?? '',
  }
}

/** Several at once, in the order of the list, written with commas. */
export function manyOf<const T extends string>(values: readonly T[]): FilterField<readonly T[]> {
  return {
    read: (text) => {
      const chosen = text?.split(',') ?? []
      return values.filter((value) => chosen.includes(value))
    },
    write: (chosen) => chosen.join(','),
  }
}

/** One end of a period. */
export function aDay(group: string): FilterField<string | undefined> {
  return {
    group,
    read: (text) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined),
    write: (day) => day ?? '',
  }
}

const idForm = /^[a-z]{2,4}_[0-9a-z]{1,60}$/

export const readId = (text: string | null): string | undefined =>
  text && idForm.test(text) ? text : undefined

export const anId = (as?: string): FilterField<string | undefined> => ({
  read: readId,
  write: (id) => id ?? '',
  ...(as && { as }),
})
