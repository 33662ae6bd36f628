/**
 * The deal's form, for the page that frames it (board/detail, deal/detail):
 *
 *   const { data: detail } = useQuery({ ...dealQuery(dealId, lang), enabled: dealId !== undefined })
 *   // Only once `detail` is there, or at once for a new deal; keyed by the deal's id.
 *   const form = useDealForm(detail)
 *   <DealFormFrame form={form} onTab={setTab} onSubmit={openSubmitDialog}>   context, guards, Ctrl+S, problems, bar at the bottom
 *     <IssuerTab /> | <SyndicateTab /> | <RatingsTab /> | <TermsTab /> | <DocsTab /> | your Price Guidance
 *   </DealFormFrame>
 *
 * Every field has a place (`terms.ipg`). Inside the frame `useField('terms.ipg')` gives
 * { value, set, setUnread, faults, changed } and draws again only when that field changed; `<FieldFrame place>`
 * puts label, hint, faults and "theirs / yours" around a control; `form.deal` is the whole deal as typed.
 * `form.load(detail)` takes a deal loaded again (a live change): typed values stay, fields that both changed are
 * put side by side. The domain's `tabOf` gives the tab of a field; those of 'guidance' (priceType,
 * priceDecimals, guidanceReference, pricingBenchmark, ipg, testPrice, guidanceNote) have their controls there.
 */
export { DealFormFrame } from './DealFormFrame.tsx'
export { FieldFrame } from './kit/FieldFrame.tsx'
export { DocsTab } from './docs/DocsTab.tsx'
export { IssuerTab } from './issuer/IssuerTab.tsx'
export { tabOfFault } from './faults.ts'
export type { FormField } from './places.ts'
export { RatingsTab } from './ratings/RatingsTab.tsx'
export { SyndicateTab } from './syndicate/SyndicateTab.tsx'
export { TermsTab } from './terms/TermsTab.tsx'
export { TrancheActs } from './tranches/TrancheStrip.tsx'
export { toDoOf } from './use-to-do.ts'
export { useDealForm } from './use-deal-form.ts'
export { useForm } from './use-field.ts'
