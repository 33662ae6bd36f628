import type { Code } from '../codes.ts'

/** Why limits refuse, and why a limit, a rate or an override is refused. */
export const quotaReasons = {
  'quota.over-bond': 409,
  'quota.over-org': 409,
  'quota.over-org-bond': 409,
  'quota.over-business': 409,
  'quota.full-bond': 409,
  'quota.full-org': 409,
  'quota.full-org-bond': 409,
  'quota.full-business': 409,
  'quota.no-rate': 409,
  'quota.contact-desk': 409,
  'quota.wrong': 400,
  'quota.scope-wrong': 400,
  'quota.not-investor': 400,
  'quota.amount-missing': 400,
  'quota.rates-missing': 409,
  'quota.deal-over': 409,
  'quota.exists': 409,
  'quota.until-past': 400,
  'quota.override-over': 409,
  'quota.base-rate': 400,
  'quota.rate-wrong': 400,
  'quota.rate-day': 400,
  'quota.rate-far': 409,
} as const satisfies Record<string, Code>
