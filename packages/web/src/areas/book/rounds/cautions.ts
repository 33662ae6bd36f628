import type { BookRow } from '@bookrunner/contract/book'
import { atLevels, type DealMove } from '@bookrunner/domain/deals'
import { exact, type Rate } from '@bookrunner/domain/kernel'
import { capSize, largestSize, type SizeRules } from '@bookrunner/domain/orders'
import type { DealDetail } from '@bookrunner/contract/deals'
import type { Previewed } from '../../deals/moves/index.ts'
import { amountOf, isLive, type BookNow } from '../now.ts'
import { touchOf } from './touch.ts'

/** What a desk has to know before it makes a move at a level or a size. */
export interface Cautions {
  /** What is in at the level over the issue size, if it is under one. */
  readonly under: Rate | undefined
  /** Investors over the size cap, at the typed size or at the deal's, and that cap. */
  readonly over: { readonly houses: number; readonly most: bigint } | undefined
  /** Without a cap: orders that are now larger than one may be, and that size. */
  readonly large: { readonly orders: number; readonly most: bigint } | undefined
  /** Orders that no manager has accepted since the book went subject, before a move after which they get nothing. */
  readonly waiting: { readonly orders: number; readonly amount: bigint } | undefined
}

/** The cap is for all orders of an investor together; merged orders count once. */
const housesOver = ({ rows, merges }: BookNow, most: bigint): number => {
  const byHouse = Map.groupBy([...rows.values()].filter(isLive), ({ holder }) => holder)
  return [...byHouse.values()].filter((own) => amountOf(own, merges, ({ counting }) => counting) > most)
    .length
}

const ordersOver = ({ rows }: BookNow, most: bigint): number =>
  [...rows.values()].filter((row) => isLive(row) && BigInt(row.counting) > most).length

/** The orders over the sizes that the deal has after the move. */
function sizeCautions(book: BookNow, rules: SizeRules): Pick<Cautions, 'over' | 'large'> {
  const cap = capSize(rules)
  const most = BigInt(cap ?? largestSize(rules))
  const [houses, orders] = cap === null ? [0, ordersOver(book, most)] : [housesOver(book, most), 0]
  return {
    over: houses > 0 ? { houses, most } : undefined,
    large: orders > 0 ? { orders, most } : undefined,
  }
}

/** The last moves before the book is allocated. */
const beforeAllocation: ReadonlySet<DealMove> = new Set(['endFpg', 'launch', 'price'])

/** Orders that wait for a manager. */
export const waitingIn = ({ rows }: Pick<BookNow, 'rows'>): BookRow[] =>
  [...rows.values()].filter((row) => row.conditional && isLive(row) && row.counting > 0)

/** With the amount of the strip: soft orders and merged ones count as everywhere. */
const waitingCaution = (book: BookNow, move: DealMove): Cautions['waiting'] => {
  const orders = beforeAllocation.has(move) ? waitingIn(book).length : 0
  return orders > 0 ? { orders, amount: BigInt(book.summary.conditional) } : undefined
}

export function cautionsOf(
  book: BookNow,
  at: Previewed,
  { terms }: Pick<DealDetail, 'terms'>,
): Cautions | undefined {
  const covers = touchOf(book, at, terms.silence)?.coverage.level
  const under = covers && exact(covers).lt(1) ? covers : undefined
  const { over, large } = atLevels.has(at.move)
    ? sizeCautions(book, { ...terms, issue: at.size ?? book.summary.issue })
    : { over: undefined, large: undefined }
  const waiting = waitingCaution(book, at.move)
  return under || over || large || waiting ? { under, over, large, waiting } : undefined
}
