import type { FieldRefusal } from '../../../kernel/index.ts'
import type { SyndicateMember } from '../announcement.ts'
import type { SyndicateRole } from '../choices.ts'

export type SyndicateReason = 'deal.roles-together' | 'deal.bank-twice' | 'deal.bnd-twice'
/** Rows that are half made: a role is still missing. */
export type RoleMissing = 'deal.bank-without-role' | 'deal.bnd-alone' | 'deal.view-alone'

/** 'The selected roles cannot exist at the same time' (§5). */
export const exclusiveRoles: readonly (readonly [SyndicateRole, SyndicateRole])[] = [
  ['OC', 'VIEW'],
  ['JGC', 'VIEW'],
  ['BND', 'VIEW'],
]
const bookManager: readonly SyndicateRole[] = ['JLM', 'JBR']
const bank: readonly SyndicateRole[] = ['OC', 'JGC', ...bookManager]

const excludes = ({ roles }: SyndicateMember): boolean =>
  exclusiveRoles.some(([one, other]) => roles.includes(one) && roles.includes(other))

const missingRole = ({ roles }: SyndicateMember): RoleMissing | undefined => {
  const has = (role: SyndicateRole) => roles.includes(role)
  if (roles.length === 0) return 'deal.bank-without-role'
  if (has('VIEW') && !bookManager.some(has)) return 'deal.view-alone'
  if (has('BND') && !bank.some(has)) return 'deal.bnd-alone'
  return undefined
}

/** Roles that a draft may still lack; an announced deal may not. */
export const rolesMissing = (syndicate: readonly SyndicateMember[]): FieldRefusal<RoleMissing>[] =>
  syndicate.flatMap((row, at) => {
    const reason = excludes(row) ? undefined : missingRole(row)
    return reason ? [{ field: `shared.syndicate.${at}.roles`, reason }] : []
  })

/** What is wrong with a syndicate, row by row. Whether its members are underwriters, their records say. */
export const syndicateFaults = (syndicate: readonly SyndicateMember[]): FieldRefusal<SyndicateReason>[] => {
  const firstBilling = syndicate.findIndex(({ roles }) => roles.includes('BND'))
  return syndicate.flatMap((row, at) => {
    const found: FieldRefusal<SyndicateReason>[] = []
    const field = `shared.syndicate.${at}`
    if (syndicate.findIndex(({ entityId }) => entityId === row.entityId) < at)
      found.push({ field: `${field}.entityId`, reason: 'deal.bank-twice' })
    if (excludes(row)) found.push({ field: `${field}.roles`, reason: 'deal.roles-together' })
    if (row.roles.includes('BND') && firstBilling < at)
      found.push({ field: `${field}.roles`, reason: 'deal.bnd-twice' })
    return found
  })
}
