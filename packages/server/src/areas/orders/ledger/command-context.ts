import type { Channel, CommandContext, Placer, Side } from '@bookrunner/domain/orders'
import { announcementOf } from '@bookrunner/domain/deals'
import type { Actor } from '../../../platform/http/actor.ts'
import { viewerIn } from '../../deals/index.ts'
import type { OrderState } from './order-state.ts'

/** One write to one deal's orders: who, on what, when. */
export interface Writing {
  actor: Actor
  state: OrderState
  now: Temporal.Instant
  seq: number
}

interface How {
  side: Side
  dealId: string
  channel?: Channel
  reason?: string | undefined
}

const departmentIn = ({ state, actor }: Writing, dealId: string): string | null => {
  const deal = state.deals.get(announcementOf(dealId))
  return deal ? viewerIn(deal, actor).department : null
}

export const placerIn = (ask: Writing, dealId: string): Placer => ({
  entityId: ask.actor.entityId,
  department: departmentIn(ask, dealId),
  rights: ask.actor.rights,
})

export const commandContextOf = (ask: Writing, { side, dealId, channel, reason }: How): CommandContext => ({
  now: ask.now,
  seq: ask.seq,
  reason,
  channel: channel ?? (side === 'desk' ? 'desk' : ask.actor.keyScopes ? 'api' : 'screen'),
  by: {
    userId: ask.actor.userId,
    entityId: ask.actor.entityId,
    side,
    department: departmentIn(ask, dealId),
  },
})
