import { describe, expect, it } from 'vitest'
import { type Machine, faultsOf, go, movesFrom, targetsOf } from './machine.ts'

type S = 'draft' | 'test' | 'live' | 'done'
type M = 'submit' | 'end' | 'close'
const sound: Machine<S, M> = {
  states: ['draft', 'test', 'live', 'done'],
  starts: ['draft'],
  finals: ['done'],
  moves: [
    { from: 'draft', move: 'submit', to: 'live' },
    { from: 'draft', move: 'submit', to: 'test' },
    { from: 'test', move: 'end', to: 'live' },
    { from: 'live', move: 'close', to: 'done' },
  ],
}

describe('a status machine', () => {
  it('makes the moves of its table and refuses every other', () => {
    expect(go(sound, 'test', 'end')).toBe('live')
    expect(go(sound, 'done', 'close')).toEqual({
      refused: true,
      reason: 'status.no-such-move',
      params: { from: 'done', move: 'close' },
    })
  })

  it('requires the target status if a move leads to several', () => {
    expect(targetsOf(sound, 'draft', 'submit')).toEqual(['live', 'test'])
    expect(go(sound, 'draft', 'submit', 'test')).toBe('test')
    expect(go(sound, 'draft', 'submit')).toMatchObject({ refused: true })
    expect(go(sound, 'draft', 'submit', 'done')).toMatchObject({ refused: true })
    expect(go(sound, 'test', 'end', 'done')).toMatchObject({ refused: true })
  })

  it('says what may be done from a status', () => {
    expect(movesFrom(sound, 'draft')).toEqual(['submit'])
    expect(movesFrom(sound, 'done')).toEqual([])
  })

  it('finds what is wrong with a table', () => {
    expect(faultsOf(sound)).toEqual([])
    const broken: Machine<string, string> = {
      states: ['a', 'b', 'c', 'd'],
      starts: ['a'],
      finals: ['b'],
      moves: [
        { from: 'a', move: 'go', to: 'b' },
        { from: 'a', move: 'go', to: 'b' },
        { from: 'b', move: 'back', to: 'a' },
        { from: 'c', move: 'go', to: 'x' },
        { from: 'a', move: 'stop', to: 'd' },
      ],
    }
    expect(faultsOf(broken)).toEqual([
      'x is no status',
      'c is never reached',
      'b is final but can be left',
      'd is a dead end but not final',
      'a -go-> b is listed twice',
    ])
  })
})
