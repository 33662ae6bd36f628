import { allocationCalls } from '@bookrunner/contract/allocation'
import type { InputOf } from '@bookrunner/contract/kernel'
import { versionFault } from '@bookrunner/domain/allocation'
import { isOver } from '@bookrunner/domain/deals'
import { entityNamesOf, isRefusal, refuse } from '@bookrunner/domain/kernel'
import { reaches } from '@bookrunner/domain/orders'
import { newId } from '../../../platform/ids.ts'
import { accept, service } from '../../../platform/service/index.ts'
import { orderForDesk } from '../../orders/index.ts'
import { allocation } from '../allocation.ts'
import { eventOf, type AllocEvent } from './shared.ts'
import { versionLine } from './lines-changed.ts'
import {
  keyOfVersion,
  needOf,
  prepareVersion,
  versionForReaderIn,
  changedVersion,
  type AllocWriting,
  type VersionContext,
} from './writing.ts'

type Input = InputOf<typeof allocationCalls.review>

const reviewFault = (request: AllocWriting & { input: Input }, { abilities, version }: VersionContext) => {
  const { reviewAllocation } = abilities
  if (reviewAllocation === 'none' || reviewAllocation === 'totals') return refuse('deal.not-yours')
  const { orderId } = request.input
  if (orderId === undefined) return undefined
  const found = request.state.orders.get(orderId)
  if (found?.dealId !== version.dealId || !request.state.alloc.lines.get(version.id)?.has(orderId))
    return refuse('record.unknown')
  if (reaches(reviewAllocation, found, request.actor.entityId)) return undefined
  return isRefusal(orderForDesk(request, orderId)) ? refuse('record.unknown') : refuse('deal.not-yours')
}

/** A question notifies those who run the book; their answer notifies those it concerns. */
const reviewEvents = (request: AllocWriting & { input: Input }, found: VersionContext): AllocEvent[] => {
  const { input, actor, state } = request
  const desk = found.abilities.allocate === 'all'
  if (desk ? input.text === undefined : input.verdict !== 'asked') return []
  const order = input.orderId === undefined ? undefined : state.orders.get(input.orderId)
  const leads = order && [
    ...new Set([...(order.throughId === null ? [] : [order.throughId]), ...order.leads]),
  ]
  return [
    {
      ...eventOf(desk ? 'alloc.answered' : 'alloc.asked', found, request),
      house: entityNamesOf(state.parties.get(actor.entityId)),
      ...(order && leads && { about: { orderId: order.id, leads } }),
    },
  ]
}

/** Comments of leads and the issuer, added and never changed. */
export const review = service(allocationCalls.review, {
  on: allocation,
  prepare: async (request, context) => {
    const found = await prepareVersion(request, context)
    return isRefusal(found) ? found : { ...found, id: newId('alr') }
  },
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) => {
    const orderIds = input.orderId === undefined ? [] : [input.orderId]
    return needOf(actor, keyOfVersion({ input }), dealId, {
      orders: orderIds,
      lines: { versionId: input.versionId, orderIds },
    })
  },
  decide: (request) => {
    const { input, actor, now, prepared } = request
    const found = versionForReaderIn(request, { ...prepared, ...input })
    if (isRefusal(found)) return found
    const fault = reviewFault(request, found) ?? versionFault(found.version.state, 'review')
    if (fault) return fault
    if (isOver(found.deal.lifecycle.status)) return refuse('order.deal-over')
    const { orderId = null, verdict, text = null } = input
    if (text === null && verdict !== 'accepted') return refuse('alloc.text-missing')
    const content = {
      id: prepared.id,
      versionId: input.versionId,
      orderId,
      bankId: actor.entityId,
      verdict,
      text,
    }
    const { id: reviewId, versionId: _, ...shown } = content
    const line = versionLine({ code: 'alloc.reviewed', version: found.version, before: found.version })
    return accept({
      reply: {
        ...shown,
        reviewId,
        at: now.toString(),
        by: null,
        bank: entityNamesOf(request.state.parties.get(actor.entityId)),
      },
      changes: [
        { kind: 'reviewed' as const, review: { ...content, at: now.toString(), by: actor.userId } },
        ...(text === null ? [] : [{ kind: 'text' as const, text }]),
      ],
      line: {
        ...line,
        params: {
          ...line.params,
          ...(orderId !== null && { orderId }),
          changes: [{ field: 'order.allocVerdict', from: null, to: verdict }],
        },
      },
      events: reviewEvents(request, found),
    })
  },
})

/** The issuer's sign-off, or its waiver, which the book's leads record with a reason. */
export const signOff = service(allocationCalls.signOff, {
  on: allocation,
  prepare: prepareVersion,
  key: keyOfVersion,
  needs: ({ input, actor, prepared: { dealId } }) => needOf(actor, keyOfVersion({ input }), dealId),
  decide: (request) => {
    const { input, actor, now, seq, prepared } = request
    const found = versionForReaderIn(request, { ...prepared, ...input })
    if (isRefusal(found)) return found
    const { version, abilities, deal } = found
    const kind = input.waiver === undefined ? ('signed' as const) : ('waived' as const)
    const may = kind === 'signed' ? abilities.signOff : abilities.allocate
    if (may !== 'all') return refuse('deal.not-yours')
    const stateFault = versionFault(version.state, 'sign')
    if (stateFault) return stateFault
    if (isOver(deal.lifecycle.status)) return refuse('order.deal-over')
    if (version.signOff) return refuse('alloc.signed-already')
    const signed = { kind, reason: input.waiver ?? null, at: now.toString(), by: actor.userId }
    // A sign-off is no edit of the lines.
    const saved = { ...changedVersion(version, { signOff: signed }, request).version, edited: version.edited }
    return accept({
      reply: { versionId: version.id, seq, at: now.toString(), kind },
      changes: [
        { kind: 'version' as const, version: saved },
        ...(input.waiver === undefined ? [] : [{ kind: 'text' as const, text: input.waiver }]),
      ],
      line: versionLine({
        code: kind === 'signed' ? 'alloc.signed' : 'alloc.waived',
        version: saved,
        before: version,
      }),
      events: [
        kind === 'signed'
          ? eventOf('alloc.signed', found, request)
          : { ...eventOf('alloc.waived', found, request), reason: input.waiver ?? '' },
      ],
    })
  },
})
