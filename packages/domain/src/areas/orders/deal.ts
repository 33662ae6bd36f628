import type { FaceAmount } from '../../kernel/index.ts'
import {
  currentVersion,
  isTreasury,
  tick,
  type DealLifecycle,
  type GuidanceVersion,
  type MovingDeal,
  type Terms,
} from '../deals/index.ts'
import type { QuotedAs, SpreadNames } from './parse-limit.ts'
import { spanOf, type LevelPoint, type Span } from './point.ts'

/** The deal of an order, at one moment. */
export type OrderDeal = MovingDeal

/**
 * Applies due times first, as moves do: an order a moment after a close time finds the book closed (or the test ended),
 * whether or not a node has made the switch. The write of the order does not store the result.
 */
export const dealAt = (deal: MovingDeal, now: Temporal.Instant): OrderDeal => {
  const { lifecycle, versions } = tick(deal, now)
  if (lifecycle === deal.lifecycle) return deal
  const guidance = new Map([...deal.guidance, ...versions.map((each) => [each.number, each] as const)])
  return { ...deal, lifecycle, guidance }
}

/** The number of the FPG push that is to be answered, or was; none before one, nor after a way back to IPG. */
export const pushOf = ({ status, guidanceOf }: DealLifecycle): number | null =>
  status === 'FPG' || status === 'Priced' ? (guidanceOf.FPG ?? null) : null

const versionAt = ({ guidance }: OrderDeal, number: number | null | undefined): GuidanceVersion | undefined =>
  number === null || number === undefined ? undefined : guidance.get(number)

const spanAt = (deal: OrderDeal, number: number | null | undefined): Span | undefined => {
  const version = versionAt(deal, number)
  return version && knownSpan(version, deal.terms)
}

/** All orders of a deal are compared with the same level, so it is computed once for each record of the deal. */
const spans = new WeakMap<Terms, WeakMap<GuidanceVersion, Span>>()

const knownSpan = (version: GuidanceVersion, terms: Terms): Span => {
  const ofTerms = spans.get(terms) ?? new WeakMap<GuidanceVersion, Span>()
  const span = ofTerms.get(version) ?? spanOf(version, terms)
  spans.set(terms, ofTerms.set(version, span))
  return span
}

/** The level that holds now: after a test, or a way back from FPG, that is not the newest one announced. */
export const todaysLevel = (deal: OrderDeal): GuidanceVersion | undefined =>
  versionAt(deal, currentVersion(deal.lifecycle))
export const todaysSpan = (deal: OrderDeal): Span | undefined => spanAt(deal, currentVersion(deal.lifecycle))

/** What spreads are over today, as guidance names it: T, MS; nothing where it names nothing. */
export const spreadsOver = (deal: OrderDeal): string | null => todaysLevel(deal)?.level.over ?? null

/** References that are bonds themselves: a benchmark by its name means the same. MS and rates are another thing. */
const bondReferences: Readonly<Record<string, readonly string[]>> = { T: ['UST'], UST: ['T'], UKT: [] }

const benchmarkNames = ({ pricingBenchmark, tenor }: Terms, over: string): readonly string[] => {
  const named = pricingBenchmark?.name
  if (named !== undefined && /^CT ?\d/i.test(named)) return [named]
  // The current Treasury of the benchmark, UST 5Y, or of the tenor: CT5.
  const isWholeYears = tenor !== null && tenor.years > 0 && tenor.months === 0 && tenor.days === 0
  const years = /\b(\d+) ?Y\b/i.exec(named ?? '')?.[1] ?? (isWholeYears ? tenor.years : undefined)
  return [
    ...(named === undefined ? [] : [named]),
    ...(over !== 'UKT' && years !== undefined ? [`CT${years}`] : []),
  ]
}

/** Every name under which a minimum spread of this deal may be written: T, UST, CT5. */
export const spreadNames = (deal: OrderDeal): SpreadNames => {
  const over = spreadsOver(deal)
  if (over === null) return []
  const others = bondReferences[over]
  // A deal over CT3 names its Treasury: T can only be that one.
  const short = !others && isTreasury(over) ? ['T', 'UST'] : []
  return [
    over,
    ...short,
    ...(others ? [...others, ...benchmarkNames(deal.terms, over)] : []),
    ...(deal.terms.guidanceReference ? [deal.terms.guidanceReference.name] : []),
  ]
}

/** How limits of this deal are read: a bare figure has the kind of guidance. */
export const quotedAs = (deal: OrderDeal): QuotedAs => {
  const isYield = todaysLevel(deal)?.level.basis === 'yield'
  const ofYield = isYield ? 'minYield' : 'minSpread'
  return { bare: deal.terms.priceType === 'price' ? 'maxPrice' : ofYield, names: spreadNames(deal) }
}

/** The level FPG was pushed with. */
export const fpgSpan = (deal: OrderDeal): Span | undefined => spanAt(deal, pushOf(deal.lifecycle))

/** The level it was priced at. */
export const finalSpan = (deal: OrderDeal): Span | undefined =>
  deal.lifecycle.status === 'Priced' ? spanAt(deal, deal.lifecycle.guidanceOf.priced) : undefined

/** The final terms, if the current level is final. */
export const finalPoint = (deal: OrderDeal): LevelPoint | null =>
  todaysLevel(deal)?.final ? (todaysSpan(deal)?.wide ?? null) : null

/** The issue's size where it is a number: the final one, else that of the terms. */
export const issueSize = (deal: OrderDeal): FaceAmount | null => {
  const { priced, launched } = deal.lifecycle.guidanceOf
  const final = (versionAt(deal, priced) ?? versionAt(deal, launched))?.final
  const { size } = deal.terms
  return final?.size ?? (size?.kind === 'number' ? size.face : null)
}
