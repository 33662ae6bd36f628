import { bookCalls } from '@bookrunner/contract/book'
import { findingKinds, type FindingKind } from '@bookrunner/domain/book'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import { orderNumber } from '@bookrunner/domain/orders'
import { read } from '../../platform/http/handler.ts'
import { readDoers } from '../orders/index.ts'
import { readDecisions } from './decisions.repo.ts'
import { bookForReader } from './state/index.ts'

/** A finding's key begins with its kind. */
const findingOf = (key: string): FindingKind[] => findingKinds.filter((kind) => key.startsWith(`${kind}:`))

/** Whoever may merge reads every order and every name. */
export const getFindingDecisions = read(
  bookCalls.getFindingDecisions,
  async ({ input: { dealId }, actor, db }) => {
    const view = await bookForReader(db, actor, dealId)
    if (isRefusal(view)) return view
    if (view.reader.abilities.mergeOrders !== 'all') return refuse('deal.not-yours')
    const decisions = await readDecisions(db, dealId)
    const doers = await readDoers(db, [...new Set(decisions.map(({ by_id }) => by_id))])
    return {
      list: decisions.flatMap(({ key, seq, kind, order_ids, left_out, reason, at, by_id }) =>
        findingOf(key).map((finding) => ({
          key,
          finding,
          kind,
          seq,
          reason,
          at: at.toString(),
          by: doers.get(by_id)?.name ?? null,
          orders: order_ids.map((orderId) => ({
            orderId,
            number: orderNumber(orderId),
            leftOut: left_out.includes(orderId),
          })),
        })),
      ),
    }
  },
)
