/** The currencies of deals and of limits (§3). */
export const currencies = [
  'USD',
  'CNH',
  'HKD',
  'EUR',
  'JPY',
  'GBP',
  'AUD',
  'NZD',
  'CAD',
  'CHF',
  'SGD',
] as const
export type Currency = (typeof currencies)[number]
