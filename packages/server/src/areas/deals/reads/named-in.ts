import type { Shared, Terms } from '@bookrunner/domain/deals'

/** Every entity a deal names. */
export const namedIn = ({ shared, terms }: { shared: Shared; terms: Terms }): string[] => {
  const { issuerId, guarantor, keepwellProvider, eipuProvider, sblcProvider, syndicate } = shared
  const parties = [guarantor, keepwellProvider, eipuProvider, sblcProvider].map((party) => party?.entityId)
  const ids = [
    issuerId,
    ...parties,
    ...syndicate.map(({ entityId }) => entityId),
    terms.stabilisationManagerId,
    ...(terms.addressed.kind === 'chosen' ? terms.addressed.entityIds : []),
  ]
  return [...new Set(ids.filter((id): id is string => typeof id === 'string'))]
}
