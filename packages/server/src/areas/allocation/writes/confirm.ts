import { allocationCalls } from '@bookrunner/contract/allocation'
import { finalOf, settlementGapsOf } from '@bookrunner/domain/allocation'
import { allocationConfirmed, confirm as confirmMove } from '@bookrunner/domain/deals'
import { isRefusal, refuse, refuseFields, type Refusal } from '@bookrunner/domain/kernel'
import { reaches, setAllocation, type Order, type OrderResult } from '@bookrunner/domain/orders'
import { canonical, sha256 } from '../../../platform/service/chain.ts'
import { accept, service, Turns, unchanged } from '../../../platform/service/index.ts'
import { movingOf } from '../../deals/index.ts'
import { commandContextOf, ownNewsOf } from '../../orders/index.ts'
import { ownFacts, termsFacts } from '../after/confirmed-facts.ts'
import { allocation } from '../allocation.ts'
import type { AllocChange } from '../allocation-state.ts'
import { needsConfirmation } from '../closed-book.ts'
import { confirms } from '../stored.ts'
import { eventOf } from './shared.ts'
import { mostLogged, versionLine } from './lines-changed.ts'
import { prepareAll, prepareMine, release, type Prepared } from './release.ts'
import {
  keyOfVersion,
  lifecycleOf,
  linesOn,
  needOf,
  type AllocWriting,
  type VersionContext,
} from './writing.ts'

type ConfirmRequest = AllocWriting & { prepared: Prepared }

/** The terms that a write confirms at, the same for all of its orders. */
const termsOf = ({ prepared: { paper } }: ConfirmRequest, { deal }: VersionContext) => {
  const { number, final } = finalOf(deal.lifecycle, deal.guidance)!
  return { number, facts: termsFacts(paper, { deal, final }) }
}

type ConfirmTerms = ReturnType<typeof termsOf>
interface ConfirmContext extends VersionContext {
  terms: ConfirmTerms
}

/** Confirms one order's allocation; null if it is confirmed already. */
const confirmOne = (request: ConfirmRequest, found: ConfirmContext, order: Order) => {
  const { actor, now, state } = request
  const { version, deal } = found
  const { size } = state.alloc.lines.get(version.id)!.get(order.id)!
  const { number: terms, facts } = found.terms
  const { paper } = request.prepared
  const before = state.alloc.confirmations.get(order.id)
  if (confirms(before, { size, terms, paperTerms: paper.paperTerms })) return null
  const confirmation = {
    orderId: order.id,
    number: (before?.number ?? 0) + 1,
    dealId: version.dealId,
    versionId: version.id,
    size,
    terms,
    at: now.toString(),
    by: actor.userId,
    seq: request.seq,
    facts: { ...facts.shared, ...ownFacts(paper, facts, { order, size }) },
  }
  // At corrected terms with the same size the order stays unchanged, but its investor's page reads it again.
  if (order.allocation === size) return { confirmation, order: null, shown: order }
  const commandContext = commandContextOf(request, { side: 'desk' })
  const done = setAllocation(order, deal, size, commandContext)
  if (!isRefusal(done)) return { confirmation, order: done, shown: done.order }
  if (done.reason === 'write.no-changes') throw new Error(`${order.id} has another allocation and does not`)
  return refuse(done.reason, done.params)
}

/** The first confirmation makes the pricing final, and the deal's lifecycle records it. */
const confirmedLifecycle = (request: ConfirmRequest, { context, deal }: VersionContext) =>
  deal.lifecycle.confirmed
    ? context.tranche
    : confirmMove(movingOf(context), {}, { now: request.now, seq: request.seq, by: request.actor.userId })

/** The last confirmation is recorded too, with its time. */
const lifecycleChange = (
  request: ConfirmRequest,
  found: VersionContext,
  { isLast }: { isLast: boolean },
): AllocChange[] | Refusal<'status.no-such-move'> => {
  const confirmed = confirmedLifecycle(request, found)
  if (isRefusal(confirmed)) return confirmed
  if (isLast) return [lifecycleOf(found.context, allocationConfirmed(confirmed.lifecycle, request.now))]
  return found.deal.lifecycle.confirmed ? [] : [lifecycleOf(found.context, confirmed.lifecycle)]
}

type ConfirmedOrder = Exclude<ReturnType<typeof confirmOne>, Refusal | null>

/** Confirms all of them, or returns the refusal of each that fails. */
const confirmEach = async (request: ConfirmRequest, found: ConfirmContext, orders: readonly Order[]) => {
  const made: ConfirmedOrder[] = []
  const refused = []
  const turns = new Turns()
  for (const order of orders) {
    if (turns.isOver) await turns.pass()
    const result = confirmOne(request, found, order)
    if (result === null) continue
    if (isRefusal(result)) refused.push({ field: `lines.${order.id}`, reason: result.reason })
    else made.push(result)
  }
  return refused.length > 0 ? refuseFields('alloc.unfit', refused) : made
}

/** Orders whose line stays unconfirmed after this write. */
const unconfirmed = (
  request: ConfirmRequest,
  { version, deal }: VersionContext,
  made: readonly ConfirmedOrder[],
): string[] => {
  const { confirmations } = request.state.alloc
  const now = new Set(made.map(({ confirmation }) => confirmation.orderId))
  const terms = finalOf(deal.lifecycle, deal.guidance)?.number ?? null
  const { paperTerms } = request.prepared.paper
  return [...linesOn(request, version.id).values()]
    .filter((line) => !now.has(line.orderId) && needsConfirmation(line, request.prepared.book))
    .filter(({ orderId, size }) => !confirms(confirmations.get(orderId), { size, terms, paperTerms }))
    .map(({ orderId }) => orderId)
}

/** So many orders take a few milliseconds to be counted against limits, and then others have a turn. */
const portion = 500

const inPortions = (done: readonly OrderResult[]): (readonly OrderResult[])[] =>
  Array.from({ length: Math.ceil(done.length / portion) }, (_, nr) =>
    done.slice(nr * portion, (nr + 1) * portion),
  )

const confirmedChanges = (made: readonly ConfirmedOrder[], { facts }: ConfirmTerms): AllocChange[] => [
  {
    kind: 'confirmed',
    confirmations: made.map(({ confirmation }) => confirmation),
    shared: facts.shared,
  },
  ...inPortions(made.flatMap(({ order }) => order ?? [])).map((done) => ({
    kind: 'order' as const,
    change: { kind: 'allocated' as const, done },
  })),
]

const confirmedLine = ({ version, deal }: VersionContext, made: readonly ConfirmedOrder[]) => {
  const total = made.reduce((sum, { confirmation: { size } }) => sum + BigInt(size), 0n)
  const ids = made.map(({ confirmation: { orderId } }) => orderId)
  // Sorted, so that anyone can compute the digest again.
  const figures = made
    .map(({ confirmation: { orderId, size, number } }) => [orderId, size, number] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return versionLine(
    { code: 'alloc.confirmed', version, before: version },
    {
      changes: [
        { field: 'order.allocConfirmed', from: null, to: String(made.length) },
        { field: 'order.allocTotal', from: null, to: String(total) },
        ...settlementGapsOf(deal.terms, deal.shared).map((gap) => ({
          field: 'order.settlementGap',
          from: null,
          to: gap,
        })),
      ],
      ...(ids.length > mostLogged
        ? { count: ids.length, digest: sha256(canonical(figures)) }
        : { orderIds: ids, lines: figures }),
    },
  )
}

/** Confirms each order exactly once, from however many screens. */
const confirmOrders = async (request: ConfirmRequest, found: VersionContext, orders: readonly Order[]) => {
  const { version } = found
  const terms = termsOf(request, found)
  const made = await confirmEach(request, { ...found, terms }, orders)
  if (isRefusal(made)) return made
  const others = unconfirmed(request, found, made)
  const mine = new Set(request.prepared.mine)
  const reply = {
    versionId: version.id,
    seq: request.seq,
    at: request.now.toString(),
    confirmed: made.length,
    already: orders.length - made.length,
    left: others.filter((id) => mine.has(id)).length,
  }
  if (made.length === 0) return unchanged({ ...reply, seq: version.seq })
  const lifecycle = lifecycleChange(request, found, { isLast: others.length === 0 })
  if (!Array.isArray(lifecycle)) return lifecycle
  return accept({
    reply,
    changes: [...lifecycle, ...confirmedChanges(made, terms)],
    line: confirmedLine(found, made),
    also: ownNewsOf(made.map(({ shown }) => shown)),
    events: [{ ...eventOf('alloc.confirmed', found, request), whole: others.length === 0 }],
  })
}

export const allocConfirm = service(allocationCalls.allocConfirm, {
  on: allocation,
  prepare: prepareMine,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) =>
    needOf(actor, keyOfVersion({ input }), dealId, {
      orders: input.orderIds,
      confirmations: 'all',
      lines: { versionId: input.versionId, orderIds: 'all' },
    }),
  decide: (request) => {
    const found = release(request)
    if (isRefusal(found)) return found
    const { orderIds } = request.input
    if (new Set(orderIds).size < orderIds.length) return refuse('alloc.order-twice')
    const orders: Order[] = []
    for (const id of orderIds) {
      const order = request.state.orders.get(id)
      const line = linesOn(request, found.version.id).get(id)
      if (!order || !line || order.dealId !== found.version.dealId) return refuse('record.unknown')
      // An order that the caller does not lead is unknown, even if it has a line.
      if (!reaches(found.abilities.confirm, order, request.actor.entityId)) return refuse('record.unknown')
      if (needsConfirmation(line, request.prepared.book)) orders.push(order)
    }
    return confirmOrders(request, found, orders)
  },
})

export const allocConfirmAll = service(allocationCalls.allocConfirmAll, {
  on: allocation,
  prepare: prepareAll,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId, mine, known } }) =>
    needOf(actor, keyOfVersion({ input }), dealId, {
      orders: mine,
      known: known?.orders,
      knownLines: known?.lines,
      confirmations: 'all',
      lines: { versionId: input.versionId, orderIds: 'all' },
    }),
  decide: (request) => {
    const found = release(request)
    if (isRefusal(found)) return found
    const lines = linesOn(request, found.version.id)
    const orders = request.prepared.mine
      .flatMap((id) => request.state.orders.get(id) ?? [])
      .filter(
        (order) => lines.has(order.id) && reaches(found.abilities.confirm, order, request.actor.entityId),
      )
    return confirmOrders(request, found, orders)
  },
})
