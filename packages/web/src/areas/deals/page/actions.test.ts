import { dealMoves, type DealMove } from '@bookrunner/domain/deals'
import { expect, it } from 'vitest'
import { actionsOf } from './actions.ts'

const dealWith = (moves: DealMove[], launched = false) =>
  ({ moves, header: { status: 'FPG', final: launched ? ({} as never) : null } }) as Parameters<
    typeof actionsOf
  >[0]

it('offers to submit a draft', () => {
  expect(actionsOf(dealWith(['abort', 'submit']))).toEqual({ primary: 'submit', beside: [], more: ['abort'] })
})

it('offers FPG for an open IPG book, with new guidance and a test beside', () => {
  expect(actionsOf(dealWith(['setGuidance', 'pushTest', 'pushFpg', 'changeTimes', 'abort']))).toEqual({
    primary: 'pushFpg',
    beside: ['setGuidance', 'pushTest'],
    more: ['changeTimes', 'abort'],
  })
})

it('offers to launch a closed FPG book, then to price it', () => {
  const moves: DealMove[] = ['launch', 'price', 'newCutOff', 'reopen', 'abort']
  expect(actionsOf(dealWith(moves))).toMatchObject({ primary: 'launch', beside: ['price', 'newCutOff'] })
  expect(actionsOf(dealWith(moves, true))).toMatchObject({
    primary: 'price',
    beside: ['launch', 'newCutOff'],
  })
})

it('puts moves that undo or end something into the menu', () => {
  expect(actionsOf(dealWith(['reprice', 'correct', 'abort']))).toEqual({
    primary: undefined,
    beside: [],
    more: ['reprice', 'correct', 'abort'],
  })
})

it('offers every allowed move once', () => {
  const { primary, beside, more } = actionsOf(dealWith([...dealMoves]))
  const offered = [primary, ...beside, ...more]
  expect(offered).toHaveLength(dealMoves.length)
  expect(new Set(offered)).toEqual(new Set(dealMoves))
})

it('offers nothing to a person without moves', () => {
  expect(actionsOf(dealWith([]))).toEqual({ primary: undefined, beside: [], more: [] })
})
