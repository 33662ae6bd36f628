import type { BookHolder } from '@bookrunner/contract/book'
import { moneyPlaces } from '@bookrunner/domain/deals'
import { decimal, EMPTY } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'
import { nameOf } from '../../deals/parts/index.ts'

/** Money to the minor unit of its currency. */
export const money = (text: string | null, currency: string | null): string =>
  text === null ? EMPTY : decimal(text, moneyPlaces(currency))

/** An accrued rate or a DV01 with all its decimals, at least two. */
export const fine = (text: string | null): string =>
  text === null ? EMPTY : decimal(text, Math.max(2, text.split('.')[1]?.length ?? 0))

/** More decimals than the server computes. */
const places = 12

/** The sort key of a decimal, exact to its last digit. */
export const weight = (text: string | null): bigint | null => {
  const found = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text ?? '')
  if (!found) return null
  const [, sign = '', whole = '', rest = ''] = found
  return BigInt(`${sign}${whole}${rest.slice(0, places).padEnd(places, '0')}`)
}

export const oneDecimal = (text: string | null): string => (text === null ? EMPTY : decimal(text, 1))

export const holderNames = (
  holders: readonly BookHolder[],
  lang: Lang,
): ((line: { readonly holder: string; readonly account: string | null }) => string) => {
  const names = new Map(holders.map((each) => [each.holder, nameOf(each, lang)]))
  return ({ holder, account }) => [names.get(holder) ?? EMPTY, account].filter(Boolean).join(' · ')
}

/** Wide enough for an order number of the widest letters. */
export const ORDER_NUMBER_WIDTH = 136
