import { finalOf } from '@bookrunner/domain/allocation'
import { isRefusal, refuse, refuseFields } from '@bookrunner/domain/kernel'
import { setAllocation, type CommandContext, type Order, type OrderDeal } from '@bookrunner/domain/orders'
import type { StoredLines } from '@bookrunner/domain/allocation'
import { Turns } from '../../../platform/service/index.ts'
import { ownFacts, termsFacts, type PaperFacts } from '../after/confirmed-facts.ts'
import { confirms, type KnownConfirmation } from '../stored.ts'

/** The terms that a write confirms at, the same for all of its orders. */
export const termsOf = (paper: PaperFacts, deal: OrderDeal) => {
  const { number, final } = finalOf(deal.lifecycle, deal.guidance)!
  return { number, facts: termsFacts(paper, { deal, final }) }
}

/** All that confirmations of orders follow from. */
export interface Confirming {
  version: { id: string; dealId: string }
  deal: OrderDeal
  terms: ReturnType<typeof termsOf>
  paper: PaperFacts
  lines: StoredLines
  confirmations: ReadonlyMap<string, KnownConfirmation>
  by: CommandContext
}

/** Confirms one order's allocation; null if it is confirmed already. */
const confirmOne = ({ version, deal, lines, confirmations, by, ...of }: Confirming, order: Order) => {
  const { size } = lines.get(order.id)!
  const { number: terms, facts } = of.terms
  const before = confirmations.get(order.id)
  if (confirms(before, { size, terms, paperTerms: of.paper.paperTerms })) return null
  const confirmation = {
    orderId: order.id,
    number: (before?.number ?? 0) + 1,
    dealId: version.dealId,
    versionId: version.id,
    size,
    terms,
    at: by.now.toString(),
    by: by.by.userId,
    seq: by.seq,
    facts: { ...facts.shared, ...ownFacts(of.paper, facts, { order, size }) },
  }
  // At corrected terms with the same size the order stays unchanged, but its investor's page reads it again.
  if (order.allocation === size) return { confirmation, order: null, shown: order }
  const done = setAllocation(order, deal, size, by)
  if (!isRefusal(done)) return { confirmation, order: done, shown: done.order }
  if (done.reason === 'write.no-changes') throw new Error(`${order.id} has another allocation and does not`)
  return refuse(done.reason, done.params)
}

export type ConfirmedOrder = Exclude<ReturnType<typeof confirmOne>, { reason: unknown } | null>

/** Confirms all of them, or returns the refusal of each that fails. */
export const confirmEach = async (confirming: Confirming, orders: readonly Order[]) => {
  const made: ConfirmedOrder[] = []
  const refused = []
  const turns = new Turns()
  for (const order of orders) {
    if (turns.isOver) await turns.pass()
    const result = confirmOne(confirming, order)
    if (result === null) continue
    if (isRefusal(result)) refused.push({ field: `lines.${order.id}`, reason: result.reason })
    else made.push(result)
  }
  return refused.length > 0 ? refuseFields('alloc.unfit', refused) : made
}
