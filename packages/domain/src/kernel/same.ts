const sorted = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Two values are equal, whatever the order of their keys after storage. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted)
