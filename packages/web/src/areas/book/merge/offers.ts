import type { ReplyOf } from '@bookrunner/contract'
import type { bookCalls, BookRow } from '@bookrunner/contract/book'
import { allNames } from '@bookrunner/domain/kernel'
import { plainWidth } from '../../../kit/plain-width.ts'
import type { BookNow } from '../now.ts'

type Candidate = ReplyOf<typeof bookCalls.getMergeOrderListToManage>['candidates'][number]

/** Orders that may be merged, as the current book has them. */
export interface Offer extends Pick<Candidate, 'by' | 'name'> {
  readonly orders: readonly BookRow[]
}

/** An offer needs one order beside the chosen ones, or two if none is chosen. */
export const offersOf = (
  candidates: readonly Candidate[],
  { rows }: Pick<BookNow, 'rows'>,
  chosen: readonly string[],
): Offer[] =>
  candidates
    .map(({ orderIds, by, name }) => ({
      by,
      name,
      orders: orderIds.flatMap((id) => (chosen.includes(id) ? [] : (rows.get(id) ?? []))),
    }))
    .filter(({ orders }) => orders.length > (chosen.length > 0 ? 0 : 1))

/** Finds offers by every word: investor, account, number. */
export function foundIn(
  offers: readonly Offer[],
  text: string,
  { holders }: Pick<BookNow, 'holders'>,
): readonly Offer[] {
  const words = plainWidth(text).toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return offers
  return offers.filter(({ name, orders }) => {
    const texts = orders.flatMap(({ number, account, holder }) => {
      const known = holders.get(holder)
      return [number, number.replace('-', ''), account ?? '', ...(known ? allNames(known) : [])]
    })
    const all = [name, ...texts].join('\n').toLowerCase()
    return words.every((word) => all.includes(word))
  })
}
