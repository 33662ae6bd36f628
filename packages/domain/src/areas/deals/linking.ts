import type { Shared } from './announcement.ts'

export const namedPartyKinds = ['issuer', 'bank'] as const
export type NamedPartyKind = (typeof namedPartyKinds)[number]

interface Link {
  kind: NamedPartyKind
  name: string
  entityId: string
}

const isNamed = (name: string | null, other: string): boolean =>
  name !== null && name.trim().toLowerCase() === other.trim().toLowerCase()

/** The issuer of a deal with its institution's LEI, unless one was typed. */
export const leiAfter = (
  typed: string | null,
  lei: string | null | undefined,
): Pick<Shared, 'issuerLei'> => ({
  issuerLei: typed ?? lei ?? null,
})

/** What changes when a name becomes an institution: its roles stay. Undefined if the deal does not name it. */
export const linkedShared = (
  shared: Shared,
  { kind, name, entityId }: Link,
  lei: string | null,
): Partial<Shared> | undefined => {
  if (kind === 'issuer')
    return isNamed(shared.issuerName, name)
      ? { issuerId: entityId, issuerName: null, ...leiAfter(shared.issuerLei, lei) }
      : undefined
  const bank = shared.namedBanks.find((each) => isNamed(each.name, name))
  if (!bank) return undefined
  const { roles } = bank
  return {
    syndicate: [...shared.syndicate, { entityId, roles, appointedOn: null }],
    namedBanks: shared.namedBanks.filter((each) => each !== bank),
  }
}
