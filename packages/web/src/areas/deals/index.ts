/** What the areas that follow (orders, book, allocation) show of a deal. */
export { OfferList } from './investor/OfferList.tsx'
export { OfferView } from './investor/OfferView.tsx'
