import { expect, it } from 'vitest'
import { orderStages } from './choices.ts'
import { draftCountFault, liveCountFault } from './most-orders.ts'

const none = { live: 0, drafts: 0, withdrawn: 0 }
const most = 3

it('a house has so many live orders on a deal', () => {
  const reason = (live: number, stage?: (typeof orderStages)[number]) =>
    liveCountFault(stage && { stage }, { ...none, live }, most)?.reason
  expect([reason(2), reason(3), reason(4)]).toEqual([undefined, 'order.too-many', 'order.too-many'])
  // One that is counted already is no further one.
  expect(orderStages.filter((stage) => reason(3, stage) === undefined)).toEqual(['intention', 'live'])
})

it('ten times as many may be withdrawn, and no drafts count among them', () => {
  const fault = (withdrawn: number) => liveCountFault(undefined, { live: 0, drafts: 99, withdrawn }, most)
  expect(fault(29)).toBeUndefined()
  expect(fault(30)).toMatchObject({ reason: 'order.withdrawn-many', params: { most: 30 } })
})

it('a house has as many drafts beside them, and changes those it has', () => {
  const fault = (drafts: number, isNew = true) =>
    draftCountFault(isNew ? undefined : { stage: 'draft' }, { live: 99, drafts, withdrawn: 99 }, most)
  expect(fault(2)).toBeUndefined()
  expect(fault(3)).toMatchObject({ reason: 'order.drafts-many', params: { most } })
  expect(fault(3, false)).toBeUndefined()
})
