import { allocPaperWords as words } from '@bookrunner/contract/allocation'
import { fill, type Language } from '@bookrunner/contract/kernel'
import type { Rate } from '@bookrunner/domain/kernel'
import { nameIn, type Named } from '../../../platform/named.ts'
import type { Paper } from '../../../platform/pdf/index.ts'
import { inZone } from '../../deals/index.ts'
import { sized } from '../../orders/index.ts'
import type { OwnAllocation } from '../after/investor.ts'
import { moneyIn } from './sheets.ts'

/** What was confirmed of one order, and what stands on paper besides. */
export interface OnPaper {
  own: OwnAllocation
  head: {
    name: string
    issuer: string
    currency: string | null
    isin: string | null
    settlementDate: string | null
    maturityDate: string | null
  }
  investor: Named
  now: Temporal.Instant
  zone: string
  language: Language
}

type Word = keyof typeof words

/** What is not there has no line. */
const facts = (language: Language, said: readonly [word: Word, value: string | null][]) =>
  said.flatMap(([word, value]): [string, string][] =>
    value === null || value === '' ? [] : [[words[word][language], value]],
  )

const percent = (rate: Rate | null): string | null => (rate === null ? null : `${rate}%`)

export const allocationPaper = (paper: OnPaper): Paper => {
  const { own, head, investor, now, zone, language } = paper
  const word = (key: Word, params = {}) => fill(words[key][language], params)
  const { currency } = head
  const size = own.size === 0 ? word('nothing') : `${currency ?? ''} ${sized(own.size)}`.trim()
  const time = (at: Temporal.Instant | string) => `${inZone(at, zone)} ${zone}`
  return {
    title: word('title'),
    lead: `${own.number} · ${head.name} · ${size}`,
    below: word('asOf', { time: time(own.confirmedAt), now: time(now) }),
    sections: [
      {
        heading: word('theAllocation'),
        facts: [
          ...facts(language, [
            ['number', own.number],
            ['investor', nameIn(language, investor)],
            ['account', own.account],
            ['asked', sized(own.asked)],
            ['size', size],
            ['fill', percent(own.fill)],
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
          ['issuer', head.issuer],
          ['isin', head.isin],
          ['coupon', percent(own.coupon)],
          ['maturityDate', head.maturityDate],
        ]),
      },
      {
        heading: word('toPay'),
        facts: facts(language, [
          ['price', percent(own.price)],
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
