import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'

/** The moves in the header: the next step, frequent ones, and the rest. */
export interface Actions {
  readonly primary: DealMove | undefined
  readonly beside: readonly DealMove[]
  readonly more: readonly DealMove[]
}

/** Moves that undo or end something: red, and in the menu only. */
const dangerous: ReadonlySet<DealMove> = new Set<DealMove>(['reopen', 'reprice', 'correct', 'abort'])
export const isDangerous = (move: DealMove): boolean => dangerous.has(move)

/** In the order of the lifecycle. */
const inLifecycleOrder: readonly DealMove[] = [
  'submit',
  'endTest',
  'pushFpg',
  'setGuidance',
  'pushTest',
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

type ActionsSource = Pick<DealDetail, 'moves'> & {
  readonly header: Pick<DealDetail['header'], 'status' | 'final'>
}

/** A closed FPG book is launched first, then priced; pricing at once is beside it. */
const primaryOf = ({ header, moves }: ActionsSource): DealMove | undefined => {
  const may = (move: DealMove) => moves.includes(move)
  const launched = header.final !== null
  const waitsFor: readonly DealMove[] = launched
    ? ['submit', 'endTest', 'pushFpg', 'price', 'launch', 'endFpg']
    : ['submit', 'endTest', 'pushFpg', 'launch', 'price', 'endFpg']
  return waitsFor.find(may)
}

const mostBeside = 2

export function actionsOf(deal: ActionsSource, most: number = mostBeside): Actions {
  const primary = primaryOf(deal)
  const rest = inLifecycleOrder.filter((move) => deal.moves.includes(move) && move !== primary)
  const beside = rest.filter((move) => !isDangerous(move)).slice(0, most)
  return { primary, beside, more: rest.filter((move) => !beside.includes(move)) }
}
