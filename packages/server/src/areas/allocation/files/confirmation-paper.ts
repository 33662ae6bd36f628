import { allocPaperTexts as words } from '@bookrunner/contract/allocation'
import { fill, secondIn, sizeText, type Language } from '@bookrunner/contract/kernel'
import { ownOutTexts, type Fact } from '@bookrunner/contract/orders'
import { type LocalizedNames, nameIn, rateOf } from '@bookrunner/domain/kernel'
import type { Paper } from '../../../platform/pdf/index.ts'
import type { OwnAllocation } from '../after/own-allocation.ts'
import { percentText, settlementFacts, termFacts } from './fact-lines.ts'
import { moneyIn } from './sheets.ts'

/** One order's confirmation, with the other facts on the paper. */
export interface OnPaper {
  own: OwnAllocation
  deal: string
  currency: string | null
  investor: LocalizedNames
  lei: string | null
  now: Temporal.Instant
  zone: string
  language: Language
}

type Word = keyof typeof words

/** Facts without a value have no line. */
const known = (rows: readonly Fact[]): [string, string][] =>
  rows.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []))

const facts = (language: Language, rows: readonly (readonly [word: Word, value: string | null])[]) =>
  known(rows.map(([word, value]) => [words[word][language], value]))

export const allocationPaper = (paper: OnPaper): Paper => {
  const { own, deal, currency, investor, lei, now, zone, language } = paper
  const word = (key: Word, params = {}) => fill(words[key][language], params)
  const none = own.size === 0
  const size = none ? word('nothing') : sizeText(own.size, language, currency)
  const time = (at: Temporal.Instant | string) => secondIn(String(at), zone, language)
  return {
    language,
    title: word('title'),
    lead: `${own.number} · ${deal} · ${size}`,
    below: word('asOf', { time: time(own.confirmedAt), now: time(now) }),
    sections: [
      {
        heading: word('theAllocation'),
        facts: facts(language, [
          ['confirmation', String(own.confirmation)],
          ['supersedes', own.replaces ? word('earlier', { number: own.confirmation - 1 }) : null],
          ['number', own.number],
          ['investor', nameIn(language, investor)],
          ['lei', lei],
          ['account', own.account],
          ['orderSize', sizeText(own.orderSize, language, currency)],
          ['size', size],
          ['fill', percentText(own.fill, 1)],
          ['notAllocated', own.notAllocated && ownOutTexts[own.notAllocated][language]],
        ]),
      },
      {
        heading: word('theBond'),
        facts: [...facts(language, [['deal', deal]]), ...known(termFacts(own, own, language))],
      },
      {
        heading: word('toPay'),
        facts: [
          ...known(settlementFacts(own, language)),
          ...facts(language, [
            ['nominal', none ? null : moneyIn(rateOf(String(own.size)), currency)],
            ['price', none ? null : percentText(own.price, 3)],
            ['accrued', none ? null : moneyIn(own.accrued, currency)],
            ['consideration', none ? null : moneyIn(own.consideration, currency)],
          ]),
        ],
      },
    ],
    foot: word('foot'),
    pageText: words.page[language],
  }
}

export const paperName = ({ number }: OwnAllocation, language: Language) => ({
  name: `${words.title[language]} ${number}`,
  english: `${words.title.US} ${number}`,
})
