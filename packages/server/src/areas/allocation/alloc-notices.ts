import { z } from 'zod'
import { allocSight } from '@bookrunner/domain/allocation'
import type { Abilities } from '@bookrunner/domain/deals'
import type { NoticeCode, NoticeParams } from '@bookrunner/contract/notices'
import { addJob, type Task } from '../../platform/jobs.ts'
import { reading } from '../../platform/db/index.ts'
import type { Reaction, Reactions } from '../../platform/service/index.ts'
import { managersTold } from '../deals/index.ts'
import { deliverTo, keepNotice, raiseNotice } from '../notices/index.ts'
import { readInvestors } from '../orders/index.ts'
import { markStale, readConfirmed, readSharedWith, readSpokenTo } from './tell.repo.ts'
import type { AllocEvent } from './writes/shared.ts'

type Transaction = Parameters<Reaction>[0]

/** Who has no page of allocations reads them, and signs off, on the page of the book. */
const pageOf = { mine: '/deal/alloc?', viewer: '/deal/order-book?view=allocation&' } as const

/** What is shared may be another version than the one the deal goes on with. */
const linkTo = (side: keyof typeof pageOf, { type, dealId, versionId }: AllocEvent): string =>
  `${pageOf[side]}dealId=${dealId}${type === 'alloc.shared' ? `&version=${versionId}` : ''}`

const codes = {
  'alloc.launched': 'alloc.launched',
  'alloc.reopened': 'alloc.reopened',
  'alloc.signed': 'alloc.signed',
  'alloc.waived': 'alloc.waived',
  'alloc.shared': 'alloc.shared',
  'alloc.confirmed': 'alloc.confirmed',
  'alloc.asked': 'alloc.asked',
  'alloc.answered': 'alloc.answered',
} as const satisfies Record<AllocEvent['type'], NoticeCode>

const paramsOf = ({ name, version, reason, house }: AllocEvent): NoticeParams => ({
  deal: name,
  version,
  reason: reason ?? '',
  house: house ?? '',
})

/** All that is told is of a version that is launched, or was until now; or of one that is shared. */
const sees = (abilities: Abilities, shared: boolean): boolean =>
  allocSight(abilities, { state: 'launched', shared }) !== 'none'

/** A question is for who runs the book; an answer for who reads it in the review. */
const isFor = (
  { type, about }: AllocEvent,
  { allocate, reviewAllocation }: Abilities,
  spokenTo: boolean,
): boolean => {
  if (type === 'alloc.asked') return allocate === 'all'
  if (type !== 'alloc.answered') return true
  if (allocate === 'all') return false
  return about ? spokenTo : reviewAllocation !== 'none'
}

/** Whoever sees nothing of allocations is told of none. */
const tellManagers = async (transaction: Transaction, event: AllocEvent): Promise<void> => {
  const { type, dealId, versionId, by, userIds } = event
  const managers = await managersTold(transaction, dealId)
  const readers = await readSharedWith(transaction, versionId)
  const spokenTo = event.about
    ? await readSpokenTo(transaction, { versionId, ...event.about })
    : new Set<string>()
  for (const side of ['mine', 'viewer'] as const) {
    const ids = managers
      .filter((each) => each.side === side && each.id !== by)
      .filter(({ id, abilities }) => sees(abilities, readers.has(id)))
      .filter(({ id, abilities }) => isFor(event, abilities, spokenTo.has(id)))
      .map(({ id }) => id)
      .filter((id) => userIds === undefined || userIds.includes(id))
    const notice = { code: codes[type], params: paramsOf(event), link: linkTo(side, event) }
    await raiseNotice(transaction, { ...notice, menuTab: 'my_deal' }, ids)
  }
}

const telling = z.object({
  dealId: z.string(),
  noticeId: z.string(),
  seq: z.int().nullable(),
  replaced: z.boolean().nullable(),
})

/** One notice and one job, however many are told: nothing is asked of ten thousand inside the write. */
const tellInvestors = async (
  transaction: Transaction,
  { dealId, name }: AllocEvent,
  code: NoticeCode,
  which: Pick<z.infer<typeof telling>, 'seq' | 'replaced'>,
): Promise<void> => {
  const noticeId = await keepNotice(transaction, {
    code,
    params: { deal: name },
    link: `/order/deal/${dealId}`,
    menuTab: 'my_order',
  })
  const payload: z.infer<typeof telling> = { dealId, noticeId, ...which }
  await addJob(transaction, 'allocation.tell', payload)
}

const atOnce = 200

/** Done again after a fault it finds those who have the notice, and leaves them alone. */
export const tellConfirmed: Task = async (sent, { db }) => {
  const { dealId, noticeId, seq, replaced } = telling.parse(sent)
  const orders = await readConfirmed(db, { dealId, seq, replaced })
  for (let at = 0; at < orders.length; at += atOnce) {
    const page = orders.slice(at, at + atOnce)
    const people = await readInvestors(db, {
      dealId,
      stages: ['live'],
      houses: [...new Set(page.map(({ houseId }) => houseId))],
      ids: page.map(({ orderId }) => orderId),
    })
    if (people.length > 0) await deliverTo(reading(db), noticeId, people)
  }
}

const tell = async (transaction: Transaction, event: AllocEvent): Promise<void> => {
  // Managers hear once that all is confirmed, not of each click.
  if (event.type !== 'alloc.confirmed' || event.whole) await tellManagers(transaction, event)
  if (event.type === 'alloc.confirmed') {
    await tellInvestors(transaction, event, 'order.allocated', { seq: event.seq, replaced: false })
    await tellInvestors(transaction, event, 'order.allocation-replaced', { seq: event.seq, replaced: true })
  }
  if (event.type === 'alloc.reopened')
    await tellInvestors(transaction, event, 'order.allocation-reopened', { seq: null, replaced: null })
}

const reaction: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly AllocEvent[]) await tell(transaction, event)
}

const staling: Reaction = (transaction, events) =>
  markStale(
    transaction,
    events.map(({ dealId }) => String(dealId)),
  )

export const reactForAllocations = (reactions: Reactions): void => {
  for (const type of Object.keys(codes)) reactions.on(type, reaction)
  reactions.on('deal.repriced', staling)
}
