import { entitiesCalls } from '@bookrunner/contract/entities'
import type { Actor } from '../../../platform/http/actor.ts'
import { readdress } from '@bookrunner/domain/deals'
import { mergedParts, entityMergeFault, type MergedParts } from '@bookrunner/domain/entities'
import { refuse } from '@bookrunner/domain/kernel'
import { accept, service, type LogLine } from '../../../platform/service/index.ts'
import { loggedValue } from '../../deals/index.ts'
import type { EntityRecord } from '../../entities/index.ts'
import { ownLedger } from '../ledger/order.ts'
import { absorption, dealLedgerOf, entityLedger, userLedger, type AbsorptionState } from './absorption.ts'
import type { ReachedDeal } from './reach.repo.ts'

type Known = AbsorptionState & { from: EntityRecord; into: EntityRecord }

interface FurtherLine {
  ledger: string
  line: LogLine
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0)

const openOf = ({ isOpen, active }: ReachedDeal): number => (isOpen ? active : 0)

/** What moves. A system administrator reads no orders: totals only. */
const replyFor = ({ from, into, deals, users }: Known, parts: MergedParts, { rights }: Actor) => ({
  entityId: from.id,
  into: { id: into.id, name: into.name, nameCn: into.nameCn, nameHk: into.nameHk },
  users: users.length,
  administrators: users.filter(({ administers }) => administers).length,
  apiKeys: sum(users, ({ apiKeys }) => apiKeys),
  orders: sum(deals, ({ orderIds }) => orderIds.length),
  open: sum(deals, openOf),
  drafts: sum(deals, ({ drafts }) => drafts),
  deals:
    rights.tier === 'tier1'
      ? deals
          .filter(({ orderIds }) => orderIds.length > 0)
          .map((deal) => ({
            dealId: deal.dealId,
            name: deal.name,
            orders: deal.orderIds.length,
            open: openOf(deal),
          }))
      : null,
  addressed: deals.filter(({ isAddressed }) => isAddressed).length,
  tags: parts.tags,
  tagsLeft: parts.tagsLeft,
  contact: parts.patch.contact !== undefined,
})

/** In each deal's log: which orders have another investor, and that the addressees changed. */
const dealLines = ({ from, into, deals }: Known): FurtherLine[] =>
  deals.flatMap((deal) => {
    const { dealId, orderIds, addressed, isAddressed } = deal
    const ledger = dealLedgerOf(deal)
    const investor = { field: 'order.investorId', from: from.id, to: into.id }
    const moved = { code: 'order.moved', params: { dealId, orderIds, changes: [investor] } }
    const [before, after] = [addressed, readdress(addressed, from.id, into.id)].map((choice) =>
      loggedValue(choice, 'addressed'),
    )
    const changes = before === after ? [] : [{ field: 'terms.addressed', from: before, to: after }]
    return [
      ...(orderIds.length > 0 ? [{ ledger, line: moved }] : []),
      ...(isAddressed
        ? [{ ledger, line: { code: 'deal.addressee-merged', params: { dealId, changes } } }]
        : []),
    ]
  })

/** The log of each user; sessions and nodes hear of it and read the rights again. */
const userLines = ({ from, into, users }: Known): FurtherLine[] =>
  users.map(({ userId }) => ({
    ledger: userLedger(userId),
    line: {
      code: 'user.edited',
      params: {
        userId,
        fields: ['entityId'],
        values: [{ field: 'entityId', from: from.id, to: into.id }],
      },
    },
  }))

/** My Orders of both houses reads everything again. */
const ownLines = ({ from, into }: Known): FurtherLine[] =>
  [from, into].map(({ id }) => ({
    ledger: ownLedger(id),
    line: { code: 'orders.moved', params: { fromId: from.id, intoId: into.id } },
  }))

/** In the log of each limit that moves, or that gives way to one of the target's. */
const quotaLines = ({ from, into, quotas }: Known): FurtherLine[] =>
  quotas.map(({ before: { id, level, dealId, amount }, after }) => {
    const moved = { field: 'entityId', from: from.id, to: into.id }
    const gone = { field: 'amount', from: amount, to: null }
    return {
      ledger: `quota:${after?.id ?? id}`,
      line: {
        code: after ? 'quota.moved' : 'quota.removed',
        params: {
          level,
          entityId: after ? into.id : from.id,
          dealId,
          changes: [after ? moved : gone],
        },
      },
    }
  })

export const merge = service(entitiesCalls.merge, {
  on: absorption,
  key: ({ input }) => input.entityId,
  needs: ({ input: { intoId } }) => ({ intoId }),
  decide: ({ input, actor, state }) => {
    const { from, into, namedIn, waits, deals, users } = state
    if (!from || !into) return refuse('record.unknown')
    const known = { ...state, from, into }
    const fault = entityMergeFault(from, into, { namedIn, waits })
    if (fault) return fault
    if (from.version !== input.expectedVersion) return refuse('write.changed-meanwhile')
    const parts = mergedParts(from, into)
    const counts = { users: users.length, orders: sum(deals, ({ orderIds }) => orderIds.length) }
    const absorbed = {
      code: 'entity.absorbed',
      params: {
        entityId: into.id,
        fields: Object.keys(parts.patch).toSorted(),
        values: [{ field: 'absorbed', from: null, to: from.id }],
      },
    }
    return accept({
      reply: replyFor(known, parts, actor),
      changes: [{ from, into, patch: parts.patch, deals, quotas: state.quotas, by: actor.userId }],
      line: {
        code: 'entity.merged',
        params: {
          entityId: from.id,
          ...counts,
          values: [{ field: 'mergedInto', from: null, to: into.id }],
        },
      },
      also: [
        { ledger: entityLedger(into.id), line: absorbed },
        ...dealLines(known),
        ...userLines(known),
        ...ownLines(known),
        ...quotaLines(known),
      ],
      events: [
        {
          type: 'entity.absorbed',
          fromId: from.id,
          intoId: into.id,
          userIds: users.map(({ userId }) => userId),
        },
      ],
    })
  },
})
