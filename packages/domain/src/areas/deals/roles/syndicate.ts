import type { FieldRefusal } from '../../../kernel/index.ts'
import type { SyndicateMember } from '../announcement.ts'
import type { SyndicateRole } from '../choices.ts'

export type SyndicateReason =
  | 'deal.roles-together'
  | 'deal.bank-twice'
  | 'deal.bank-without-role'
  | 'deal.bnd-alone'
  | 'deal.bnd-twice'
  | 'deal.view-alone'

/** 'The selected roles cannot exist at the same time' (§5). */
export const exclusiveRoles: readonly (readonly [SyndicateRole, SyndicateRole])[] = [
  ['OC', 'VIEW'],
  ['JGC', 'VIEW'],
  ['BND', 'VIEW'],
]
const bookManager: readonly SyndicateRole[] = ['JLM', 'JBR']
const bank: readonly SyndicateRole[] = ['OC', 'JGC', ...bookManager]

const rowReason = ({ roles }: SyndicateMember): SyndicateReason | undefined => {
  const has = (role: SyndicateRole) => roles.includes(role)
  if (roles.length === 0) return 'deal.bank-without-role'
  if (exclusiveRoles.some(([one, other]) => has(one) && has(other))) return 'deal.roles-together'
  if (has('VIEW') && !bookManager.some(has)) return 'deal.view-alone'
  if (has('BND') && !bank.some(has)) return 'deal.bnd-alone'
  return undefined
}

/** What is wrong with a syndicate, row by row. Whether its members are underwriters, their records say. */
export const syndicateFaults = (syndicate: readonly SyndicateMember[]): FieldRefusal<SyndicateReason>[] => {
  const firstBilling = syndicate.findIndex(({ roles }) => roles.includes('BND'))
  return syndicate.flatMap((row, at) => {
    const found: FieldRefusal<SyndicateReason>[] = []
    const reason = rowReason(row)
    const field = `shared.syndicate.${at}`
    if (syndicate.findIndex(({ entityId }) => entityId === row.entityId) < at)
      found.push({ field: `${field}.entityId`, reason: 'deal.bank-twice' })
    if (reason) found.push({ field: `${field}.roles`, reason })
    if (row.roles.includes('BND') && firstBilling < at)
      found.push({ field: `${field}.roles`, reason: 'deal.bnd-twice' })
    return found
  })
}
