import { exact, type Rate } from '@bookrunner/domain/kernel'
import { mostSize } from '@bookrunner/domain/orders'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { Previewed } from '../../deals/moves/index.ts'
import { amountOf, isLive, type BookNow } from '../now.ts'
import { atLevels, touchOf } from './touch.ts'

/** What a desk has to know before it makes a move at a level or a size. */
export interface Cautions {
  /** What is in at the level over the issue size, if it is under one. */
  readonly under: Rate | undefined
  /** Investors over the size cap, at the typed size or at the deal's, and that cap. */
  readonly over: { readonly houses: number; readonly most: bigint } | undefined
}

/** The cap is for all orders of an investor together; merged orders count once. */
const housesOver = ({ rows, merges }: BookNow, most: bigint): number => {
  const byHouse = Map.groupBy([...rows.values()].filter(isLive), ({ holder }) => holder)
  return [...byHouse.values()].filter((own) => amountOf(own, merges, ({ counting }) => counting) > most)
    .length
}

export function cautionsOf(
  book: BookNow,
  at: Previewed,
  { terms }: Pick<DealDetail, 'terms'>,
): Cautions | undefined {
  const covers = touchOf(book, at, terms.silence)?.coverage.level
  const under = covers && exact(covers).lt(1) ? covers : undefined
  const most = atLevels.has(at.move) ? mostSize({ ...terms, issue: at.size ?? book.summary.issue }) : null
  const houses = most === null ? 0 : housesOver(book, BigInt(most))
  const over = most !== null && houses > 0 ? { houses, most: BigInt(most) } : undefined
  return under || over ? { under, over } : undefined
}
