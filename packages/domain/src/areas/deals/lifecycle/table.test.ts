import { describe, expect, it } from 'vitest'
import { faultsOf, isRefusal, type Refusal } from '../../../kernel/index.ts'
import { dealMoves } from '../choices.ts'
import * as moves from './moves/index.ts'
import type { Moved, MoveContext } from './moved.ts'
import { tick } from './clock.ts'
import {
  dealPhases,
  lifecycleMachine,
  movesOf,
  dealPhaseOf,
  type LifecycleMove,
  type DealPhase,
} from './table.ts'
import { at, dealIn, final, rate, spread, moveContext } from './world.ts'

/** Every move of the table with a request its guard has nothing against, made at nine o'clock. */
const now = moveContext('09:00')
const cutOff = { closesAt: at('16:00') }
const why = { reason: 'the issuer asked for it' }
const made: Record<LifecycleMove, (from: DealPhase, by: MoveContext) => (Moved | Refusal)[]> = {
  submit: (from, by) =>
    (['IPG', 'Test'] as const).map((target) =>
      moves.submit(dealIn(from), { target, testClosesAt: at('16:00') }, by),
    ),
  pushTest: (from, by) => [moves.pushTest(dealIn(from), {}, by)],
  endTest: (from, by) => [moves.endTest(dealIn(from), {}, by)],
  setGuidance: (from, by) => [moves.setGuidance(dealIn(from), { guidance: spread('105') }, by)],
  pushFpg: (from, by) => [moves.pushFpg(dealIn(from), { guidance: spread('100'), ...cutOff }, by)],
  endFpg: (from, by) => [moves.endFpg(dealIn(from), {}, by)],
  newCutOff: (from, by) => [moves.changeTimes(dealIn(from), { times: cutOff, ...why }, by)],
  changeTimes: (from, by) => [
    moves.changeTimes(dealIn(from), { times: { expiresAt: at('18:00') }, ...why }, by),
    ...(from === 'FPG closed' ? [] : [moves.changeTimes(dealIn(from), { times: cutOff, ...why }, by)]),
  ],
  launch: (from, by) => [moves.launch(dealIn(from), { final }, by)],
  price: (from, by) => [moves.price(dealIn(from), { final }, by)],
  reopen: (from, by) => [moves.reopen(dealIn(from), why, by)],
  reprice: (from, by) => [moves.reprice(dealIn(from), why, by)],
  correct: (from, by) => [
    moves.correct(dealIn(from), { final: { ...final, price: rate('99.853') }, ...why }, by),
  ],
  abort: (from, by) => [moves.abort(dealIn(from), {}, by)],
  confirm: (from, by) => [moves.confirm(dealIn(from), {}, by)],
  close: (from) => [tick(dealIn(from, { closesAt: at('08:59') }), now.now)],
  expire: (from) => [tick(dealIn(from, { expiresAt: at('08:59') }), now.now)],
}
const clock: readonly LifecycleMove[] = ['close', 'expire']
const people = Object.keys(made).filter((move) => !clock.includes(move as LifecycleMove)) as LifecycleMove[]
const targets = (from: DealPhase, move: LifecycleMove): DealPhase[] =>
  lifecycleMachine.moves.filter((row) => row.from === from && row.move === move).map(({ to }) => to)
/** A closed FPG book knows another cut-off as a move of its own. */
const otherwise = (from: DealPhase, move: LifecycleMove): boolean =>
  move === 'newCutOff' && from !== 'FPG closed'

describe('the table of a deal', () => {
  it('reaches every state, leaves the final ones shut, and has no dead end', () => {
    expect(faultsOf(lifecycleMachine)).toEqual([])
  })

  it('recognises each of its states', () => {
    for (const state of dealPhases) expect(dealPhaseOf(dealIn(state).lifecycle)).toBe(state)
  })

  it('has a row for every move, and every move of a row is one', () => {
    const named = new Set<string>(lifecycleMachine.moves.map(({ move }) => move))
    for (const move of [...dealMoves, ...clock, 'confirm'])
      expect([move, named.has(move)]).toEqual([move, true])
    expect([...named].every((move) => Object.hasOwn(made, move))).toBe(true)
  })

  const pairs = dealPhases.flatMap((from) =>
    people.filter((move) => !otherwise(from, move)).map((move) => [from, move] as const),
  )
  it.each(pairs)('from %s, %s leads where the table says and nowhere else', (from, move) => {
    const answers = made[move](from, now)
    const reached = answers.map((answer) => (isRefusal(answer) ? null : dealPhaseOf(answer.lifecycle)))
    const expected = targets(from, move)
    if (expected.length > 0) expect(new Set(reached)).toEqual(new Set(expected))
    else
      for (const answer of answers) {
        if (!isRefusal(answer)) throw new Error(`${from} -${move}-> ${dealPhaseOf(answer.lifecycle)}`)
        expect(['status.no-such-move', 'deal.book-open', 'deal.confirmed']).toContain(answer.reason)
      }
  })

  const clocked = dealPhases.flatMap((from) => clock.map((move) => [from, move] as const))
  it.each(clocked)('from %s, the clock makes its %s, or nothing', (from, move) => {
    const [moved] = made[move](from, now) as Moved[]
    expect(dealPhaseOf(moved!.lifecycle)).toBe(targets(from, move)[0] ?? from)
  })

  it('offers people what they may do from there', () => {
    expect(movesOf(dealIn('Draft').lifecycle)).toEqual(['submit', 'abort'])
    expect(movesOf(dealIn('IPG').lifecycle)).toEqual([
      'pushTest',
      'setGuidance',
      'pushFpg',
      'changeTimes',
      'abort',
    ])
    expect(movesOf(dealIn('FPG closed').lifecycle)).toEqual([
      'newCutOff',
      'changeTimes',
      'launch',
      'price',
      'reopen',
      'abort',
    ])
    expect(movesOf(dealIn('Priced, confirmed').lifecycle)).toEqual(['correct'])
    expect(movesOf(dealIn('Aborted').lifecycle)).toEqual([])
  })

  it('names the missing step if a move is one step away', () => {
    expect(moves.price(dealIn('FPG'), { final }, now)).toMatchObject({ reason: 'deal.book-open' })
    expect(moves.abort(dealIn('Priced, confirmed'), {}, now)).toMatchObject({ reason: 'deal.confirmed' })
    expect(moves.endFpg(dealIn('IPG'), {}, now)).toMatchObject({ reason: 'status.no-such-move' })
  })
})
