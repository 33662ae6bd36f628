import { showThirtySeconds, type Party, type Terms } from '@bookrunner/domain/deals'
import { nameIn } from '@bookrunner/domain/kernel'
import type { Language } from '../../../kernel/language.ts'
import { secondIn, zoneText } from '../../../kernel/time-text.ts'
import type { DealField } from '../field-text.ts'
import { tenorIn } from '../issue-text.ts'
import { depositoryName, lawName, venueName } from '../law-text.ts'
import { capitalLines } from './capital.ts'
import { optionText } from './options.ts'
import type { SheetDeal } from './sheet-deal.ts'
import { structureTerms } from './coupon.ts'
import { percent, type Words } from './words.ts'

type Value = string | null | undefined | false
export type TermRows = readonly (readonly [DealField, Value])[]
type Published = SheetDeal['terms']

const couponText = ({ terms, header }: SheetDeal, words: Words): Value => {
  if (terms.couponType === 'zero') return null
  if (terms.couponType === 'floating') {
    const margin = terms.quotedMargin
    if (!terms.floatingIndex || margin === null) return terms.floatingIndex
    const sign = margin.startsWith('-') ? '−' : '+'
    return words.text('margin', { index: terms.floatingIndex, sign, bp: margin.replace('-', '') })
  }
  return percent(header.final?.coupon ?? terms.coupon) ?? words.text('couponToBeSet')
}

const benchmarkText = (benchmark: Terms['pricingBenchmark'], words: Words): Value => {
  const quoted = percent(benchmark?.yield)
  return benchmark && (quoted === null ? benchmark.name : words.note(benchmark.name, quoted))
}

const collateralText = ({ collateral }: Published, words: Words): string =>
  collateral
    .map(({ kind, text }) => [words.code('collateral', kind), text].filter(Boolean).join(': '))
    .join('\n')

/** "NDRC certificate: No. 123, 12 Jan 2026". */
const approvalText = ({ approvals }: Published, words: Words): string =>
  approvals
    .map(({ kind, reference, issuedOn }) =>
      [words.code('approval', kind), [reference, words.day(issuedOn)].filter(Boolean).join(' · ')]
        .filter(Boolean)
        .join(': '),
    )
    .join('\n')

const labelPaperText = ({ labelPapers }: Published, words: Words): string =>
  labelPapers
    .map(({ kind, firm, date }) =>
      [words.code('labelPaper', kind), [firm, words.day(date)].filter(Boolean).join(' · ')]
        .filter(Boolean)
        .join(': '),
    )
    .join('\n')

/** In decimals, and in 32nds where it is quoted so. */
const benchmarkPriceText = ({ benchmarkPrice }: Published, words: Words): Value => {
  if (benchmarkPrice === null) return null
  const ticks = showThirtySeconds(benchmarkPrice)
  return ticks === null ? benchmarkPrice : words.note(benchmarkPrice, ticks)
}

export const bondTerms = ({ terms }: SheetDeal, words: Words): TermRows => [
  ['terms.classification', words.code('classification', terms.classification)],
  ['terms.ratingClass', words.code('class', terms.ratingClass)],
  ['terms.format', words.code('format', terms.format)],
  ['terms.secRelevance', words.code('sec', terms.secRelevance)],
  ['terms.capitalStructure', words.code('capital', terms.capitalStructure)],
  ['terms.collateral', collateralText(terms, words)],
  ['terms.capital', terms.capital && capitalLines(terms.capital, words.language).join('\n')],
  ['terms.label', terms.label !== 'none' && words.code('label', terms.label)],
  ['terms.labelPapers', labelPaperText(terms, words)],
  ['terms.mtn', terms.mtn && words.text('yes')],
  ['terms.programme', terms.programme],
  ['terms.series', terms.series],
  ['terms.bondForm', words.code('form', terms.bondForm)],
  ['terms.registrationRights', terms.registrationRights && words.text('yes')],
  ['terms.approvals', approvalText(terms, words)],
  ['terms.tapOf', terms.tapOf],
  ['terms.tapOutstanding', words.amount(terms.tapOutstanding, terms.currency)],
  ['terms.tenor', terms.tenor && tenorIn(terms.tenor, words.language)],
  ['terms.priceType', words.code('priceType', terms.priceType)],
  ['terms.guidanceReference', benchmarkText(terms.guidanceReference, words)],
  ['terms.pricingBenchmark', benchmarkText(terms.pricingBenchmark, words)],
  ['terms.benchmarkPrice', benchmarkPriceText(terms, words)],
  ['terms.guidanceNote', terms.guidanceNote],
  ['terms.useOfProceeds', terms.useOfProceeds],
]

export const couponTerms = (deal: SheetDeal, words: Words): TermRows => {
  const { terms } = deal
  return [
    ['terms.couponType', words.code('couponType', terms.couponType)],
    ['terms.coupon', couponText(deal, words)],
    ['terms.couponFrequency', words.code('frequency', terms.couponFrequency)],
    ['terms.dayCount', words.code('dayCount', terms.dayCount)],
    ['terms.firstCouponDate', words.day(terms.firstCouponDate)],
    ['terms.interestFrom', words.day(terms.interestFrom)],
    ...structureTerms(deal, words),
    ['terms.options', terms.options.map((option) => optionText(option, words.language)).join('\n')],
  ]
}

export const dayTerms = ({ terms }: SheetDeal, words: Words): TermRows => {
  const cycle =
    terms.settlementCycle === null ? null : words.text('settlement', { days: terms.settlementCycle })
  const settled = words.day(terms.settlementDate)
  return [
    ['terms.pricingDate', words.day(terms.pricingDate)],
    ['terms.settlementDate', settled && cycle ? words.note(settled, cycle) : (settled ?? cycle)],
    ['terms.issueDate', words.day(terms.issueDate)],
    ['terms.maturityDate', terms.tenor?.perpetual ? words.text('none') : words.day(terms.maturityDate)],
    ['terms.firstTradingDay', words.day(terms.firstTradingDay)],
    ['terms.centres', words.list(terms.centres.map((centre) => words.code('centre', centre)!))],
    ['terms.convention', words.code('convention', terms.convention)],
    ['terms.timeZone', zoneText(terms.timeZone, words.language)],
  ]
}

const hedgeText = ({ hedge, timeZone }: Published, words: Words): Value =>
  hedge &&
  [
    hedge.instrument,
    hedge.ratio && `${hedge.ratio}%`,
    hedge.deadline && secondIn(hedge.deadline, timeZone, words.language),
  ]
    .filter(Boolean)
    .join(' · ')

export const sizeTerms = ({ terms }: SheetDeal, words: Words): TermRows => [
  ['terms.minDenomination', words.amount(terms.minDenomination, terms.currency)],
  ['terms.increment', words.amount(terms.increment, terms.currency)],
  ['terms.minOrder', words.amount(terms.minOrder, terms.currency)],
  ['terms.sizeCap', percent(terms.sizeCap, 1)],
  ['terms.silence', words.code('silence', terms.silence)],
  ['terms.hedge', hedgeText(terms, words)],
]

export const placeTerms = ({ terms }: SheetDeal, words: Words): TermRows => [
  ['terms.governingLaw', terms.governingLaw && lawName(terms.governingLaw, words.language)],
  ['terms.listing', words.list(terms.listing.map((venue) => venueName(venue, words.language)))],
  ['terms.isin', terms.isin],
  ['terms.isin144A', terms.isin144A],
  ['terms.depositories', words.list(terms.depositories.map((each) => depositoryName(each, words.language)))],
  ['terms.stabilisation', words.list(terms.stabilisation.map((each) => words.code('stabilisation', each)!))],
  ['terms.sellingRestrictions', terms.sellingRestrictions],
]

/** An institution of the platform has a name in each language, any other party only the typed one. */
export const partyName = (
  { entityId, name }: Party,
  parties: SheetDeal['parties'],
  language: Language,
): string => {
  const entity = parties.find((each) => each.entityId === entityId)
  return entity ? nameIn(language, entity) : name
}

export const partyTerms = ({ shared, parties }: SheetDeal, words: Words): TermRows => {
  const nameOf = (party: Party): string => partyName(party, parties, words.language)
  const support = shared.support.map((party) =>
    words.note(nameOf(party), words.list(party.kinds.map((kind) => words.code('support', kind)!))),
  )
  return [
    ['shared.issuerLei', shared.issuerLei],
    ['shared.guarantors', shared.guarantors.map(nameOf).join('\n')],
    ['shared.support', support.join('\n')],
    ['shared.issuerNote', shared.issuerNote],
  ]
}
