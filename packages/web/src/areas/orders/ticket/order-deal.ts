import type { ReplyOf } from '@bookrunner/contract'
import type { dealsCalls, PublishedDeal } from '@bookrunner/contract/deals'
import {
  emptyShared,
  emptyTerms,
  initialLifecycle,
  type DealLifecycle,
  type GuidanceKind,
  type GuidanceVersion,
} from '@bookrunner/domain/deals'
import type { OrderDeal } from '@bookrunner/domain/orders'

/** Banks an order may go through, the usual one marked. */
export type Banks = ReplyOf<typeof dealsCalls.getBndByList>['list']

/** The current guidance of each kind that applies in the deal's phase; after a step back, later kinds do not. */
const headsOf = ({ header, guidance }: PublishedDeal): DealLifecycle['guidanceOf'] => {
  const newest = new Map<GuidanceKind, number>()
  for (const { kind, number } of guidance) if (number > (newest.get(kind) ?? 0)) newest.set(kind, number)
  const { status, final } = header
  if (status === 'IPG' || status === 'Test') newest.delete('FPG')
  if (!final) newest.delete('launched')
  if (status !== 'Priced') newest.delete('priced')
  return Object.fromEntries(newest)
}

/**
 * Turns a published deal into the input of the order rules, so that the screen checks with the server's functions. The
 * rules need nothing that only desks see.
 */
export function orderDealOf(deal: PublishedDeal, banks: Banks): OrderDeal {
  const { terms, lifecycle, guidance } = deal
  const versions = guidance.map((each): [number, GuidanceVersion] => [
    each.number,
    { ...each, reason: null, by: null },
  ])
  const rolesOf = (entityId: string) => deal.banks.find((bank) => bank.entityId === entityId)?.roles ?? []
  // The usual bank comes first as OC: the rules find it like the server does.
  const usualFirst = banks.toSorted((one, other) => Number(other.usual) - Number(one.usual))
  return {
    terms: { ...emptyTerms, ...terms },
    shared: {
      ...emptyShared,
      syndicate: usualFirst.map(({ entityId, usual }) => ({
        entityId,
        roles: usual ? ['OC'] : rolesOf(entityId).filter((role) => role !== 'OC'),
        appointedOn: null,
      })),
    },
    lifecycle: {
      ...initialLifecycle,
      ...lifecycle,
      guidance: Math.max(0, ...guidance.map(({ number }) => number)),
      guidanceOf: headsOf(deal),
    },
    guidance: new Map(versions),
  }
}
