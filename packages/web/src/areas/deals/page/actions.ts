import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove, NextStep } from '@bookrunner/domain/deals'

/** The moves in the header: the next step, and the others in its menu. */
export interface Actions {
  readonly primary: NextStep | undefined
  readonly more: readonly DealMove[]
}

/** Moves that undo or end something: red, at the end of the menu. */
const dangerous: ReadonlySet<DealMove> = new Set<DealMove>(['reopen', 'reprice', 'correct', 'abort'])
export const isDangerous = (move: DealMove): boolean => dangerous.has(move)

/** In the order of the lifecycle. */
const inLifecycleOrder: readonly DealMove[] = [
  'submit',
  'endTest',
  'setGuidance',
  'pushTest',
  'pushFpg',
  'endFpg',
  'launch',
  'price',
  'newCutOff',
  'changeTimes',
  'reopen',
  'reprice',
  'correct',
  'abort',
]

type ActionsSource = Pick<DealDetail, 'moves' | 'next'> & {
  readonly abilities: Pick<DealDetail['abilities'], 'allocate' | 'confirm'>
}

const mayMake = (step: NextStep, { moves, abilities }: ActionsSource): boolean => {
  if (step === 'allocate') return abilities.allocate === 'all'
  if (step === 'confirm') return abilities.confirm !== 'none'
  return moves.includes(step)
}

export function actionsOf(deal: ActionsSource): Actions {
  const { next, moves } = deal
  const primary = next !== null && mayMake(next, deal) ? next : undefined
  return { primary, more: inLifecycleOrder.filter((move) => moves.includes(move) && move !== primary) }
}
