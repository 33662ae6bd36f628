import type { Frequency } from '../choices.ts'

/** How often a coupon is paid (§3), and how many months lie between two. */
const perYear: Record<Frequency, number> = { annual: 1, semiAnnual: 2, quarterly: 4, monthly: 12 }

export const couponsPerYear = (frequency: Frequency): number => perYear[frequency]

export const monthsBetweenCoupons = (frequency: Frequency): number => 12 / perYear[frequency]
