/** What the areas that follow (orders, book, allocation) show of a deal. */
export { OfferList } from './investor/OfferList.tsx'
export { OfferView } from './investor/OfferView.tsx'
export { DealFacts } from './page/DealFacts.tsx'
export { DealWays } from './page/DealWays.tsx'
export { dealAhead } from './deal-query.ts'
export { useDeal } from './page/use-deal.ts'
export { allocView } from './page/ways.ts'
export { useDealWords, type DealWords } from './use-words.ts'
