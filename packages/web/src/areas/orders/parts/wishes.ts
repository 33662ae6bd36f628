import type { FieldError, ReplyOf, SentOf } from '@bookrunner/contract'
import type { ordersCalls } from '@bookrunner/contract/orders'

const acts = [
  'saveOrder',
  'newOrder',
  'editOrder',
  'withdraw',
  'testOrder',
  'fpgOrder',
  // A desk's, for an investor.
  'newOrderForInvestor',
  'editOrderForInvestor',
  'withdrawForInvestor',
  'editTestSize',
  'editFpgSize',
  'acceptOrder',
] as const
type Act = (typeof acts)[number]
export const isAct = (name: unknown): name is Act => (acts as readonly unknown[]).includes(name)

type Sent<A extends Act> = SentOf<(typeof ordersCalls)[A]>
type Reply<A extends Act> = ReplyOf<(typeof ordersCalls)[A]>

export type Wish = { [A in Act]: { readonly act: A; readonly input: Sent<A> } }[Act]
export type Answer = { [A in Act]: { readonly act: A; readonly reply: Reply<A> } }[Act]

/** Why it was not taken: of the whole, and field by field as it was sent (`orderLevels.0.size`). */
export interface WriteProblem {
  readonly reason: string
  readonly words: string
  readonly fields: readonly FieldError[]
}
