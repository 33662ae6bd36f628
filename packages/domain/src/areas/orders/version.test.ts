import { expect, it } from 'vitest'
import { isInvestorAct, orderActs } from './version.ts'

it('some acts are the bank’s own, never on behalf of the investor', () => {
  expect(orderActs.filter((act) => !isInvestorAct[act])).toEqual([
    'accepted',
    'commented',
    'sized',
    'allocated',
  ])
})
