import type { FieldRefusal } from '../../../kernel/index.ts'
import type { Shared, SyndicateMember } from '../announcement.ts'
import { passiveRoles, type SyndicateRole } from '../choices.ts'

export type SyndicateReason =
  | 'deal.roles-together'
  | 'deal.bank-twice'
  | 'deal.bnd-twice'
  | 'deal.view-by-name'
/** Rows that are half made: a role is still missing. */
export type RoleMissing = 'deal.bank-without-role' | 'deal.bnd-alone' | 'deal.view-alone'

/** 'The selected roles cannot exist at the same time' (§5). */
export const exclusiveRoles = [
  ['OC', 'VIEW'],
  ['JGC', 'VIEW'],
  ['BND', 'VIEW'],
] as const satisfies readonly (readonly [SyndicateRole, SyndicateRole])[]
const bookManager: readonly SyndicateRole[] = ['JLM', 'JBR']
const bank: readonly SyndicateRole[] = ['OC', 'JGC', ...bookManager]

type Row = Pick<SyndicateMember, 'roles'>

/** A co-manager or passive bookrunner has no other role. */
const isPassiveAnd = ({ roles }: Row): boolean =>
  roles.length > 1 && passiveRoles.some((role) => roles.includes(role))

const excludes = (row: Row): boolean =>
  isPassiveAnd(row) ||
  exclusiveRoles.some(([one, other]) => row.roles.includes(one) && row.roles.includes(other))

/** Takes orders and leads them: all but those that only look on. */
export const isActiveBank = ({ roles }: Row): boolean =>
  !roles.includes('VIEW') && !passiveRoles.some((role) => roles.includes(role))

const missingRole = ({ roles }: Row): RoleMissing | undefined => {
  const has = (role: SyndicateRole) => roles.includes(role)
  if (roles.length === 0) return 'deal.bank-without-role'
  if (has('VIEW') && !bookManager.some(has)) return 'deal.view-alone'
  if (has('BND') && !bank.some(has)) return 'deal.bnd-alone'
  return undefined
}

/** Roles that a draft may still lack; an announced deal may not. */
export const rolesMissing = (
  syndicate: readonly Row[],
  field = 'shared.syndicate',
): FieldRefusal<RoleMissing>[] =>
  syndicate.flatMap((row, at) => {
    const reason = excludes(row) ? undefined : missingRole(row)
    return reason ? [{ field: `${field}.${at}.roles`, reason }] : []
  })

const isSameText = (one: unknown, other: unknown): boolean =>
  String(one).trim().toLowerCase() === String(other).trim().toLowerCase()

/** What is wrong with banks, row by row: those of the platform, then those that are a name only. */
const bankFaults = <Bank extends Row>(
  banks: readonly Bank[],
  path: string,
  { key, billed }: { key: keyof Bank & string; billed: boolean },
): FieldRefusal<SyndicateReason>[] => {
  const firstBilling = billed ? -1 : banks.findIndex(({ roles }) => roles.includes('BND'))
  return banks.flatMap((row, at) => {
    const found: FieldRefusal<SyndicateReason>[] = []
    const field = `${path}.${at}`
    if (banks.findIndex((each) => isSameText(each[key], row[key])) < at)
      found.push({ field: `${field}.${key}`, reason: 'deal.bank-twice' })
    if (excludes(row)) found.push({ field: `${field}.roles`, reason: 'deal.roles-together' })
    if (row.roles.includes('BND') && firstBilling < at)
      found.push({ field: `${field}.roles`, reason: 'deal.bnd-twice' })
    return found
  })
}

/** Whether its members are underwriters, their records say. */
export const syndicateFaults = ({
  syndicate,
  namedBanks,
}: Pick<Shared, 'syndicate' | 'namedBanks'>): FieldRefusal<SyndicateReason>[] => [
  ...bankFaults(syndicate, 'shared.syndicate', { key: 'entityId', billed: false }),
  ...bankFaults(namedBanks, 'shared.namedBanks', {
    key: 'name',
    billed: syndicate.some(({ roles }) => roles.includes('BND')),
  }),
  // View-only is a right to look, and nobody looks for a bank that is a name only.
  ...namedBanks.flatMap(({ roles }, at) =>
    roles.includes('VIEW')
      ? [{ field: `shared.namedBanks.${at}.roles`, reason: 'deal.view-by-name' as const }]
      : [],
  ),
]
