import { dealMoves, type DealMove, type NextStep } from '@bookrunner/domain/deals'
import { expect, it } from 'vitest'
import { actionsOf } from './actions.ts'

const desk = { allocate: 'all', confirm: 'all' } as const
const dealWith = (
  next: NextStep | null,
  moves: DealMove[],
  abilities: Parameters<typeof actionsOf>[0]['abilities'] = desk,
) => ({ next, moves, abilities })

it('offers to announce a draft', () => {
  expect(actionsOf(dealWith('submit', ['abort', 'submit']))).toEqual({ primary: 'submit', more: ['abort'] })
})

it('offers new guidance in IPG, with a test and FPG first in the menu', () => {
  const moves: DealMove[] = ['pushFpg', 'setGuidance', 'pushTest', 'changeTimes', 'abort']
  expect(actionsOf(dealWith('setGuidance', moves))).toEqual({
    primary: 'setGuidance',
    more: ['pushTest', 'pushFpg', 'changeTimes', 'abort'],
  })
})

it('offers the allocation of a priced deal to those who allocate, and its confirmation to those who confirm', () => {
  const moves: DealMove[] = ['reprice', 'abort']
  const leads = { allocate: 'none', confirm: 'own' } as const
  const issuer = { allocate: 'none', confirm: 'none' } as const
  expect(actionsOf(dealWith('allocate', moves)).primary).toBe('allocate')
  expect(actionsOf(dealWith('allocate', [], leads)).primary).toBeUndefined()
  expect(actionsOf(dealWith('confirm', [], leads)).primary).toBe('confirm')
  expect(actionsOf(dealWith('confirm', [], issuer)).primary).toBeUndefined()
})

it('puts moves that undo or end something at the end of the menu', () => {
  expect(actionsOf(dealWith(null, ['abort', 'reprice', 'correct', 'changeTimes']))).toEqual({
    primary: undefined,
    more: ['changeTimes', 'reprice', 'correct', 'abort'],
  })
})

it('offers every allowed move once', () => {
  const { primary, more } = actionsOf(dealWith('price', [...dealMoves]))
  expect([primary, ...more]).toHaveLength(dealMoves.length)
  expect(new Set([primary, ...more])).toEqual(new Set(dealMoves))
})

it('offers nothing to a person without moves', () => {
  expect(actionsOf(dealWith('price', []))).toEqual({ primary: undefined, more: [] })
})
