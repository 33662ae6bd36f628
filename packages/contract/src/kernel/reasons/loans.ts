import type { Code } from '../codes.ts'

/** Why something is refused that is done to a loan deal. */
export const loanReasons = {
  'loan.amount-zero': 400,
  'loan.haircut-wrong': 400,
  'loan.maintenance-wrong': 400,
  'loan.price-wrong': 400,
  'loan.price-future': 400,
  'loan.price-older': 400,
  'loan.not-financed': 400,
  'loan.call-price-wrong': 400,
  'loan.band-wrong': 400,
  'loan.bands-wrong': 400,
  'loan.days-order': 400,
  'loan.user-elsewhere': 400,
  'loan.closed': 409,
  'loan.has-inquiries': 409,
  'loan.inquiry-reviewed': 409,
  'entity.has-loans': 409,
} as const satisfies Record<string, Code>
