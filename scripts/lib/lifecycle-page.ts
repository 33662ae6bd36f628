import {
  dealPhases,
  lifecycleMachine,
  type LifecycleMove,
  type DealPhase,
} from '../../packages/domain/src/areas/deals/index.ts'
import { fromCode, table } from './page.ts'

interface MoveText {
  /** The call that makes it. */
  call: string
  guard: string
  effect: string
}

const reason = 'a reason'

/** Guards and effects of each move, in plain text. The code is `domain/areas/deals/lifecycle`. */
const moveTexts: Record<LifecycleMove, MoveText> = {
  submit: {
    call: '`submitDeal`',
    guard: 'nothing is missing or wrong; times are in the future and in order',
    effect: 'addressed investors see the deal and get a notice; the guidance becomes version 1',
  },
  pushTest: {
    call: '`orderTest`',
    guard: "a test price; a close time, if set, in the future, before the expiry and no later than IPG's",
    effect:
      "starts a numbered round at the level; live sizes stay; test and book close together at IPG's close time",
  },
  endTest: {
    call: '`testEnd`',
    guard: '–',
    effect: 'freezes the sizes of the round; after the test of a draft, IPG starts at its guidance',
  },
  setGuidance: {
    call: '`setGuidance`',
    guard: 'a level on the basis the deal is quoted in, different from the one before (or with a note)',
    effect:
      'adds a version; freezes the baseline of every order; flags orders that are out now, changes none',
  },
  pushFpg: {
    call: '`changeDealStatus` to FPG',
    guard: 'a level, and a cut-off in the future and before the expiry',
    effect:
      'freezes the baseline of every order; asks investors to reconfirm; drops subject times from the cut-off on',
  },
  endFpg: {
    call: '`fpgEnd`',
    guard: '–',
    effect: "investors can only read; unanswered orders follow the deal's rule",
  },
  newCutOff: {
    call: '`changeTimes` with another close time',
    guard: `${reason}; a cut-off in the future`,
    effect: 'investors answer again; launched terms are void, allocation drafts become stale',
  },
  changeTimes: {
    call: '`changeTimes`',
    guard: `${reason}; new times in the future; subject before close before expiry; FPG has a cut-off`,
    effect: 'notifies managers and investors; another close time opens a closed IPG book',
  },
  launch: {
    call: '`setFinalTerms`',
    guard: 'final size and level; the figures agree with each other',
    effect: 'adds a version marked launched, the basis of allocation drafts',
  },
  price: {
    call: '`changeDealStatus` to Priced',
    guard: 'size as a number, level, coupon and reoffer price, which agree to the printed digits',
    effect: 'freezes the final book; orders that are out get nothing',
  },
  reopen: {
    call: '`changeDealStatus` to IPG',
    guard: reason,
    effect: 'notifies everyone; the final guidance is void',
  },
  reprice: {
    call: '`changeDealStatus` to FPG',
    guard: `${reason}; no allocation confirmed`,
    effect: 'returns to the closed FPG book; allocation versions stay, marked stale',
  },
  correct: {
    call: '`setFinalTerms`',
    guard: `${reason}; complete and consistent final terms, different from the current ones`,
    effect: 'adds an audited version; reissued confirmations replace the old ones',
  },
  abort: {
    call: '`abort`',
    guard: 'no allocation confirmed',
    effect: 'aborts the orders, notifies their holders',
  },
  close: {
    call: 'the clock, at the close time',
    guard: '–',
    effect: 'ends the test, or closes the book: investors can only read',
  },
  expire: {
    call: 'the clock, at the expiry time',
    guard: '–',
    effect: 'orders fail to be issued; notifies their holders',
  },
  confirm: {
    call: 'the first confirmation of an allocation',
    guard: '–',
    effect: 'makes pricing final; it can only be corrected',
  },
}

const idOf = (state: DealPhase): string => state.replaceAll(/[^A-Za-z]/g, '')

/** One arrow for all moves between the same two states. */
const arrows = (): string[] => {
  const moves = new Map<string, LifecycleMove[]>()
  for (const { from, move, to } of lifecycleMachine.moves) {
    const arrow = `${idOf(from)} --> ${idOf(to)}`
    moves.set(arrow, [...(moves.get(arrow) ?? []), move])
  }
  return [...moves].map(([arrow, names]) => `  ${arrow}: ${names.join(', ')}`)
}

const diagram = (): string[] => [
  '```mermaid',
  'stateDiagram-v2',
  ...dealPhases.map((state) => `  state "${state}" as ${idOf(state)}`),
  ...lifecycleMachine.starts.map((state) => `  [*] --> ${idOf(state)}`),
  ...arrows(),
  ...lifecycleMachine.finals.map((state) => `  ${idOf(state)} --> [*]`),
  '```',
]

/** docs/lifecycle.md */
export const lifecyclePage = (): string =>
  [
    '# The lifecycle of a deal',
    '',
    fromCode('packages/domain/src/areas/deals/lifecycle/table.ts'),
    '',
    'The phases of a deal. They are finer than the statuses on screens (§4): Test, IPG, FPG and Priced are split where',
    'different moves are possible. Every other move is refused. Reasons: [046](decisions/046-deal-lifecycle.md).',
    '',
    ...diagram(),
    '',
    '## Moves from phase to phase',
    '',
    ...table(
      ['from', 'move', 'to'],
      lifecycleMachine.moves.map(({ from, move, to }) => [from, move, to]),
    ),
    '',
    '## Guards and effects of each move',
    '',
    ...table(
      ['move', 'made by', 'guard', 'effects'],
      Object.entries(moveTexts).map(([move, { call, guard, effect }]) => [move, call, guard, effect]),
    ),
    '',
  ].join('\n')
