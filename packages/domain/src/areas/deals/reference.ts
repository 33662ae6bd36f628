/** "CT 10" and "ct10" name the same reference. */
export const plainReference = (over: string): string => over.replaceAll(/\s/g, '').toUpperCase()

/** T, UST, CT10, UST 5Y: US Treasuries, one of them or whichever fits the tenor. */
const treasury = /^(?:T|U?ST|CT)(\d{1,2})?Y?$/

export const isTreasury = (over: string): boolean => treasury.test(plainReference(over))

/** The tenor that a Treasury's name contains; null for T, which is the one that fits. */
const yearsIn = (over: string): string | null => treasury.exec(plainReference(over))?.[1] ?? null

/** A name such as T for the Treasury that a deal is quoted over: on a deal over CT3, T+85 is CT3+85. */
export const isShortFor = (over: string, quoted: string | null): boolean =>
  quoted !== null && isTreasury(over) && isTreasury(quoted) && yearsIn(over) === null

/** T and CT3 can be one reference; CT3 and CT5 are two. */
export const isSameReference = (one: string | null, other: string | null): boolean => {
  if (one === null || other === null) return one === other
  if (plainReference(one) === plainReference(other)) return true
  return isShortFor(one, other) || isShortFor(other, one) || isSameTreasury(one, other)
}

/** CT5 and UST 5Y. */
const isSameTreasury = (one: string, other: string): boolean =>
  isTreasury(one) && isTreasury(other) && yearsIn(one) === yearsIn(other)
