import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { lastOrderLevels, topSize, type FpgAnswerKind } from '@bookrunner/domain/orders'
import type { Mark } from './held.ts'
import type { Wish } from './wishes.ts'

/** What an order waits for, or has been given and may still be changed, as far as one tap does it. */
export type Quick =
  /** `size`: what is offered to be said; `said`: what was. */
  | { readonly kind: 'fpg' | 'test'; readonly size: FaceAmount; readonly said: FaceAmount | null }
  | { readonly kind: 'submit'; readonly size: FaceAmount; readonly said: null }

const none = 0 as FaceAmount

/** In at the level of the running test, else none. */
const atTest = ({ meaning: { today } }: InvestorOrder): FaceAmount => today?.loose.size ?? none

export function quickOf(order: InvestorOrder): Quick | undefined {
  const { actions, deal, figures, fpgState } = order
  if (order.order.stage === 'intention' && actions.submit === 'yes')
    return { kind: 'submit', size: topSize(lastOrderLevels(order.order)), said: null }
  if (actions.answerTest === 'yes' && deal.test)
    return { kind: 'test', size: figures.testSize ?? atTest(order), said: figures.testSize }
  if (actions.answerFpg === 'yes' && fpgState !== 'none') {
    const size = figures.fpgSize ?? none
    return { kind: 'fpg', size, said: fpgState === 'answered' ? size : null }
  }
  return undefined
}

/** What is asked with it: a round of a test, a push. An answer to one is none to the next. */
export const markFor =
  (kind: Quick['kind']) =>
  ({ order, deal, push }: InvestorOrder): Mark => ({
    version: order.shown,
    asked: `${kind} ${(kind === 'test' ? deal.test?.round : push) ?? ''}`,
  })

/** Which answer a size is follows from the one on the table. */
const fpgAnswer = (size: FaceAmount, { figures }: InvestorOrder): FpgAnswerKind => {
  const offered = figures.fpgSize ?? none
  if (size === none) return 'drop'
  return size > offered ? 'increase' : size < offered ? 'reduce' : 'reconfirm'
}

/** What is sent when this size is said. */
export function wishFor(order: InvestorOrder, kind: Quick['kind'], size: FaceAmount): Wish {
  const { order: record, deal } = order
  const which = { orderId: record.id, expectedVersion: record.shown }
  if (kind === 'submit') return { act: 'newOrder', input: { ...which, dealId: deal.dealId, content: {} } }
  if (kind === 'test') return { act: 'testOrder', input: { ...which, round: deal.test?.round ?? 0, size } }
  const answer = fpgAnswer(size, order)
  const said = answer === 'reduce' || answer === 'increase' ? { size } : {}
  return { act: 'fpgOrder', input: { ...which, push: order.push ?? 0, answer, ...said } }
}
