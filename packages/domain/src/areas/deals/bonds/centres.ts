import type { Centre, Currency } from '../choices.ts'

/** Where money of a currency is paid; renminbi outside the mainland is paid in Hong Kong. */
const home: Record<Currency, Centre> = {
  USD: 'US',
  CNH: 'HK',
  HKD: 'HK',
  EUR: 'TARGET',
  JPY: 'JP',
  GBP: 'UK',
  AUD: 'AU',
  NZD: 'NZ',
  CAD: 'CA',
  CHF: 'CH',
  SGD: 'SG',
}

/** The centres a deal's days are counted in: its currency's own and those that were chosen. */
export const jointCentres = (currency: Currency | null, chosen: readonly Centre[]): Centre[] => [
  ...new Set([...(currency ? [home[currency]] : []), ...chosen]),
]
