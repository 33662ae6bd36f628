import { type Machine, movesFrom, refuse, type Refusal, targetsOf } from '../../../kernel/index.ts'
import { dealMoves, type DealMove, type DealStatus } from '../choices.ts'
import type { DealLifecycle } from '../deal-lifecycle.ts'

/** Statuses (§4) as finely as moves tell them apart. */
export const dealPhases = [
  'Draft',
  'Test of a draft',
  'Test in IPG',
  'IPG',
  'IPG closed',
  'FPG',
  'FPG closed',
  'Priced',
  'Priced, confirmed',
  'Expired',
  'Aborted',
] as const
export type DealPhase = (typeof dealPhases)[number]

/** What people do, what the clock does, and the first confirmation of an allocation. */
export type LifecycleMove = DealMove | 'close' | 'expire' | 'confirm'

type Row = [from: DealPhase, move: LifecycleMove, to: DealPhase]

/** The complete lifecycle of a deal: no other move is possible. Guards and effects are in moves/ and clock.ts. */
const rows: readonly Row[] = [
  ['Draft', 'submit', 'IPG'],
  ['Draft', 'submit', 'Test of a draft'],
  ['Test of a draft', 'endTest', 'IPG'],
  ['Test of a draft', 'close', 'IPG'],
  ['Test of a draft', 'changeTimes', 'Test of a draft'],
  ['IPG', 'pushTest', 'Test in IPG'],
  ['Test in IPG', 'endTest', 'IPG'],
  ['Test in IPG', 'close', 'IPG'],
  ['Test in IPG', 'changeTimes', 'Test in IPG'],
  ['IPG', 'setGuidance', 'IPG'],
  ['IPG', 'changeTimes', 'IPG'],
  ['IPG', 'pushFpg', 'FPG'],
  ['IPG', 'close', 'IPG closed'],
  ['IPG closed', 'setGuidance', 'IPG closed'],
  ['IPG closed', 'changeTimes', 'IPG'],
  ['IPG closed', 'changeTimes', 'IPG closed'],
  ['IPG closed', 'pushFpg', 'FPG'],
  ['FPG', 'changeTimes', 'FPG'],
  ['FPG', 'endFpg', 'FPG closed'],
  ['FPG', 'close', 'FPG closed'],
  ['FPG', 'reopen', 'IPG'],
  ['FPG closed', 'newCutOff', 'FPG'],
  ['FPG closed', 'changeTimes', 'FPG closed'],
  ['FPG closed', 'launch', 'FPG closed'],
  ['FPG closed', 'price', 'Priced'],
  ['FPG closed', 'reopen', 'IPG'],
  ['Priced', 'reprice', 'FPG closed'],
  ['Priced', 'confirm', 'Priced, confirmed'],
  ['Priced, confirmed', 'correct', 'Priced, confirmed'],
  ['Draft', 'abort', 'Aborted'],
  ['Test of a draft', 'abort', 'Aborted'],
  ['Test in IPG', 'abort', 'Aborted'],
  ['IPG', 'abort', 'Aborted'],
  ['IPG closed', 'abort', 'Aborted'],
  ['FPG', 'abort', 'Aborted'],
  ['FPG closed', 'abort', 'Aborted'],
  ['Priced', 'abort', 'Aborted'],
  ['Test of a draft', 'expire', 'Expired'],
  ['Test in IPG', 'expire', 'Expired'],
  ['IPG', 'expire', 'Expired'],
  ['IPG closed', 'expire', 'Expired'],
  ['FPG', 'expire', 'Expired'],
  ['FPG closed', 'expire', 'Expired'],
]

export const lifecycleMachine: Machine<DealPhase, LifecycleMove> = {
  states: dealPhases,
  starts: ['Draft'],
  finals: ['Expired', 'Aborted'],
  moves: rows.map(([from, move, to]) => ({ from, move, to })),
}

type LifecyclePosition = Pick<DealLifecycle, 'status' | 'bookClosed' | 'confirmed' | 'test'>

export const dealPhaseOf = ({ status, bookClosed, confirmed, test }: LifecyclePosition): DealPhase => {
  switch (status) {
    case 'Test':
      return test?.from === 'Draft' ? 'Test of a draft' : 'Test in IPG'
    case 'IPG':
    case 'FPG':
      return bookClosed ? `${status} closed` : status
    case 'Priced':
      return confirmed ? 'Priced, confirmed' : 'Priced'
    case 'Draft':
    case 'Expired':
    case 'Aborted':
      return status
  }
}

const statuses: Record<DealPhase, DealStatus> = {
  Draft: 'Draft',
  'Test of a draft': 'Test',
  'Test in IPG': 'Test',
  IPG: 'IPG',
  'IPG closed': 'IPG',
  FPG: 'FPG',
  'FPG closed': 'FPG',
  Priced: 'Priced',
  'Priced, confirmed': 'Priced',
  Expired: 'Expired',
  Aborted: 'Aborted',
}

/** What of a lifecycle says its state, of another state. */
export const inState = (state: DealPhase): Pick<DealLifecycle, 'status' | 'bookClosed'> => ({
  status: statuses[state],
  bookClosed: state === 'IPG closed' || state === 'FPG closed',
})

/** Says more than "not now" where the table has it one state on. */
const nearly = {
  FPG: { price: 'deal.book-open', launch: 'deal.book-open' },
  'Priced, confirmed': { reprice: 'deal.confirmed', abort: 'deal.confirmed' },
} as const

/** Why a move is not possible in a state, for each move of the table. */
export type NoSuchMove<M extends LifecycleMove = never> =
  | 'status.no-such-move'
  | (M extends 'price' | 'launch' ? 'deal.book-open' : never)
  | (M extends 'reprice' | 'abort' ? 'deal.confirmed' : never)

const whyNot = <M extends LifecycleMove>(from: DealPhase, move: M): Refusal<NoSuchMove<M>> => {
  const reasons: Readonly<Record<string, string>> = from in nearly ? nearly[from as keyof typeof nearly] : {}
  const reason = reasons[move]
  return reason === undefined
    ? refuse('status.no-such-move', { from, move })
    : refuse(reason as NoSuchMove<M>)
}

/** Where a move may lead from here, or why it cannot be made. */
export const leadsTo = <M extends LifecycleMove>(
  lifecycle: LifecyclePosition,
  move: M,
): DealPhase[] | Refusal<NoSuchMove<M>> => {
  const from = dealPhaseOf(lifecycle)
  const targets = targetsOf(lifecycleMachine, from, move)
  return targets.length > 0 ? targets : whyNot(from, move)
}

/** What people may do from here, for buttons. */
export const movesOf = (lifecycle: LifecyclePosition): DealMove[] => {
  const found = movesFrom(lifecycleMachine, dealPhaseOf(lifecycle))
  return dealMoves.filter((move) => found.includes(move))
}
