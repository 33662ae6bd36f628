import type { FieldRefusal } from '../../kernel/index.ts'
import type { Party, Shared } from './announcement.ts'
import { faultAt } from './checks/fault.ts'

export type PartyReason = 'deal.party-twice'

/** An institution is itself whatever its name; any other party is the one of this name. */
const keyOf = ({ entityId, name }: Party): string => entityId ?? name.trim().toLowerCase()

export const isSameParty = (one: Party, other: Party): boolean => keyOf(one) === keyOf(other)

const twiceIn = (parties: readonly Party[], field: string): FieldRefusal<PartyReason>[] =>
  parties.flatMap((party, at) =>
    parties.findIndex((each) => keyOf(each) === keyOf(party)) < at
      ? [faultAt(`${field}.${at}`, 'deal.party-twice')]
      : [],
  )

/** Somebody can log in for the issuer: it is an institution, not a name only. */
export const hasSigner = ({ issuerId }: Pick<Shared, 'issuerId'>): boolean => issuerId !== null

/** Guarantors, and providers of support with all their kinds, are named once each. */
export const partyFaults = ({
  guarantors,
  support,
}: Pick<Shared, 'guarantors' | 'support'>): FieldRefusal<PartyReason>[] => [
  ...twiceIn(guarantors, 'shared.guarantors'),
  ...twiceIn(support, 'shared.support'),
]

/** Everybody who stands behind the bond besides its issuer. */
export const supporters = ({ guarantors, support }: Pick<Shared, 'guarantors' | 'support'>): Party[] => [
  ...guarantors,
  ...support,
]
