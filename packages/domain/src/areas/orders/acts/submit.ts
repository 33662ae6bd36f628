import type { Refusal } from '../../../kernel/index.ts'
import type { Side } from '../choices.ts'
import { conditionalAfter } from '../conditional.ts'
import type { OrderDeal } from '../deal.ts'
import { orderFaults, type OrderFault, type OrderFaultReason } from '../faults.ts'
import type { ContentOf } from '../fields.ts'
import { emptyContent, type Order, type OrderContent } from '../order.ts'
import { isOfSyndicate } from '../relations.ts'
import { phaseOf, stageSubmittedIn, phaseFault, type PhaseReason } from '../order-permissions-by-phase.ts'
import {
  faultOf,
  filled,
  withFlags,
  withinSize,
  writtenOrderLevels,
  type OrderParticipants,
} from './prepare-content.ts'
import { blank, draftFault, type NotDraft, type OrderParties } from './save-draft.ts'
import { patchOf, saved, versionFault, type OrderResult, type CommandContext } from './command-context.ts'

export interface Submission<S extends Side = Side> extends OrderParticipants {
  parties: OrderParties
  /** Of a draft that is submitted: the number it was shown with. */
  expectedVersion?: number | undefined
  content: Partial<ContentOf<S>>
}

type Reason = PhaseReason | DraftReason | OrderFaultReason | 'order.wrong'

/** A syndicate bank's own order is JLM interest unless its desk says otherwise; that of another bank is not. */
const withInterest = (
  content: OrderContent,
  patch: Partial<OrderContent>,
  isManager: boolean,
): OrderContent => ({
  ...content,
  jlmInterest: patch.jlmInterest ?? (content.jlmInterest || isManager),
})

/** What a draft may be refused for besides; of a new order there is nothing to have changed. */
type DraftReason = NotDraft | 'write.changed-meanwhile' | 'write.no-changes'

/** Checks all of a new order that needs no investor. */
export function faultsWithoutInvestor(
  content: Partial<OrderContent>,
  deal: OrderDeal,
  { side }: { readonly side: Side },
): OrderFault[] {
  const requested = filled({ ...emptyContent, ...content }, deal)
  return orderFaults({ content: requested, orderLevels: requested.orderLevels, mandatory: [], side }, deal)
}

/** A new order, or a draft that becomes one. In the test of a draft deal it is an intention. */
export function submit(
  draft: undefined,
  deal: OrderDeal,
  request: Submission,
  context: CommandContext,
): OrderResult | Refusal<Exclude<Reason, DraftReason>>
export function submit(
  draft: Order | undefined,
  deal: OrderDeal,
  request: Submission,
  context: CommandContext,
): OrderResult | Refusal<Reason>
export function submit(
  draft: Order | undefined,
  deal: OrderDeal,
  request: Submission,
  context: CommandContext,
): OrderResult | Refusal<Reason> {
  const { holder } = request
  const fault =
    phaseFault(context.by.side, 'submit', deal, context.reason) ??
    (draft && (draftFault(draft, deal) ?? versionFault(draft, request, context)))
  if (fault) return fault
  const patch: Partial<OrderContent> = patchOf(context.by.side, request.content)
  const before = draft ?? blank(request.parties, context)
  const { side } = context.by
  const requested = filled({ ...before, ...patch }, deal)
  const flagged = withFlags(withinSize(requested, requested.orderLevels, side), patch, request, deal)
  const content = withInterest(flagged.content, patch, isOfSyndicate(holder.entityId, deal.shared))
  const wrong = faultOf(
    { content, orderLevels: content.orderLevels, mandatory: flagged.mandatory, side },
    deal,
  )
  if (wrong) return wrong
  const { region, jurisdiction, classId } = holder
  const { orderLevels } = content
  const next = {
    ...before,
    ...content,
    ...writtenOrderLevels({ orderLevels, fpg: null }, orderLevels, deal, { how: 'new', now: context.now }),
    stage: stageSubmittedIn(phaseOf(deal.lifecycle)),
    region,
    jurisdiction,
    classId,
    submittedAt: context.now.toString(),
    conditional: conditionalAfter(null, orderLevels, deal, { now: context.now, region }),
  }
  // A draft is private to the investor: managers see an order from its submission on.
  const from = draft?.stage === 'draft' ? undefined : draft
  return saved(draft, next, { act: 'submitted', deal, context, from })
}
