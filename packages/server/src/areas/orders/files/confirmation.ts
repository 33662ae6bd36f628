import { codeName, levelTexts } from '@bookrunner/contract/deals'
import {
  bondFactRows,
  confirmationTexts,
  limitsText,
  orderCodeName,
  orderLevelText,
  type BondFactKey,
  type BondFacts,
  type InvestorOrder,
} from '@bookrunner/contract/orders'
import { fill, minuteIn, secondIn, sizeText, type Language } from '@bookrunner/contract/kernel'
import { type FaceAmount, type LocalizedNames, nameIn, showFixed } from '@bookrunner/domain/kernel'
import {
  isOver,
  issueSize,
  lastOrderLevels,
  pushedOrderLevels,
  spreadsOver,
  topSize,
  type OrderDeal,
  type OrderLevel,
} from '@bookrunner/domain/orders'
import type { Paper } from '../../../platform/pdf/index.ts'

/** An order as its investor reads it, with the other facts on the paper. */
export interface Confirmed {
  view: InvestorOrder
  deal: OrderDeal
  bond: BondFacts
  investor: LocalizedNames
  /** The comment that came with the order. The conversation that follows confirms nothing. */
  comment: string | null
  /** The number of the version before, unless that one was a draft. */
  supersedes: number | null
  /** The database's clock. */
  now: Temporal.Instant
  language: Language
}

type Facts = [label: string, value: string][]

const isPriced = ({ view: { deal } }: Confirmed): boolean => deal.status === 'Priced'

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

const sized = (face: FaceAmount, { view: { deal }, language }: Confirmed): string =>
  sizeText(face, language, deal.currency)

const statusFacts = (confirmed: Confirmed): Facts => {
  const { view, supersedes, language } = confirmed
  const { order, enteredBy } = view
  return facts(language, [
    ['number', view.number],
    ['version', String(order.shown)],
    [
      'supersedes',
      supersedes === null ? null : fill(confirmationTexts.earlier[language], { version: supersedes }),
    ],
    ['status', orderCodeName('status', view.status, language)],
    ['submittedAt', order.submittedAt && zoned(order.submittedAt, confirmed)],
    ['shownAt', zoned(order.shownAt, confirmed)],
    ['enteredBy', nameIn(language, enteredBy)],
  ])
}

/** The limit of the only order level, or all order levels. */
const limitFacts = (
  orderLevels: readonly OrderLevel[],
  [one, several]: readonly [one: keyof typeof confirmationTexts, several: keyof typeof confirmationTexts],
  { deal, language }: Confirmed,
): Facts => {
  const quoted = { language, over: spreadsOver(deal) }
  const [only] = orderLevels
  if (orderLevels.length > 1)
    return facts(language, [
      [several, orderLevels.map((orderLevel) => orderLevelText(orderLevel, quoted)).join('\n')],
    ])
  return facts(language, [[one, only ? limitsText(only, quoted) : null]])
}

/** §3: the size of before the FPG push stays as it was, and an answer to the push is a figure of its own. */
const sizeFacts = (confirmed: Confirmed): Facts => {
  const { view, deal, language } = confirmed
  return [
    ...facts(language, [['size', sized(view.figures.size, confirmed)]]),
    ...limitFacts(pushedOrderLevels(view.order, deal), ['limits', 'ladder'], confirmed),
  ]
}

const fpgFacts = (confirmed: Confirmed): Facts => {
  const { view, deal, language } = confirmed
  const { fpgSize } = view.figures
  if (fpgSize === null) return []
  const before = pushedOrderLevels(view.order, deal)
  const answered = lastOrderLevels(view.order)
  return [
    ...facts(language, [['fpgSize', sized(fpgSize, confirmed)]]),
    ...(answered === before ? [] : limitFacts(answered, ['fpgLimits', 'fpgLadder'], confirmed)),
  ]
}

const orderFacts = (confirmed: Confirmed): Facts => {
  const { view, investor, language } = confirmed
  const { order, through, figures, notAllocated } = view
  const bank = through && nameIn(language, through)
  const lines = order.underlying.map(({ name, size }) => `${name} ${sized(size, confirmed)}`)
  const accepted = order.conditional && sized(topSize(order.conditional.accepted), confirmed)
  const amount = (face: FaceAmount | null) => (face === null ? null : sized(face, confirmed))
  return [
    ...facts(language, [
      ['investor', nameIn(language, investor)],
      ['account', order.account],
      ['through', bank],
    ]),
    ...sizeFacts(confirmed),
    ...facts(language, [
      ['minSize', amount(order.minSize)],
      ['maxSize', amount(order.maxSize)],
      ['commitment', orderCodeName('commitment', order.commitment, language)],
      ['hedge', orderCodeName('hedge', order.hedge, language)],
      ['testSize', amount(figures.testSize)],
    ]),
    ...fpgFacts(confirmed),
    ...facts(language, [
      ['allocation', amount(order.allocation)],
      ['notAllocated', notAllocated && orderCodeName('ownOut', notAllocated, language)],
      ['underlying', lines.join('\n')],
      ['comment', confirmed.comment],
      ['status', accepted && fill(confirmationTexts.conditional[language], { accepted })],
    ]),
  ]
}

const dealFacts = (confirmed: Confirmed): Facts => {
  const { view, deal: found, bond, language } = confirmed
  const { deal } = view
  const issue = issueSize(found)
  const known = (keys: readonly BondFactKey[]): Facts =>
    bondFactRows(bond, keys, language).flatMap(([label, value]) => (value === null ? [] : [[label, value]]))
  return [
    ...facts(language, [['deal', deal.name]]),
    ...known(['issuer', 'isin']),
    ...facts(language, [
      ['dealStatus', codeName('status', deal.status, language)],
      ['issueSize', issue === null ? null : sized(issue, confirmed)],
      [
        isPriced(confirmed) ? 'priced' : 'guidance',
        deal.guidance ? levelTexts(deal.guidance)[language] : confirmationTexts.none[language],
      ],
      ['closes', deal.closesAt && minuteIn(deal.closesAt, deal.timeZone)[language]],
    ]),
    ...known(['benchmark', 'tradeDate', 'settlementDate', 'clearing', 'bank']),
  ]
}

const meaningFacts = (confirmed: Confirmed): Facts => {
  const { view, language } = confirmed
  const { meaning, status } = view
  return facts(
    language,
    isOver(status)
      ? []
      : [
          [
            isPriced(confirmed) ? 'final' : 'fit',
            meaning.today && orderCodeName('fit', meaning.today.fit, language),
          ],
          ['counts', sized(meaning.counts, confirmed)],
          ['share', meaning.counts > 0 && meaning.share ? `${showFixed(meaning.share, 2)}%` : null],
        ],
  )
}

export const confirmationPaper = (confirmed: Confirmed): Paper => {
  const { view, now, language } = confirmed
  const word = (key: keyof typeof confirmationTexts) => confirmationTexts[key][language]
  const size = sized(topSize(lastOrderLevels(view.order)), confirmed)
  return {
    language,
    title: word('title'),
    lead: `${view.number} · ${view.deal.name} · ${size}`,
    below: fill(word('asOf'), { time: zoned(now, confirmed) }),
    sections: [
      { heading: word('status'), facts: statusFacts(confirmed) },
      { heading: word('theOrder'), facts: orderFacts(confirmed) },
      { heading: word('theDeal'), facts: dealFacts(confirmed) },
      { heading: word('means'), facts: meaningFacts(confirmed) },
    ],
    foot: word('foot'),
    pageText: word('page'),
  }
}
