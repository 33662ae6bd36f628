import { codeName, levelTexts, limitText } from '@bookrunner/contract/deals'
import { confirmationTexts, orderCodeName, type InvestorOrder } from '@bookrunner/contract/orders'
import { fill, secondIn, type Language } from '@bookrunner/contract/kernel'
import { type FaceAmount, type LocalizedNames, nameIn, showFixed } from '@bookrunner/domain/kernel'
import { isOver, issueSize, lastOrderLevels, topSize, type OrderDeal } from '@bookrunner/domain/orders'
import type { Paper } from '../../../platform/pdf/index.ts'
import { sized, wordOrderLevels } from '../views/word-change.ts'

/** An order as its investor reads it, with the other facts on the paper. */
export interface Confirmed {
  view: InvestorOrder
  deal: OrderDeal
  investor: LocalizedNames
  /** The database's clock. */
  now: Temporal.Instant
  language: Language
}

type Facts = [label: string, value: string][]

/** Facts without a value have no line. */
const facts = (
  language: Language,
  rows: [word: keyof typeof confirmationTexts, value: string | null][],
): Facts =>
  rows.flatMap(([word, value]) =>
    value === null || value === '' ? [] : [[confirmationTexts[word][language], value]],
  )

const zoned = (at: Temporal.Instant | string, { view: { deal }, language }: Confirmed): string =>
  secondIn(String(at), deal.timeZone, language)

const inMm = (face: FaceAmount | null): string | null => (face === null ? null : sized(face))

const statusFacts = (confirmed: Confirmed): Facts => {
  const { view, language } = confirmed
  const { order, enteredBy } = view
  return facts(language, [
    ['number', view.number],
    ['version', String(order.shown)],
    ['status', orderCodeName('status', view.status, language)],
    ['submittedAt', order.submittedAt && zoned(order.submittedAt, confirmed)],
    ['shownAt', zoned(order.shownAt, confirmed)],
    ['enteredBy', nameIn(language, enteredBy)],
  ])
}

/** One size with its limit, or all order levels. */
const sizeFacts = ({ view: { order }, language }: Confirmed): Facts => {
  const orderLevels = lastOrderLevels(order)
  const [only] = orderLevels
  if (orderLevels.length > 1)
    return facts(language, [
      ['size', sized(topSize(orderLevels))],
      ['ladder', orderLevels.map((orderLevel) => wordOrderLevels([orderLevel], language)).join('\n')],
    ])
  return facts(language, [
    ['size', sized(topSize(orderLevels))],
    ['limits', only ? limitText(only, language) : null],
  ])
}

const orderFacts = (confirmed: Confirmed): Facts => {
  const { view, investor, language } = confirmed
  const { order, through, figures } = view
  const bank = through && nameIn(language, through)
  const lines = order.underlying.map(({ name, size }) => `${name} ${sized(size)}`)
  const accepted = order.conditional && sized(topSize(order.conditional.accepted))
  return [
    ...facts(language, [
      ['investor', nameIn(language, investor)],
      ['account', order.account],
      ['through', bank],
    ]),
    ...sizeFacts(confirmed),
    ...facts(language, [
      ['minSize', inMm(order.minSize)],
      ['maxSize', inMm(order.maxSize)],
      ['commitment', orderCodeName('commitment', order.commitment, language)],
      ['hedge', orderCodeName('hedge', order.hedge, language)],
      ['testSize', inMm(figures.testSize)],
      ['fpgSize', inMm(figures.fpgSize)],
      ['allocation', inMm(order.allocation)],
      ['underlying', lines.join('\n')],
      ['comment', order.comment],
      ['status', accepted && fill(confirmationTexts.conditional[language], { accepted })],
    ]),
  ]
}

const dealFacts = (confirmed: Confirmed): Facts => {
  const { view, deal: found, language } = confirmed
  const { deal } = view
  const issue = issueSize(found)
  return facts(language, [
    ['deal', deal.name],
    ['issuer', deal.issuer && nameIn(language, deal.issuer)],
    ['dealStatus', codeName('status', deal.status, language)],
    ['issueSize', issue === null ? null : `${deal.currency ?? ''} ${sized(issue)}`.trim()],
    ['guidance', deal.guidance ? levelTexts(deal.guidance)[language] : confirmationTexts.none[language]],
    ['closes', deal.closesAt && zoned(deal.closesAt, confirmed)],
  ])
}

const meaningFacts = ({ view: { meaning, status }, language }: Confirmed): Facts =>
  facts(
    language,
    isOver(status)
      ? []
      : [
          ['fit', meaning.today && orderCodeName('fit', meaning.today.fit, language)],
          ['counts', sized(meaning.counts)],
          ['share', meaning.counts > 0 && meaning.share ? `${showFixed(meaning.share, 2)}%` : null],
        ],
  )

export const confirmationPaper = (confirmed: Confirmed): Paper => {
  const { view, now, language } = confirmed
  const word = (key: keyof typeof confirmationTexts) => confirmationTexts[key][language]
  const size = sized(topSize(lastOrderLevels(view.order)))
  return {
    language,
    title: word('title'),
    lead: `${view.number} · ${view.deal.name} · ${view.deal.currency ?? ''} ${size}`,
    below: fill(word('asOf'), { time: zoned(now, confirmed) }),
    sections: [
      { heading: word('status'), facts: statusFacts(confirmed) },
      { heading: word('theOrder'), facts: orderFacts(confirmed) },
      { heading: word('theDeal'), facts: dealFacts(confirmed) },
      { heading: word('means'), facts: meaningFacts(confirmed) },
    ],
    foot: word('foot'),
    pageOf: (page, pages) => fill(word('page'), { page, pages }),
  }
}
