import { dealMoves, type DealMove } from '@bookrunner/domain/deals'
import { expect, it } from 'vitest'
import { actionsOf } from './actions.ts'

const stand = (moves: DealMove[], launched = false) =>
  ({ moves, header: { status: 'FPG', final: launched ? ({} as never) : null } }) as Parameters<
    typeof actionsOf
  >[0]

it('a draft waits to be submitted', () => {
  expect(actionsOf(stand(['abort', 'submit']))).toEqual({ primary: 'submit', beside: [], more: ['abort'] })
})

it('an open IPG book leads to FPG; new guidance and a test are beside it', () => {
  expect(actionsOf(stand(['setGuidance', 'pushTest', 'pushFpg', 'changeTimes', 'abort']))).toEqual({
    primary: 'pushFpg',
    beside: ['setGuidance', 'pushTest'],
    more: ['changeTimes', 'abort'],
  })
})

it('a closed FPG book is launched, and then priced', () => {
  const moves: DealMove[] = ['launch', 'price', 'newCutOff', 'reopen', 'abort']
  expect(actionsOf(stand(moves))).toMatchObject({ primary: 'launch', beside: ['price', 'newCutOff'] })
  expect(actionsOf(stand(moves, true))).toMatchObject({ primary: 'price', beside: ['launch', 'newCutOff'] })
})

it('what undoes or ends something is never in front', () => {
  expect(actionsOf(stand(['reprice', 'correct', 'abort']))).toEqual({
    primary: undefined,
    beside: [],
    more: ['reprice', 'correct', 'abort'],
  })
})

it('every move that is allowed is offered once', () => {
  const { primary, beside, more } = actionsOf(stand([...dealMoves]))
  const offered = [primary, ...beside, ...more]
  expect(offered).toHaveLength(dealMoves.length)
  expect(new Set(offered)).toEqual(new Set(dealMoves))
})

it('a person without moves is offered none', () => {
  expect(actionsOf(stand([]))).toEqual({ primary: undefined, beside: [], more: [] })
})
