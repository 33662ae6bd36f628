import type { BookRow } from '@bookrunner/contract/book'
import { always } from '@bookrunner/domain/book'
import { limitsOf } from '@bookrunner/domain/orders'
import { EMPTY } from '../../../kit/format.ts'
import type { Lang } from '../../../platform/language.ts'
import type { TranslateOf } from '../../../platform/text.ts'
import type { DealWords } from '../../deals/index.ts'
import { nameOf } from '../../deals/parts/index.ts'
import type { CodeWords } from '../../orders/index.ts'
import { limitText, type orderText } from '../../orders/parts/index.ts'
import { axisOfLevels } from '../lines.ts'
import type { Names } from '../rows/flatten.ts'
import type { BrowserBook } from '../state/browser-book.ts'
import type { gridText } from './text.ts'

/** What a cell is written with: words, names, the reader's clock. */
export interface Tools {
  readonly book: BrowserBook
  /** What spreads of the deal are over: T, MS. */
  readonly over: string | null
  readonly lang: Lang
  readonly zone: string | undefined
  readonly t: TranslateOf<typeof gridText>
  readonly orders: TranslateOf<typeof orderText>
  readonly words: DealWords
  readonly code: CodeWords
  readonly names: Names
}

export function namesOf({ book, lang, over, t, orders }: Omit<Tools, 'names'>): Names {
  const chinese = lang !== 'US'
  const types = new Map(book.classes.map(({ classId, name }) => [classId, name]))
  const house = (holder: string): string => {
    const known = book.holders.get(holder)
    return known ? nameOf({ ...known, shortName: '' }, chinese) : EMPTY
  }
  return {
    house,
    limits: ({ orderLevels }) =>
      orderLevels
        .flatMap((orderLevel) => {
          const limits = limitsOf(orderLevel)
          return limits.length === 0
            ? [orders('reoffer')]
            : limits.map(({ kind, limit }) => limitText(kind, limit, over))
        })
        .join('\n'),
    holder: (row) => house(row.holder),
    type: (classId) => (classId === null ? undefined : types.get(classId)) ?? t('type.none'),
    group: (groupId) => {
      const known = book.groups.get(groupId)
      return known ? nameOf({ ...known, shortName: '' }, chinese) : EMPTY
    },
  }
}

export const bankName = (id: string | null, { book, lang }: Pick<Tools, 'book' | 'lang'>): string => {
  const bank = id === null ? undefined : book.banks.get(id)
  return bank ? nameOf(bank, lang !== 'US', true) : EMPTY
}

/** A limit that the levels of this book cannot be compared with: taken as met, which is not the same as in. */
export const isUntold = ({ orderLevels }: Pick<BookRow, 'orderLevels'>, { levels }: BrowserBook): boolean => {
  const axis = axisOfLevels(levels)
  return orderLevels.some((orderLevel) => limitsOf(orderLevel).length > 0 && axis.from(orderLevel) === always)
}
