// Deals as their banks published them, each figure with its source. Required values that nobody published (a
// denomination, banks' names) are typical for the market, and marked.
import { alibaba } from './alibaba.ts'
import { bankOfChina, hongKong } from './in-dollars.ts'
import { eib, finland, kfw } from './in-euros.ts'
import type { PublishedDeal } from './parts.ts'

export type { PublishedDeal, PublishedTranche } from './parts.ts'

export const publishedDeals: Record<string, PublishedDeal> = {
  'HKSAR, 2019, green': hongKong,
  'Bank of China, Singapore, 2021, green': bankOfChina,
  'Alibaba, 2024, two currencies': alibaba,
  'EIB, 2023, no-grow': eib,
  'KfW, 2009, tap': kfw,
  'Finland, 2024': finland,
}
