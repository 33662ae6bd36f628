import { zoneText } from '@bookrunner/contract/kernel'
import { lawName, venueName, type PublishedDeal } from '@bookrunner/contract/deals'
import type { Party, Terms } from '@bookrunner/domain/deals'
import { count, day, decimal, instant, listed, price, withNote } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import { nameOf, tenorText, type partsText } from '../parts/index.ts'
import type { DealField } from '../fields.ts'
import type { DealNames } from '../use-deal-names.ts'
import type { offerText } from './text.ts'

export interface TermsTexts {
  readonly t: TranslateOf<typeof offerText>
  readonly parts: TranslateOf<typeof partsText>
  readonly dealNames: DealNames
  readonly lang: Lang
}

type Value = string | null | undefined | false
type Group = readonly (readonly [DealField, Value])[]
type Published = PublishedDeal['terms']
export type GroupName = 'bond' | 'coupon' | 'days' | 'where' | 'sizes' | 'parties'

/** Days have no zone; instants are in the deal's zone. */
const dayText = (at: string | null, lang: Lang) => at && day(at, lang, 'UTC')

const amount = (face: number | null, currency: Terms['currency']) =>
  face !== null && `${currency ?? ''} ${count(face)}`.trim()

function couponText({ terms, header }: PublishedDeal, { t }: TermsTexts): Value {
  if (terms.couponType === 'floating') {
    const margin = terms.quotedMargin
    if (!terms.floatingIndex || margin === null) return terms.floatingIndex
    const sign = margin.startsWith('-') ? '−' : '+'
    return t('margin', { index: terms.floatingIndex, sign, bp: margin.replace('-', '') })
  }
  const fixed = header.final?.coupon ?? terms.coupon
  return fixed === null ? t('coupon.toBeSet') : `${decimal(fixed, 3)}%`
}

export function optionText(option: Terms['options'][number], { t, dealNames, lang }: TermsTexts): string {
  const kind = dealNames.option(option.kind)
  const from = day(option.from, lang, 'UTC')
  const span = option.until
    ? t('option.until', { kind, from, until: day(option.until, lang, 'UTC') })
    : t('option.from', { kind, from })
  return option.price === null ? span : t('option.price', { option: span, price: price(option.price) })
}

function benchmarkText(benchmark: Terms['pricingBenchmark'], lang: Lang): Value {
  if (!benchmark) return null
  return benchmark.yield === null
    ? benchmark.name
    : withNote(benchmark.name, `${decimal(benchmark.yield, 3)}%`, lang)
}

function bond(terms: Published, w: TermsTexts): Group {
  const { dealNames, t } = w
  return [
    ['terms.classification', terms.classification && dealNames.classification(terms.classification)],
    ['terms.ratingClass', terms.ratingClass && dealNames.ratingClass(terms.ratingClass)],
    ['terms.format', terms.format && dealNames.format(terms.format)],
    ['terms.secRelevance', terms.secRelevance && dealNames.sec(terms.secRelevance)],
    ['terms.capitalStructure', terms.capitalStructure && dealNames.capital(terms.capitalStructure)],
    ['terms.label', terms.label !== 'none' && dealNames.label(terms.label)],
    ['terms.mtn', terms.mtn && t('yes')],
    ['terms.programme', terms.programme],
    ['terms.tapOf', terms.tapOf],
    ['terms.tapOutstanding', amount(terms.tapOutstanding, terms.currency)],
    ['terms.tenor', tenorText(terms.tenor, w.parts)],
    ['terms.priceType', dealNames.priceType(terms.priceType)],
    ['terms.guidanceReference', benchmarkText(terms.guidanceReference, w.lang)],
    ['terms.pricingBenchmark', benchmarkText(terms.pricingBenchmark, w.lang)],
    ['terms.guidanceNote', terms.guidanceNote],
    ['terms.useOfProceeds', terms.useOfProceeds],
  ]
}

function coupon(deal: PublishedDeal, w: TermsTexts): Group {
  const { terms } = deal
  const { dealNames, lang } = w
  return [
    ['terms.couponType', terms.couponType && dealNames.couponType(terms.couponType)],
    ['terms.coupon', couponText(deal, w)],
    ['terms.couponFrequency', terms.couponFrequency && dealNames.frequency(terms.couponFrequency)],
    ['terms.dayCount', terms.dayCount && dealNames.dayCount(terms.dayCount)],
    ['terms.firstCouponDate', dayText(terms.firstCouponDate, lang)],
    ['terms.interestFrom', dayText(terms.interestFrom, lang)],
    ['terms.options', terms.options.map((option) => optionText(option, w)).join('\n')],
  ]
}

const settledText = (day: string | null, cycle: string | false, lang: Lang): Value =>
  day && cycle ? withNote(day, cycle, lang) : day || cycle

function days(terms: Published, { t, dealNames, lang }: TermsTexts): Group {
  const cycle = terms.settlementCycle
  const settled = dayText(terms.settlementDate, lang)
  return [
    ['terms.pricingDate', dayText(terms.pricingDate, lang)],
    ['terms.settlementDate', settledText(settled, cycle !== null && t('settlement', { days: cycle }), lang)],
    ['terms.issueDate', dayText(terms.issueDate, lang)],
    ['terms.maturityDate', terms.tenor?.perpetual ? t('perpetual') : dayText(terms.maturityDate, lang)],
    ['terms.firstTradingDay', dayText(terms.firstTradingDay, lang)],
    ['terms.centres', listed(terms.centres.map(dealNames.centre), lang)],
    ['terms.convention', dealNames.convention(terms.convention)],
    ['terms.timeZone', zoneText(terms.timeZone, lang)],
  ]
}

function where(terms: Published, { dealNames, lang }: TermsTexts): Group {
  return [
    ['terms.governingLaw', terms.governingLaw && lawName(terms.governingLaw, lang)],
    [
      'terms.listing',
      listed(
        terms.listing.map((venue) => venueName(venue, lang)),
        lang,
      ),
    ],
    ['terms.isin', terms.isin],
    ['terms.isin144A', terms.isin144A],
    ['terms.depositories', listed(terms.depositories.map(dealNames.depository), lang)],
    ['terms.stabilisation', listed(terms.stabilisation.map(dealNames.stabilisation), lang)],
    ['terms.sellingRestrictions', terms.sellingRestrictions],
  ]
}

const hedgeText = ({ hedge, timeZone }: Published, lang: Lang): Value =>
  hedge &&
  [
    hedge.instrument,
    hedge.ratio && `${hedge.ratio}%`,
    hedge.deadline && instant(hedge.deadline, lang, timeZone),
  ]
    .filter(Boolean)
    .join(' · ')

const sizes = (terms: Published, { dealNames, lang }: TermsTexts): Group => [
  ['terms.minDenomination', amount(terms.minDenomination, terms.currency)],
  ['terms.increment', amount(terms.increment, terms.currency)],
  ['terms.minOrder', amount(terms.minOrder, terms.currency)],
  ['terms.sizeCap', terms.sizeCap && `${decimal(terms.sizeCap, 1)}%`],
  ['terms.silence', dealNames.silence(terms.silence)],
  ['terms.hedge', hedgeText(terms, lang)],
]

/** An institution of the platform has a name in each language, any other party only the typed one. */
function parties({ shared, parties: known }: PublishedDeal, { lang }: TermsTexts): Group {
  const partyName = (party: Party | null): Value => {
    const entity = party && known.find(({ entityId }) => entityId === party.entityId)
    return entity ? nameOf(entity, lang) : party?.name
  }
  return [
    ['shared.guarantor', partyName(shared.guarantor)],
    ['shared.keepwellProvider', partyName(shared.keepwellProvider)],
    ['shared.eipuProvider', partyName(shared.eipuProvider)],
    ['shared.sblcProvider', partyName(shared.sblcProvider)],
    ['shared.issuerNote', shared.issuerNote],
  ]
}

export interface TermGroup {
  readonly name: GroupName
  readonly rows: readonly { readonly field: DealField; readonly value: string }[]
}

/** The published terms by group; empty ones are left out. */
export function termGroups(deal: PublishedDeal, texts: TermsTexts): readonly TermGroup[] {
  const { terms } = deal
  const all: readonly (readonly [GroupName, Group])[] = [
    ['bond', bond(terms, texts)],
    ['coupon', coupon(deal, texts)],
    ['days', days(terms, texts)],
    ['sizes', sizes(terms, texts)],
    ['where', where(terms, texts)],
    ['parties', parties(deal, texts)],
  ]
  return all
    .map(([name, group]) => ({
      name,
      rows: group.flatMap(([field, value]) => (value && value !== '–' ? [{ field, value }] : [])),
    }))
    .filter(({ rows }) => rows.length > 0)
}
