import type { InvestorOrder } from '@bookrunner/contract/orders'
import { showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { lastOrderLevels, topSize, type FpgAnswerKind, type OrderLevel } from '@bookrunner/domain/orders'
import type { Mark } from './as-opened.ts'
import type { OrderWrite } from './order-writes.ts'
import type { WriteState } from './use-order-write.ts'

/** The answer that an order needs, or that can still be changed, as far as one tap can give it. */
export type Quick =
  /** `size` is proposed; `answer` is the answer given. */
  | { readonly kind: 'fpg' | 'test'; readonly size: FaceAmount; readonly answer: FaceAmount | null }
  | { readonly kind: 'submit'; readonly size: FaceAmount; readonly answer: null }

const none = 0 as FaceAmount

/** The size in at the level of the running test. */
const atTest = ({ meaning: { today } }: InvestorOrder): FaceAmount => today?.wide.size ?? none

export function quickOf(order: InvestorOrder): Quick | undefined {
  const { actions, deal, figures, fpgState } = order
  if (order.order.stage === 'intention' && actions.submit === 'yes')
    return { kind: 'submit', size: topSize(lastOrderLevels(order.order)), answer: null }
  if (actions.answerTest === 'yes' && deal.test)
    return { kind: 'test', size: figures.testSize ?? atTest(order), answer: figures.testSize }
  if (actions.answerFpg === 'yes' && fpgState !== 'none') {
    const size = figures.fpgSize ?? none
    return { kind: 'fpg', size, answer: fpgState === 'answered' ? size : null }
  }
  return undefined
}

/** The question of an answer: a test's round or a push. An answer to one is not an answer to the next. */
export const markFor =
  (kind: Quick['kind']) =>
  ({ order, deal, push }: InvestorOrder): Mark => ({
    version: order.shown,
    question: `${kind} ${(kind === 'test' ? deal.test?.round : push) ?? ''}`,
  })

const answers = ({ act, input }: OrderWrite, question: string): boolean => {
  if (act === 'testOrder') return question === `test ${input.round}`
  return act === 'fpgOrder' ? question === `fpg ${input.push}` : question.startsWith('submit ')
}

/** What became of one answer says nothing about the next question. */
export const stateFor = (question: string, state: WriteState): WriteState =>
  (state.kind === 'done' || state.kind === 'refused') && !answers(state.write, question)
    ? { kind: 'idle' }
    : state

/** The kind of answer follows from the size against the proposed one. */
const fpgAnswer = (size: FaceAmount, { figures }: InvestorOrder): FpgAnswerKind => {
  const offered = figures.fpgSize ?? none
  if (size === none) return 'drop'
  return size > offered ? 'increase' : size < offered ? 'reduce' : 'reconfirm'
}

/** The write for an answer of this size. */
export function writeFor(
  order: InvestorOrder,
  kind: Quick['kind'],
  size: FaceAmount,
  confirmed: { readonly sizeConfirmed?: true } = {},
): OrderWrite {
  const { order: record, deal } = order
  const which = { orderId: record.id, expectedVersion: record.shown }
  if (kind === 'submit') return { act: 'newOrder', input: { ...which, dealId: deal.dealId, content: {} } }
  if (kind === 'test')
    return { act: 'testOrder', input: { ...which, round: deal.test?.round ?? 0, size, ...confirmed } }
  const answer = fpgAnswer(size, order)
  const changedSize = answer === 'reduce' || answer === 'increase' ? { size } : {}
  return { act: 'fpgOrder', input: { ...which, push: order.push ?? 0, answer, ...changedSize, ...confirmed } }
}

/** The write that moves an order to the level of the push: its size rises from nothing. */
export const writeToAccept = (order: InvestorOrder, orderLevel: OrderLevel): OrderWrite => ({
  act: 'fpgOrder',
  input: {
    orderId: order.order.id,
    expectedVersion: order.order.shown,
    push: order.push ?? 0,
    answer: 'increase',
    orderLevels: [orderLevel],
  },
})

/** A size as the text of its field; nothing is an empty field. */
export const sizeTyped = (size: FaceAmount): string => (size > 0 ? showMm(size) : '')

/** At FPG with all sizes out at the level, nothing can be reconfirmed. */
export const isOut = ({ kind, size }: Quick): boolean => kind === 'fpg' && size === 0
