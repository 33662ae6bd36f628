// Deals as their banks published them, each figure with where it stands. What nobody published and announcing asks
// for (a denomination, banks' names) is usual for its market, and named so.
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
