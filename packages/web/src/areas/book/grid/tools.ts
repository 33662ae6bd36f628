import type { BookRow } from '@bookrunner/contract/book'
import { stepAt, stepsOf } from '@bookrunner/domain/book'
import { limitsOf } from '@bookrunner/domain/orders'
import type { Lang } from '../../../platform/language.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import type { DealNames } from '../../deals/index.ts'
import type { OrderCodeName } from '../../orders/index.ts'
import { limitText, type orderText } from '../../orders/parts/index.ts'
import { axisOfLevels } from '../lines.ts'
import type { Names } from '../rows/flatten.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import { stateNames } from './state-names.ts'
import type { gridText } from './text.ts'

/** Texts, names and time zone that cells need. */
export interface Tools {
  readonly book: BrowserBook
  /** The reference of the deal's spreads: T, MS. */
  readonly over: string | null
  readonly lang: Lang
  readonly zone: string | undefined
  readonly t: TranslateOf<typeof gridText>
  readonly orders: TranslateOf<typeof orderText>
  readonly dealNames: DealNames
  readonly code: OrderCodeName
  readonly names: Names
}

/** The same function for every state of a book, so that texts made with it can be kept. */
export const limitsBy =
  ({ over, orders }: Pick<Tools, 'over' | 'orders'>): Names['limits'] =>
  ({ orderLevels }) =>
    orderLevels
      .flatMap((orderLevel) => {
        const limits = limitsOf(orderLevel)
        return limits.length === 0
          ? [orders('reoffer')]
          : limits.map(({ kind, limit }) => limitText(kind, limit, over))
      })
      .join('\n')

export function namesOf(
  { book, lang, t }: Pick<Tools, 'book' | 'lang' | 't'>,
  limits: Names['limits'],
): Names {
  const names = stateNames(book, { lang, noType: t('type.none') })
  return {
    ...names,
    limits,
    holder: (row) => names.house(row.holder),
  }
}

/** It counts because its limit cannot be compared with today's level, so it is not shown as in. */
export const hasIncomparableLimit = (
  { orderLevels }: Pick<BookRow, 'orderLevels'>,
  { levels }: Pick<BrowserBook, 'levels'>,
): boolean => {
  if (levels.today === null) return false
  const axis = axisOfLevels(levels)
  return stepAt(stepsOf(orderLevels, axis), axis.notchOf(levels.today))?.unknown !== undefined
}
