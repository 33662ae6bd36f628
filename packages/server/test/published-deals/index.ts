// Deals as their banks published them, each figure with its source. Required values that nobody published (a
// denomination, banks' names) are typical for the market, and marked.
import { alibaba } from './alibaba.ts'
import { bankOfChina, hongKong } from './in-dollars.ts'
import { eib, finland, kfw } from './in-euros.ts'
import { bankOfAmerica, jpMorgan } from './with-legs.ts'
import { btpValore, enel, gilt, greenBund, hsbc } from './with-steps.ts'
import type { PublishedDeal } from './parts.ts'
import { centerState, iberdrola, juliusBaer } from './with-capital.ts'
import { alibaba2031, huzhou, mgm, seazen } from './with-options.ts'

export type { PublishedDeal, PublishedTranche } from './parts.ts'

export const publishedDeals: Record<string, PublishedDeal> = {
  'HKSAR, 2019, green': hongKong,
  'Bank of China, Singapore, 2021, green': bankOfChina,
  'Alibaba, 2024, two currencies': alibaba,
  'EIB, 2023, no-grow': eib,
  'KfW, 2009, tap': kfw,
  'Finland, 2024': finland,
  'JPMorgan, 2020, fixed to floating': jpMorgan,
  'Bank of America, 2021, compounded SOFR': bankOfAmerica,
  'Enel, 2022, conditional step-up': enel,
  'UK gilt, 2018, ex dividend': gilt,
  'HSBC, 2018, perpetual reset': hsbc,
  'Germany, 2021, zero coupon': greenBund,
  'Italy, 2023, step-up': btpValore,
  'Julius Baer, 2025, an AT1': juliusBaer,
  'CenterState, 2020, a T2': centerState,
  'Iberdrola, 2025, a hybrid': iberdrola,
  'MGM, 2024, a call schedule': mgm,
  'Alibaba, 2021, a make-whole': alibaba2031,
  'Seazen, 2025, a put': seazen,
  'Huzhou, 2023, a change of control put': huzhou,
}
