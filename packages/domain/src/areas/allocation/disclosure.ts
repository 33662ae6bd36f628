/** A figure about fewer accounts than this would reveal a single one. */
const leastAccounts = 3
/** Of the largest account's amount: what the accounts behind the two largest must have together, in per cent. */
const leastRest = 10n

/**
 * Whether investors may read a figure about these accounts, one amount for each. The second largest account knows its own
 * part: if little is left beside it, the rest is, but for a few per cent, the part of the largest (decision 150).
 */
export const hidesAccounts = (amounts: Iterable<bigint>): boolean => {
  const [largest, second, ...others] = [...amounts].toSorted((one, other) =>
    one === other ? 0 : one > other ? -1 : 1,
  )
  if (largest === undefined || second === undefined || others.length < leastAccounts - 2) return false
  return others.reduce((sum, each) => sum + each, 0n) * 100n >= largest * leastRest
}
