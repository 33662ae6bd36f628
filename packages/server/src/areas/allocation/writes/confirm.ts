import { allocationCalls } from '@bookrunner/contract/allocation'
import { finalOf, settlementGapsOf } from '@bookrunner/domain/allocation'
import { allocationConfirmed, confirm as confirmMove } from '@bookrunner/domain/deals'
import { isRefusal, refuse, type Refusal } from '@bookrunner/domain/kernel'
import { reaches, type Order, type OrderResult } from '@bookrunner/domain/orders'
import { canonical, sha256 } from '../../../platform/service/chain.ts'
import { accept, service, unchanged } from '../../../platform/service/index.ts'
import { movingOf } from '../../deals/index.ts'
import { commandContextOf, ownNewsOf } from '../../orders/index.ts'
import { allocation } from '../allocation.ts'
import type { AllocChange } from '../allocation-state.ts'
import { needsConfirmation } from '../closed-book.ts'
import { confirms } from '../stored.ts'
import { confirmEach, termsOf, type ConfirmedOrder } from './confirm-each.ts'
import { draftOf, type Draft } from './draft.ts'
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

type ConfirmRequest = AllocWriting & { prepared: Prepared & { draft?: Draft | undefined } }

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
  const { launched } = found.version
  if (isLast && launched) {
    const times = { launchedAt: launched.at, now: request.now }
    return [lifecycleOf(found.context, allocationConfirmed(confirmed.lifecycle, times))]
  }
  return found.deal.lifecycle.confirmed ? [] : [lifecycleOf(found.context, confirmed.lifecycle)]
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

const confirmedChanges = (
  made: readonly ConfirmedOrder[],
  { facts }: ReturnType<typeof termsOf>,
  early: Draft | undefined,
): AllocChange[] => [
  {
    kind: 'confirmed',
    confirmations: made.map(({ confirmation }) => confirmation),
    shared: facts.shared,
    early: early?.rows,
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
  const { version, deal } = found
  const { paper, draft } = request.prepared
  const by = commandContextOf(request, { side: 'desk' })
  const lines = linesOn(request, version.id)
  const { confirmations } = request.state.alloc
  const confirming = { version, deal, terms: termsOf(paper, deal), paper, lines, confirmations, by }
  const drafted = draft?.take(confirming, orders)
  const made = drafted ?? (await confirmEach(confirming, orders))
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
    changes: [...lifecycle, ...confirmedChanges(made, confirming.terms, drafted && draft)],
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
  prepare: async (request, context) => {
    const prepared = await prepareAll(request, context)
    return isRefusal(prepared) ? prepared : { ...prepared, draft: draftOf(request, prepared) }
  },
  early: ({ prepared: { draft } }) => draft,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId, mine, known } }) =>
    needOf(actor, keyOfVersion({ input }), dealId, {
      orders: mine,
      known: known?.orders,
      knownLines: known?.lines,
      knownConfirmations: known?.confirmations,
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
