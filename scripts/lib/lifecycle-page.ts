import {
  dealStates,
  lifecycle,
  type CourseMove,
  type DealState,
} from '../../packages/domain/src/areas/deals/index.ts'
import { fromCode, table } from './page.ts'

interface MoveWords {
  /** The call that makes it. */
  call: string
  guard: string
  effect: string
}

const reason = 'a reason'

/** What stands behind a move: guards and effects, in words. The code is `domain/areas/deals/lifecycle`. */
const words: Record<CourseMove, MoveWords> = {
  submit: {
    call: '`submitDeal`',
    guard: 'complete: nothing missing, nothing wrong, times ahead and in order',
    effect: 'visible to those addressed, who get a notice; the guidance becomes version 1',
  },
  pushTest: {
    call: '`orderTest`',
    guard: "test price set; its close time, if any, ahead, before the expiry and no later than IPG's",
    effect: "a numbered round at the level; live sizes stay, and at IPG's own close time test and book close",
  },
  endTest: {
    call: '`testEnd`',
    guard: '–',
    effect: 'the sizes of the round freeze; after the test of a draft, IPG begins at its guidance',
  },
  setGuidance: {
    call: '`setGuidance`',
    guard: 'a level of the kind the deal is quoted in, and another than before (or with a note)',
    effect: 'a new version; orders that are out now are flagged, none changes',
  },
  pushFpg: {
    call: '`changeDealStatus` to FPG',
    guard: 'level, and a cut-off ahead and before the expiry',
    effect:
      'the baseline of every order freezes; investors are asked to reconfirm; subject times from the cut-off on are dropped',
  },
  endFpg: {
    call: '`fpgEnd`',
    guard: '–',
    effect: "investors read only; unanswered orders follow the deal's rule",
  },
  newCutOff: {
    call: '`changeTimes` with another close time',
    guard: `${reason}; a cut-off ahead`,
    effect: 'investors answer again; launched terms no longer hold, allocation drafts are stale',
  },
  changeTimes: {
    call: '`changeTimes`',
    guard: `${reason}; new times ahead; subject before close before expiry; FPG keeps a cut-off`,
    effect: 'everyone concerned is told; another close time opens a closed IPG book',
  },
  launch: {
    call: '`setFinalTerms`',
    guard: 'final size and level; figures given belong together',
    effect: 'a version marked launched: what allocation drafts are built on',
  },
  price: {
    call: '`changeDealStatus` to Priced',
    guard: 'size in numbers, level, coupon and reoffer price, which belong together to the digits printed',
    effect: 'final book frozen; orders that are out get nothing',
  },
  reopen: {
    call: '`changeDealStatus` to IPG',
    guard: reason,
    effect: 'everyone is told; the final guidance no longer holds',
  },
  reprice: {
    call: '`changeDealStatus` to FPG',
    guard: `${reason}; nothing confirmed`,
    effect: 'back to the closed FPG book; allocation versions are kept, marked stale',
  },
  correct: {
    call: '`setFinalTerms`',
    guard: `${reason}; complete, consistent and other final terms`,
    effect: 'an audited new version; confirmations are reissued and replace the old',
  },
  abort: { call: '`abort`', guard: 'nothing confirmed', effect: 'orders are aborted, holders told' },
  close: {
    call: 'the clock, at the close time',
    guard: '–',
    effect: 'as ending the test, or: book closed, investors read only',
  },
  expire: {
    call: 'the clock, at the expiry time',
    guard: '–',
    effect: 'orders have failed to be issued, holders told',
  },
  confirm: {
    call: 'the first confirmation of an allocation',
    guard: '–',
    effect: 'from now on pricing is final and only corrected',
  },
}

const idOf = (state: DealState): string => state.replaceAll(/[^A-Za-z]/g, '')

/** One arrow for all moves between the same two states. */
const arrows = (): string[] => {
  const moves = new Map<string, CourseMove[]>()
  for (const { from, move, to } of lifecycle.moves) {
    const arrow = `${idOf(from)} --> ${idOf(to)}`
    moves.set(arrow, [...(moves.get(arrow) ?? []), move])
  }
  return [...moves].map(([arrow, names]) => `  ${arrow}: ${names.join(', ')}`)
}

const diagram = (): string[] => [
  '```mermaid',
  'stateDiagram-v2',
  ...dealStates.map((state) => `  state "${state}" as ${idOf(state)}`),
  ...lifecycle.starts.map((state) => `  [*] --> ${idOf(state)}`),
  ...arrows(),
  ...lifecycle.finals.map((state) => `  ${idOf(state)} --> [*]`),
  '```',
]

/** docs/lifecycle.md */
export const lifecyclePage = (): string =>
  [
    '# The course of a deal',
    '',
    fromCode('packages/domain/src/areas/deals/lifecycle/table.ts'),
    '',
    'Statuses (§4) as finely as moves tell them apart: what a screen calls Test, IPG, FPG or Priced stands here with',
    'what decides about it. Every move that is not here is refused. Why it is so: [046](decisions/046-deal-lifecycle.md).',
    '',
    ...diagram(),
    '',
    '## What leads where',
    '',
    ...table(
      ['from', 'move', 'to'],
      lifecycle.moves.map(({ from, move, to }) => [from, move, to]),
    ),
    '',
    '## What each move takes and does',
    '',
    ...table(
      ['move', 'made by', 'guard', 'effects'],
      Object.entries(words).map(([move, { call, guard, effect }]) => [move, call, guard, effect]),
    ),
    '',
  ].join('\n')
