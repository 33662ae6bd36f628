import type { FieldError, ReplyOf, SentOf } from '@bookrunner/contract'
import type { ordersCalls } from '@bookrunner/contract/orders'

const acts = [
  'saveOrder',
  'newOrder',
  'editOrder',
  'withdraw',
  'testOrder',
  'fpgOrder',
  // Acts of a desk for an investor.
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

export type OrderWrite = { [A in Act]: { readonly act: A; readonly input: Sent<A> } }[Act]
export type Answer = { [A in Act]: { readonly act: A; readonly reply: Reply<A> } }[Act]

/** Why the server refused it: for the whole write, and by field (`orderLevels.0.size`). */
export interface WriteProblem {
  readonly reason: string
  readonly message: string
  readonly fields: readonly FieldError[]
}
