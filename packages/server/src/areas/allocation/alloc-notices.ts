import { z } from 'zod'
import { allocSight } from '@bookrunner/domain/allocation'
import type { Abilities } from '@bookrunner/domain/deals'
import { nameInAll } from '@bookrunner/domain/kernel'
import {
  noticePlace,
  type NoticeAudience,
  type NoticeCode,
  type NoticeParams,
} from '@bookrunner/contract/notices'
import { addJob, type Task } from '../../platform/jobs.ts'
import { reading } from '../../platform/db/index.ts'
import type { Reaction, Reactions } from '../../platform/service/index.ts'
import { readManagers } from '../deals/index.ts'
import { deliverTo, keepNotice, raiseNotice } from '../notices/index.ts'
import { readInvestors } from '../orders/index.ts'
import { markStale, readConfirmed, readSharedWith, readAddressed } from './recipients.repo.ts'
import type { AllocEvent } from './writes/shared.ts'

type Transaction = Parameters<Reaction>[0]

const allocEvents = [
  'alloc.launched',
  'alloc.reopened',
  'alloc.signed',
  'alloc.waived',
  'alloc.shared',
  'alloc.confirmed',
  'alloc.asked',
  'alloc.answered',
  'alloc.reminded',
] as const satisfies readonly AllocEvent['type'][]

const paramsOf = ({ name, version, reason, house }: AllocEvent): NoticeParams => ({
  deal: name,
  version,
  reason: reason ?? '',
  house: house ? nameInAll(house) : '',
})

/** Every notice is about a version that is launched or was until now, or about a shared one. */
const sees = (abilities: Abilities, shared: boolean): boolean =>
  allocSight(abilities, { state: 'launched', shared }) !== 'none'

/** The issuer reads of a launch that it is to sign off; one that leads its own deal runs the book as well. */
const signsOff = ({ signOff, allocate }: Abilities): boolean => signOff === 'all' && allocate !== 'all'

/** A question goes to those who run the book, an answer to those who review, a reminder to those who sign off. */
const isFor = ({ type, about }: AllocEvent, abilities: Abilities, isAddressed: boolean): boolean => {
  const { allocate, reviewAllocation } = abilities
  if (type === 'alloc.reminded') return signsOff(abilities)
  if (type === 'alloc.asked') return allocate === 'all'
  if (type !== 'alloc.answered') return true
  if (allocate === 'all') return false
  return about ? isAddressed : reviewAllocation !== 'none'
}

/** A launch asks whoever signs off, in a notice of its own. */
const codeFor = ({ type }: AllocEvent, abilities: Abilities): NoticeCode =>
  type === 'alloc.launched' && signsOff(abilities) ? 'alloc.sign-off-asked' : type

const audiences: { readonly [C in NoticeCode]?: NoticeAudience } = {
  'alloc.asked': 'desk',
  'alloc.reminded': 'signers',
  'alloc.sign-off-asked': 'signers',
}

/** Leaves out readers who see nothing of allocations. */
const notifyManagers = async (transaction: Transaction, event: AllocEvent): Promise<void> => {
  const { dealId, versionId, by, userIds } = event
  const managers = await readManagers(transaction, dealId)
  const readers = await readSharedWith(transaction, versionId)
  const isAddressed = event.about
    ? await readAddressed(transaction, { versionId, ...event.about })
    : new Set<string>()
  const recipients = managers
    .filter(({ id }) => id !== by && (userIds === undefined || userIds.includes(id)))
    .filter(({ id, abilities }) => sees(abilities, readers.has(id)))
    .filter(({ id, abilities }) => isFor(event, abilities, isAddressed.has(id)))
  const groups = Map.groupBy(recipients, ({ side, abilities }) => `${side} ${codeFor(event, abilities)}`)
  for (const [first, ...others] of groups.values()) {
    if (!first) continue
    const code = codeFor(event, first.abilities)
    const audience = audiences[code] ?? 'allocReaders'
    const place = noticePlace(code, audience, { dealId, versionId }, first.side === 'viewer')
    const notice = { code, params: paramsOf(event), ...place }
    await raiseNotice(
      transaction,
      notice,
      [first, ...others].map(({ id }) => id),
    )
  }
}

const notifyJob = z.object({
  dealId: z.string(),
  noticeId: z.string(),
  seq: z.int().nullable(),
  replaced: z.boolean().nullable(),
  /** A job from before there was a notice for orders that got nothing names none. */
  allocated: z.boolean().nullable().default(null),
})

/** One notice and one job, so that the write itself reads no list of thousands of recipients. */
const notifyInvestors = async (
  transaction: Transaction,
  { dealId, name }: AllocEvent,
  code: NoticeCode,
  which: Pick<z.infer<typeof notifyJob>, 'seq' | 'replaced' | 'allocated'>,
): Promise<void> => {
  const noticeId = await keepNotice(transaction, {
    code,
    params: { deal: name },
    ...noticePlace(code, 'holders', { dealId }),
  })
  const payload: z.infer<typeof notifyJob> = { dealId, noticeId, ...which }
  await addJob(transaction, 'allocation.tell', payload)
}

const atOnce = 200

/** Run again after a fault, it leaves out those who have the notice. */
export const notifyConfirmed: Task = async (payload, { db }) => {
  const { dealId, noticeId, seq, replaced, allocated } = notifyJob.parse(payload)
  const orders = await readConfirmed(db, { dealId, seq, replaced, allocated })
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

const notify = async (transaction: Transaction, event: AllocEvent): Promise<void> => {
  // Managers hear once that everything is confirmed, not of each click.
  if (event.type !== 'alloc.confirmed' || event.whole) await notifyManagers(transaction, event)
  const { seq } = event
  if (event.type === 'alloc.confirmed') {
    const first = { seq, replaced: false }
    await notifyInvestors(transaction, event, 'order.allocated', { ...first, allocated: true })
    await notifyInvestors(transaction, event, 'order.not-allocated', { ...first, allocated: false })
    const replaced = { seq, replaced: true, allocated: null }
    await notifyInvestors(transaction, event, 'order.allocation-replaced', replaced)
  }
  const any = { seq: null, replaced: null, allocated: null }
  if (event.type === 'alloc.reopened')
    await notifyInvestors(transaction, event, 'order.allocation-reopened', any)
}

const reaction: Reaction = async (transaction, events) => {
  for (const event of events as unknown as readonly AllocEvent[]) await notify(transaction, event)
}

const markStaleReaction: Reaction = (transaction, events) =>
  markStale(
    transaction,
    events.map(({ dealId }) => String(dealId)),
  )

export const reactForAllocations = (reactions: Reactions): void => {
  for (const type of allocEvents) reactions.on(type, reaction)
  reactions.on('deal.repriced', markStaleReaction)
}
