import { allNames, type EntityNames } from '../../kernel/index.ts'

/** Legal forms at the end of a name, longest first: "Kestrel Ltd", "Kestrel Limited" and "Kestrel" are one name. */
const latinForms =
  /[ ](?:public limited company|joint stock company|incorporated|corporation|company|limited|holdings?|plc|llc|llp|ltd|inc|corp|co|gmbh|ag|sa|nv|bv|spa|pte|pty|jsc)$/
const chineseForms = /(?:股份有限公司|有限责任公司|有限責任公司|有限公司|股份公司|公司)$/

/** A name without legal form, punctuation, case and width, to compare it with others. */
export function nameKey(name: string): string {
  let words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    // S.A. and Ltd. are SA and Ltd.
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  for (;;) {
    const shorter = words.replace(latinForms, '').replace(chineseForms, '').trim()
    if (shorter === '' || shorter === words) return words.replaceAll(' ', '')
    words = shorter
  }
}

/** Shorter names differ by one letter and are still two institutions. */
const leastForTypingError = 10

/** True if one letter was added, left out, replaced or swapped with its neighbour. */
function isOneErrorApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const rest = (text: string, skipped: number) => text.slice(start + skipped)
  if (one.length > other.length) return rest(one, 1) === rest(other, 0)
  if (one.length < other.length) return rest(one, 0) === rest(other, 1)
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start]
  return rest(one, 1) === rest(other, 1) || (isSwapped && rest(one, 2) === rest(other, 2))
}

function isNear(one: string, other: string): boolean {
  if (one === other) return true
  return Math.min(one.length, other.length) >= leastForTypingError && isOneErrorApart(one, other)
}

export interface ComparedEntity extends EntityNames {
  readonly lei: string | null
}

/** Why two institutions may be one: the same LEI, or nearly the same name in any language. */
export const likenesses = ['lei', 'name'] as const
export type Likeness = (typeof likenesses)[number]

const keysOf = (entity: ComparedEntity): string[] => allNames(entity).map(nameKey)

/** Finds among many institutions those that may be this one. */
export function findAlike<Other extends ComparedEntity>(
  entity: ComparedEntity,
  others: Iterable<Other>,
): { entity: Other; likeness: Likeness }[] {
  const keys = keysOf(entity)
  const found: { entity: Other; likeness: Likeness }[] = []
  for (const other of others) {
    if (entity.lei !== null && entity.lei === other.lei) found.push({ entity: other, likeness: 'lei' })
    else if (keysOf(other).some((key) => keys.some((each) => isNear(each, key))))
      found.push({ entity: other, likeness: 'name' })
  }
  return found
}
