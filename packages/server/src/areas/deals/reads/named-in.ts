import { supporters, type Shared, type Terms } from '@bookrunner/domain/deals'

const isId = (id: string | null | undefined): id is string => typeof id === 'string'

/** The guarantors and support providers that are institutions of the platform. */
export const partiesIn = (shared: Shared): string[] => [
  ...new Set(
    supporters(shared)
      .map(({ entityId }) => entityId)
      .filter(isId),
  ),
]

/** Every entity a deal names. */
export const namedIn = ({ shared, terms }: { shared: Shared; terms: Terms }): string[] => {
  const { issuerId, syndicate } = shared
  const ids = [
    issuerId,
    ...partiesIn(shared),
    ...syndicate.map(({ entityId }) => entityId),
    terms.stabilisationManagerId,
    ...(terms.addressed.kind === 'chosen' ? terms.addressed.entityIds : []),
  ]
  return [...new Set(ids.filter(isId))]
}
