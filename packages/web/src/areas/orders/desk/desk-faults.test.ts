import { emptyShared, emptyTerms, initialLifecycle } from '@bookrunner/domain/deals'
import type { FaceAmount, Rate } from '@bookrunner/domain/kernel'
import type { OrderDeal } from '@bookrunner/domain/orders'
import { expect, it } from 'vitest'
import { emptyTyped, faultsOfDesk, isAtOnce, readTyped } from './typed.ts'

const deal: OrderDeal = {
  terms: {
    ...emptyTerms,
    size: { kind: 'number', face: 400_000_000 as FaceAmount, unit: 'mm' },
    sizeCap: '25' as Rate,
    minDenomination: 200_000 as FaceAmount,
    increment: 1000 as FaceAmount,
  },
  shared: {
    ...emptyShared,
    syndicate: [{ entityId: 'ent_oc', roles: ['OC', 'BND'], appointedOn: null }],
  },
  lifecycle: initialLifecycle,
  guidance: new Map(),
}

const atOnce = (orderLevels: string) =>
  faultsOfDesk(
    readTyped({ ...emptyTyped('ent_oc'), orderLevels }, { bare: 'minSpread', names: ['T'] }),
    deal,
    [],
  )
    .filter(isAtOnce)
    .map(({ reason }) => reason)

it('reports a wrong ladder at once, but not an unfinished one', () => {
  expect(atOnce('900')).toEqual(['order.over-cap'])
  expect(atOnce('50; 60')).not.toEqual([])
  expect(atOnce('30 @ MS+110')).toEqual(['order.limit-over'])
  for (const typed of ['', '30 @', '30 @ T', '30 @ T+110; ', '30 @ T+120; 20 @ 110'])
    expect(atOnce(typed)).toEqual([])
})
