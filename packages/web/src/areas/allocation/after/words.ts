import type { BookHolder } from '@bookrunner/contract/book'
import { decimal, EMPTY } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'
import { nameOf } from '../../deals/parts/index.ts'

/** Money as it is paid: to the currency's minor unit, as the server worked it out. */
export const money = (text: string | null): string =>
  text === null ? EMPTY : decimal(text, Math.max(2, text.split('.')[1]?.length ?? 0))

/** For sorting: a decimal by its size. */
export const weight = (text: string | null): number | null => (text === null ? null : Number(text))

export const oneDecimal = (text: string | null): string => (text === null ? EMPTY : decimal(text, 1))

export const holderNames = (
  holders: readonly BookHolder[],
  lang: Lang,
): ((line: { readonly holder: string; readonly account: string | null }) => string) => {
  const names = new Map(
    holders.map((each) => [each.holder, nameOf({ ...each, shortName: '' }, lang !== 'US')]),
  )
  return ({ holder, account }) => [names.get(holder) ?? EMPTY, account].filter(Boolean).join(' · ')
}
