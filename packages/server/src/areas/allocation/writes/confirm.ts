import { calls } from '@bookrunner/contract'
import { finalOf, versionFault } from '@bookrunner/domain/allocation'
import { confirm as confirmMove, isOver } from '@bookrunner/domain/deals'
import { isRefusal, refuse, showMm, type Refusal } from '@bookrunner/domain/kernel'
import { bookedOf, reaches, setAllocation, takenSize, type Order } from '@bookrunner/domain/orders'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { canonical, sha256 } from '../../../platform/service/chain.ts'
import { accept, service, unchanged } from '../../../platform/service/index.ts'
import { seenBook } from '../../book/index.ts'
import { movingOf } from '../../deals/index.ts'
import { alsoOwn, savedChange, turnOf } from '../../orders/index.ts'
import { loadLines } from '../alloc-load.repo.ts'
import { reading } from '../../../platform/db/index.ts'
import { allocation, type AllocChange } from '../allocation.ts'
import { basisIn } from '../closed-book.ts'
import { holds } from '../kept.ts'
import { eventOf } from './launch.ts'
import { versionLine } from './lines-changed.ts'
import {
  keyOfVersion,
  needOf,
  prepareVersion,
  seenVersionIn,
  type AllocWriting,
  type AskedVersion,
} from './writing.ts'

interface Prepared {
  dealId: string
  /** Orders with a line that the caller may confirm, as the book shows them now; the write decides again. */
  mine: string[]
}

const prepareMine = async (
  ask: { input: { versionId: string }; actor: Actor },
  { db }: { db: Db },
): Promise<Prepared | Refusal<'record.unknown' | 'deal.not-yours'>> => {
  const found = await prepareVersion(ask, { db })
  if (isRefusal(found)) return found
  const [seen, lines] = await Promise.all([
    seenBook(db, ask.actor, found.dealId),
    loadLines(reading(db), ask.input.versionId, 'all'),
  ])
  if (isRefusal(seen)) return seen
  const { confirm } = seen.reader.abilities
  const mine = [...lines.keys()].filter((id) => {
    const entry = seen.state.orders.get(id)
    return entry !== undefined && reaches(confirm, entry.order, seen.reader.bankId)
  })
  return { ...found, mine }
}

/** Launched, priced, built at the terms that hold, and signed off or waived: else nothing is released. */
const releaseFault = ({ version, deal, abilities }: AskedVersion) => {
  if (abilities.confirm === 'none') return refuse('deal.not-yours')
  const stands = versionFault(version.state, 'confirm')
  if (stands) return stands
  const { course, terms } = deal
  if (isOver(course.status)) return refuse('order.deal-over')
  if (course.status !== 'Priced') return refuse('alloc.not-priced')
  const is = basisIn(deal)
  // Corrected prices and yields are confirmed anew; another size or another book is allocated anew.
  if (version.stale || version.basis.size !== is.size || version.basis.closedAt !== is.closedAt)
    return refuse('alloc.stale')
  return terms.issuerSignsOff && version.signOff === null ? refuse('alloc.not-signed') : undefined
}

type Asked = AllocWriting & { prepared: Prepared }

/** One order's allocation to its investor; null where it has it already. */
const confirmOne = (ask: Asked, found: AskedVersion, order: Order) => {
  const { actor, now, state } = ask
  const { version, deal } = found
  const { size } = state.alloc.lines.get(version.id)!.get(order.id)!
  const terms = finalOf(deal.course, deal.guidance)!.number
  const before = state.alloc.confirmations.get(order.id)
  if (holds(before, { size, terms })) return null
  const confirmation = {
    ...{
      orderId: order.id,
      number: (before?.number ?? 0) + 1,
      dealId: version.dealId,
      versionId: version.id,
    },
    ...{ size, terms, at: now.toString(), by: actor.userId, seq: ask.seq },
  }
  // An order that was cut back after the launch, before the price froze the book.
  const most = takenSize(bookedOf(order, deal))
  if (size > most) return refuse('alloc.over-order', { size: showMm(size), most: showMm(most) })
  // With the same size at corrected terms, the order stays as it is.
  if (order.allocation === size) return { confirmation, done: null }
  const turn = turnOf(ask, { side: 'desk', dealId: version.dealId })
  const done = setAllocation(order, deal, size, turn)
  if (!isRefusal(done)) return { confirmation, done }
  if (done.reason === 'write.no-changes') throw new Error(`${order.id} has another allocation and does not`)
  return refuse(done.reason, done.params)
}

/** With the first one pricing is final: the deal's course says so from then on. */
const courseChange = (
  ask: Asked,
  { seen, deal }: AskedVersion,
): AllocChange[] | Refusal<'status.no-such-move'> => {
  if (deal.course.confirmed) return []
  const moved = confirmMove(movingOf(seen), {}, { now: ask.now, seq: ask.seq, by: ask.actor.userId })
  if (isRefusal(moved)) return moved
  return [{ kind: 'deal', change: { kind: 'course', dealId: seen.tranche.id, course: moved.course } }]
}

const mostLogged = 200

/** Each exactly once, from however many screens: what is confirmed already stays as it is. */
const confirmed = (ask: Asked, found: AskedVersion, orders: readonly Order[]) => {
  const { version } = found
  const made = []
  for (const order of orders) {
    const one = confirmOne(ask, found, order)
    if (one === null) continue
    if (isRefusal(one)) return one
    made.push(one)
  }
  const already = orders.length - made.length
  const wanted = new Set(orders.map(({ id }) => id))
  const isLeft = (id: string) => {
    const size = ask.state.alloc.lines.get(version.id)?.get(id)?.size
    const terms = finalOf(found.deal.course, found.deal.guidance)?.number ?? null
    return size !== undefined && !holds(ask.state.alloc.confirmations.get(id), { size, terms })
  }
  const left = ask.prepared.mine.filter((id) => !wanted.has(id) && isLeft(id)).length
  const reply = {
    ...{ versionId: version.id, seq: ask.seq, at: ask.now.toString() },
    ...{ confirmed: made.length, already, left },
  }
  if (made.length === 0) return unchanged({ ...reply, seq: version.seq })
  const course = courseChange(ask, found)
  if (!Array.isArray(course)) return course
  const total = made.reduce((sum, { confirmation: { size } }) => sum + BigInt(size), 0n)
  const ids = made.map(({ confirmation: { orderId } }) => orderId)
  const figures = made.map(({ confirmation: { orderId, size, number } }) => [orderId, size, number])
  const line = versionLine({ code: 'alloc.confirmed', version, before: version })
  return accept({
    reply,
    changes: [
      ...course,
      ...made.flatMap(({ confirmation, done }): AllocChange[] => [
        { kind: 'confirmed', confirmation },
        ...(done ? [{ kind: 'order' as const, change: savedChange(done) }] : []),
      ]),
    ],
    line: {
      ...line,
      params: {
        ...line.params,
        changes: [
          { field: 'order.allocConfirmed', from: null, to: String(made.length) },
          { field: 'order.allocTotal', from: null, to: String(total) },
        ],
        ...(ids.length > mostLogged
          ? { count: ids.length, digest: sha256(canonical(figures)) }
          : { orderIds: ids, lines: figures }),
      },
    },
    also: made.flatMap(({ done }) => (done ? alsoOwn(done) : [])),
    events: [{ ...eventOf('alloc.confirmed', found, ask), count: made.length }],
  })
}

const release = (ask: Asked & { input: { versionId: string } }) => {
  const found = seenVersionIn(ask, { dealId: ask.prepared.dealId, versionId: ask.input.versionId })
  if (isRefusal(found)) return found
  return releaseFault(found) ?? found
}

export const allocConfirm = service(calls.allocation.allocConfirm, {
  on: allocation,
  prepare: prepareMine,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) =>
    needOf(actor, keyOfVersion({ input }), dealId, {
      ...{ orders: input.orderIds, confirmations: 'all' },
      lines: { versionId: input.versionId, orderIds: 'all' },
    }),
  decide: (ask) => {
    const found = release(ask)
    if (isRefusal(found)) return found
    const { orderIds } = ask.input
    if (new Set(orderIds).size < orderIds.length) return refuse('alloc.order-twice')
    const orders: Order[] = []
    for (const id of orderIds) {
      const order = ask.state.orders.get(id)
      const line = ask.state.alloc.lines.get(found.version.id)?.get(id)
      if (!order || !line || order.dealId !== found.version.dealId) return refuse('record.unknown')
      // Of an order one does not lead, not even that it has a line.
      if (!reaches(found.abilities.confirm, order, ask.actor.entityId)) return refuse('record.unknown')
      orders.push(order)
    }
    return confirmed(ask, found, orders)
  },
})

export const allocConfirmAll = service(calls.allocation.allocConfirmAll, {
  on: allocation,
  prepare: prepareMine,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId, mine } }) =>
    needOf(actor, keyOfVersion({ input }), dealId, {
      ...{ orders: mine, confirmations: 'all' },
      lines: { versionId: input.versionId, orderIds: 'all' },
    }),
  decide: (ask) => {
    const found = release(ask)
    if (isRefusal(found)) return found
    const lines = ask.state.alloc.lines.get(found.version.id)
    const orders = ask.prepared.mine
      .flatMap((id) => ask.state.orders.get(id) ?? [])
      .filter((order) => lines?.has(order.id) && reaches(found.abilities.confirm, order, ask.actor.entityId))
    return confirmed(ask, found, orders)
  },
})
