import type { DealDetail } from '@bookrunner/contract/deals'
import { initialLifecycle, type GuidanceVersion } from '@bookrunner/domain/deals'
import type { LimitKind, OrderDeal } from '@bookrunner/domain/orders'

/**
 * A deal as its managers read it, as the rules for orders take it: what is typed is looked at by the functions that
 * decide about it on the server.
 */
export function deskDealOf({ terms, shared, lifecycle, guidance, face }: DealDetail): OrderDeal {
  const versions = guidance.map((each): [number, GuidanceVersion] => [each.number, { ...each, by: null }])
  const newest = Object.fromEntries(
    guidance
      .toSorted((one, other) => one.number - other.number)
      .filter(({ kind }) => kind !== 'FPG' || lifecycle.status === 'FPG' || lifecycle.status === 'Priced')
      .map(({ kind, number }) => [kind, number]),
  )
  const holds =
    face.guidance && face.guidance.number > 0 ? { [face.guidance.kind]: face.guidance.number } : {}
  return {
    terms,
    shared,
    lifecycle: {
      ...initialLifecycle,
      ...lifecycle,
      guidance: Math.max(0, ...guidance.map(({ number }) => number)),
      guidanceOf: { ...newest, ...holds },
    },
    guidance: new Map(versions),
  }
}

/** What a limit without a sign means: what guidance is said in. */
export const bareLimit = ({ terms, face }: DealDetail): LimitKind => {
  if (terms.priceType === 'price') return 'maxPrice'
  return face.guidance?.level.basis === 'yield' ? 'minYield' : 'minSpread'
}
