import { refuse, type Refusal } from '../../../kernel/index.ts'
import type { OrderDeal } from '../deal.ts'
import type { ContentOf } from '../fields.ts'
import { sorted } from '../ladder.ts'
import { emptyContent, type Order, type OrderContent } from '../order.ts'
import { phaseOf, stageIn, phaseFault, type PhaseReason } from '../order-permissions-by-phase.ts'
import { patchOf, saved, versionFault, type OrderResult, type CommandContext } from './command-context.ts'

export interface Draft {
  /** Of a draft that exists: the number it was shown with. */
  expectedVersion?: number | undefined
  content: Partial<ContentOf<'investor'>>
}

/** Whose a new order is to be, under which id. */
export interface OrderParties {
  id: string
  dealId: string
  investorId: string
}

/** An empty order. */
export const blank = ({ id, dealId, investorId }: OrderParties, { now, by }: CommandContext) => ({
  ...emptyContent,
  id,
  dealId,
  investorId,
  stage: 'draft' as const,
  tests: [],
  fpg: null,
  conditional: null,
  allocSize: null,
  allocation: null,
  region: null,
  jurisdiction: null,
  classId: null,
  createdAt: now.toString(),
  createdBy: by,
  submittedAt: null,
})

export type NotDraft = 'order.not-draft' | 'order.withdrawn'

/** An order that is still (or, after the test of a draft, again) to be submitted. */
export const draftFault = (order: Order, deal: OrderDeal): Refusal<NotDraft> | undefined => {
  const stage = stageIn(order.stage, phaseOf(deal.lifecycle))
  if (stage === 'draft') return undefined
  return refuse(stage === 'withdrawn' ? 'order.withdrawn' : 'order.not-draft')
}

type Reason = PhaseReason | NotDraft | 'order.is-intention' | 'write.changed-meanwhile' | 'write.no-changes'

/** An order that the desk has read cannot become a draft again: it is submitted or withdrawn. */
const intentionFault = ({ stage }: Order): Refusal<'order.is-intention'> | undefined =>
  stage === 'intention' ? refuse('order.is-intention') : undefined

/** A draft may be incomplete or wrong: its faults are listed, and refused only on submission. */
export const saveDraft = (
  order: Order | undefined,
  deal: OrderDeal,
  request: Draft & { parties: OrderParties },
  context: CommandContext,
): OrderResult | Refusal<Reason> => {
  const { parties, content } = request
  const fault =
    phaseFault(context.by.side, 'saveDraft', deal, context.reason) ??
    (order && (draftFault(order, deal) ?? intentionFault(order) ?? versionFault(order, request, context)))
  if (fault) return fault
  const patch: Partial<OrderContent> = patchOf('investor', content)
  const before = order ?? blank(parties, context)
  const next = { ...before, ...patch, ...(patch.orderLevels && { orderLevels: sorted(patch.orderLevels) }) }
  return saved(order, next, { act: 'saved', deal, context })
}
