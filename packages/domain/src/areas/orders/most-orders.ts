import { refuse, type Refusal } from '../../kernel/index.ts'
import type { OrderStage } from './choices.ts'

/** Orders of a house on a deal. */
export interface HouseCounts {
  /** Also intentions, and orders dropped at FPG, which may come back. */
  live: number
  drafts: number
  withdrawn: number
}

/** Which of the counts has an order. */
export const countedAs: Readonly<Record<OrderStage, keyof HouseCounts>> = {
  draft: 'drafts',
  intention: 'live',
  live: 'live',
  withdrawn: 'withdrawn',
}

/** Withdrawn orders stay with their versions: so many for each order that a house may have. */
const withdrawnForEach = 10

type Counted = { stage: OrderStage } | undefined

/** Why a house may not have one more live order on a deal. */
export const liveCountFault = (
  before: Counted,
  { live, withdrawn }: HouseCounts,
  most: number,
): Refusal<'order.too-many' | 'order.withdrawn-many'> | undefined => {
  if (before && countedAs[before.stage] === 'live') return undefined
  if (live >= most) return refuse('order.too-many', { most })
  const mostWithdrawn = most * withdrawnForEach
  return withdrawn < mostWithdrawn ? undefined : refuse('order.withdrawn-many', { most: mostWithdrawn })
}

/** Why it may not have one more draft. */
export const draftCountFault = (
  before: Counted,
  { drafts }: HouseCounts,
  most: number,
): Refusal<'order.drafts-many'> | undefined =>
  before || drafts < most ? undefined : refuse('order.drafts-many', { most })
