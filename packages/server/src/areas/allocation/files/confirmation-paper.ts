import { allocPaperTexts as words } from '@bookrunner/contract/allocation'
import { fill, secondIn, type Language } from '@bookrunner/contract/kernel'
import {
  type EntityNames,
  type LocalizedNames,
  nameIn,
  type Rate,
  showFixed,
} from '@bookrunner/domain/kernel'
import type { Paper } from '../../../platform/pdf/index.ts'
import { sized } from '../../orders/index.ts'
import type { OwnAllocation } from '../after/own-allocation.ts'
import { moneyIn } from './sheets.ts'

/** One order's confirmation, with the other facts on the paper. */
export interface OnPaper {
  own: OwnAllocation
  head: {
    name: string
    issuer: EntityNames | null
    currency: string | null
    isin: string | null
    settlementDate: string | null
    maturityDate: string | null
  }
  investor: LocalizedNames
  now: Temporal.Instant
  zone: string
  language: Language
}

type Word = keyof typeof words

/** Facts without a value have no line. */
const facts = (language: Language, rows: readonly [word: Word, value: string | null][]) =>
  rows.flatMap(([word, value]): [string, string][] =>
    value === null || value === '' ? [] : [[words[word][language], value]],
  )

/** With as many decimals as on screen, or more if the rate has more. */
const percent = (rate: Rate | null, places: number): string | null =>
  rate === null ? null : `${(rate.split('.')[1]?.length ?? 0) > places ? rate : showFixed(rate, places)}%`

export const allocationPaper = (paper: OnPaper): Paper => {
  const { own, head, investor, now, zone, language } = paper
  const word = (key: Word, params = {}) => fill(words[key][language], params)
  const { currency } = head
  const size = own.size === 0 ? word('nothing') : `${currency ?? ''} ${sized(own.size)}`.trim()
  const time = (at: Temporal.Instant | string) => secondIn(String(at), zone, language)
  return {
    language,
    title: word('title'),
    lead: `${own.number} · ${head.name} · ${size}`,
    below: word('asOf', { time: time(own.confirmedAt), now: time(now) }),
    sections: [
      {
        heading: word('theAllocation'),
        facts: [
          ...facts(language, [
            ['confirmation', String(own.confirmation)],
            ['number', own.number],
            ['investor', nameIn(language, investor)],
            ['account', own.account],
            ['orderSize', sized(own.orderSize)],
            ['size', size],
            ['fill', percent(own.fill, 1)],
          ]),
          ...(own.replaces
            ? ([[word('title'), word('replaces', { number: own.confirmation })]] as [string, string][])
            : []),
        ],
      },
      {
        heading: word('theBond'),
        facts: facts(language, [
          ['deal', head.name],
          ['issuer', head.issuer && nameIn(language, head.issuer)],
          ['isin', head.isin],
          ['coupon', percent(own.coupon, 3)],
          ['maturityDate', head.maturityDate],
        ]),
      },
      {
        heading: word('toPay'),
        facts: facts(language, [
          ['price', percent(own.price, 3)],
          ['settlementDate', head.settlementDate],
          ['principal', own.size === 0 ? null : moneyIn(own.principal, currency)],
          ['interest', own.size === 0 || own.interest === '0' ? null : moneyIn(own.interest, currency)],
          ['amount', own.size === 0 ? null : moneyIn(own.amount, currency)],
        ]),
      },
    ],
    foot: word('foot'),
    pageOf: (page, pages) => fill(words.page[language], { page, pages }),
  }
}

export const paperName = ({ number }: OwnAllocation, language: Language): string =>
  `${words.title[language]} ${number}`
