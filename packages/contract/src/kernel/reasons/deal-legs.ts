import type { Code } from '../codes.ts'

/** What coupon legs of a deal cannot be. */
export const dealLegReasons = {
  'deal.zero-legs': 400,
  'deal.leg-first-day': 400,
  'deal.leg-first-kind': 400,
  'deal.leg-first-rate': 400,
  'deal.odd-period-typed': 400,
  'deal.odd-leg': 400,
  'bond.leg-margin': 400,
} as const satisfies Record<string, Code>
