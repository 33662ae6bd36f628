import type { DealDetail } from '@bookrunner/contract/deals'
import { initialLifecycle, type GuidanceVersion } from '@bookrunner/domain/deals'
import type { OrderDeal } from '@bookrunner/domain/orders'

/** Turns a manager's deal into the input of the order rules, so that the screen checks with the server's functions. */
export function deskDealOf({ terms, shared, lifecycle, guidance, header }: DealDetail): OrderDeal {
  const versions = guidance.map((each): [number, GuidanceVersion] => [each.number, { ...each, by: null }])
  const newest = Object.fromEntries(
    guidance
      .toSorted((one, other) => one.number - other.number)
      .filter(({ kind }) => kind !== 'FPG' || lifecycle.status === 'FPG' || lifecycle.status === 'Priced')
      .map(({ kind, number }) => [kind, number]),
  )
  const holds =
    header.guidance && header.guidance.number > 0 ? { [header.guidance.kind]: header.guidance.number } : {}
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
