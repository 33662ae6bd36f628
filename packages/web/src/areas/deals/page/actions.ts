import type { DealDetail } from '@bookrunner/contract/deals'
import type { DealMove } from '@bookrunner/domain/deals'

/** What the header offers: the step the deal waits for, what is often done now, and the rest. */
export interface Actions {
  readonly primary: DealMove | undefined
  readonly beside: readonly DealMove[]
  readonly more: readonly DealMove[]
}

/** These undo something, or end it: red, and never the one a finger falls on. */
const dangerous: ReadonlySet<DealMove> = new Set<DealMove>(['reopen', 'reprice', 'correct', 'abort'])
export const isDangerous = (move: DealMove): boolean => dangerous.has(move)

/** The order in which a deal's lifecycle comes to them. */
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

type Stand = Pick<DealDetail, 'moves'> & { readonly header: Pick<DealDetail['header'], 'status' | 'final'> }

/** A closed FPG book is launched first and priced then; who may price at once finds it beside. */
const primaryOf = ({ header, moves }: Stand): DealMove | undefined => {
  const may = (move: DealMove) => moves.includes(move)
  const launched = header.final !== null
  const waitsFor: readonly DealMove[] = launched
    ? ['submit', 'endTest', 'pushFpg', 'price', 'launch', 'endFpg']
    : ['submit', 'endTest', 'pushFpg', 'launch', 'price', 'endFpg']
  return waitsFor.find(may)
}

const mostBeside = 2

export function actionsOf(stand: Stand, most: number = mostBeside): Actions {
  const primary = primaryOf(stand)
  const rest = inLifecycleOrder.filter((move) => stand.moves.includes(move) && move !== primary)
  const beside = rest.filter((move) => !isDangerous(move)).slice(0, most)
  return { primary, beside, more: rest.filter((move) => !beside.includes(move)) }
}
