import { finalOf } from '@bookrunner/domain/allocation'
import { isRefusal } from '@bookrunner/domain/kernel'
import type { Order, OrderDeal, OrderResult } from '@bookrunner/domain/orders'
import type { Transaction } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { canonical } from '../../../platform/service/chain.ts'
import type { Early } from '../../../platform/service/index.ts'
import { insertConfirmed } from '../confirmation-save.repo.ts'
import type { EarlyRows } from '../allocation-state.ts'
import { confirmEach, termsOf, type ConfirmedOrder, type Confirming } from './confirm-each.ts'
import type { Prepared } from './release.ts'

/** What of a deal decides what its orders become: two reads of it may differ in levels that hold no more. */
const pictureOf = ({ terms, lifecycle, shared, guidance }: OrderDeal): string => {
  const numbers = Object.values(lifecycle.guidanceOf)
  const levels = numbers.map((nr) => {
    const found = nr === undefined ? undefined : guidance.get(nr)
    if (!found) return null
    const { number, kind, level, final, at } = found
    return { number, kind, level, final, at: Temporal.Instant.from(at).toString() }
  })
  return canonical({ terms, lifecycle, shared, levels })
}

const stamp = ({ order, version }: OrderResult, { seq, at }: { seq: number; at: string }): void => {
  order.seq = seq
  order.updatedAt = at
  order.shownAt = at
  version.seq = seq
  version.at = at
}

/**
 * The confirmations of a whole book, decided and inserted before the deal is locked. Under the lock everything that they follow
 * from is compared; if it is the same they get their number and time, and otherwise all is decided again.
 */
export class Draft implements Early {
  readonly #of: Confirming
  readonly #picture: string
  readonly #orders: readonly Order[]
  readonly #ofSeq: number
  #made: readonly ConfirmedOrder[] = []
  #rows: EarlyRows | undefined
  #used = false

  constructor(of: Confirming, orders: readonly Order[], ofSeq: number) {
    this.#of = of
    this.#picture = pictureOf(of.deal)
    this.#orders = orders
    this.#ofSeq = ofSeq
  }

  get rows(): EarlyRows | undefined {
    return this.#rows
  }

  /** Nothing is inserted if the write would be refused, or if all is confirmed: that is for the write to say. */
  decide = async (): Promise<boolean> => {
    const made = await confirmEach(this.#of, this.#orders)
    this.#made = isRefusal(made) ? [] : made
    return this.#made.length > 0
  }

  insert = async (transaction: Transaction): Promise<void> => {
    const made = this.#made.map(({ confirmation, order }) => ({ confirmation, result: order }))
    this.#rows = { ...(await insertConfirmed(transaction, made)), ofSeq: this.#ofSeq }
  }

  isUsed = (): boolean => this.#used

  forget = (): void => {
    this.#rows = undefined
    this.#used = false
  }

  /** The confirmations with their number and time; undefined if they are not inserted, or follow from something else. */
  take(now: Confirming, orders: readonly Order[]): readonly ConfirmedOrder[] | undefined {
    if (!this.#rows || !this.#isSame(now, orders)) return undefined
    const { seq } = now.by
    const at = now.by.now.toString()
    for (const { confirmation, order } of this.#made) {
      confirmation.at = at
      confirmation.seq = seq
      if (order) stamp(order, { seq, at })
    }
    this.#used = true
    return this.#made
  }

  /** Orders, lines and confirmations are those that were known, unless they were read again. */
  #isSame(now: Confirming, orders: readonly Order[]): boolean {
    const { version, paper, lines, confirmations, by } = this.#of
    return (
      version.id === now.version.id &&
      paper === now.paper &&
      canonical([by.by, by.channel]) === canonical([now.by.by, now.by.channel]) &&
      this.#picture === pictureOf(now.deal) &&
      orders.length === this.#orders.length &&
      orders.every(
        (order, nr) =>
          order === this.#orders[nr] &&
          lines.get(order.id) === now.lines.get(order.id) &&
          confirmations.get(order.id) === now.confirmations.get(order.id),
      )
    )
  }
}

/** Undefined if the write would be refused for its deal. */
export const draftOf = (
  { input: { versionId }, actor }: { input: { versionId: string }; actor: Actor },
  { dealId, deal, known, mine, paper }: Prepared,
): Draft | undefined => {
  if (!known || deal.lifecycle.status !== 'Priced' || !finalOf(deal.lifecycle, deal.guidance))
    return undefined
  const orders = mine.flatMap((id) => known.orders.orders.get(id) ?? [])
  const of: Confirming = {
    version: { id: versionId, dealId },
    deal,
    terms: termsOf(paper, deal),
    paper,
    lines: known.lines.lines,
    confirmations: known.confirmations.confirmations,
    by: {
      now: Temporal.Now.instant(),
      seq: known.orders.seq + 1,
      channel: 'desk',
      by: {
        userId: actor.userId,
        entityId: actor.entityId,
        side: 'desk',
      },
    },
  }
  return new Draft(of, orders, known.orders.seq)
}
