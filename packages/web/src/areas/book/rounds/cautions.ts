import { exact, type Rate } from '@bookrunner/domain/kernel'
import { mostSize } from '@bookrunner/domain/orders'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { Previewed } from '../../deals/moves/index.ts'
import { isLive, type BookNow } from '../now.ts'
import { touchOf } from './touch.ts'

/** What a desk has to know before it makes a move at a level or a size. */
export interface Cautions {
  /** What is in at the level over the issue size, if it is under one. */
  readonly under: Rate | undefined
  /** Orders over the size cap at the typed size, and that cap. */
  readonly over: { readonly orders: number; readonly most: bigint } | undefined
}

export function cautionsOf(
  book: BookNow,
  at: Previewed,
  { terms }: Pick<DealDetail, 'terms'>,
): Cautions | undefined {
  const covers = touchOf(book, at, terms.silence)?.coverage.level
  const under = covers && exact(covers).lt(1) ? covers : undefined
  const most = at.size === undefined ? null : mostSize({ ...terms, issue: at.size })
  const orders =
    most === null ? 0 : [...book.rows.values()].filter((row) => isLive(row) && row.counting > most).length
  const over = most !== null && orders > 0 ? { orders, most: BigInt(most) } : undefined
  return under || over ? { under, over } : undefined
}
