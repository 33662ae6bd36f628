// From the launch to the confirmation and back, where something moved in between: the book, the terms, the current version.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { closedWith, launchedOn, type Entered } from '../../../test/allocation.ts'

let app: TestApp
let desk: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())

const twoOfOne: readonly Entered[] = [
  ['ent_ironmosslife', 60],
  ['ent_kestrelpeak', 40],
  ['ent_kestrelpeak', 40, { account: 'Second' }],
]

describe('a merge', () => {
  it('that was split again is nothing a policy or a launch waits for', async () => {
    const { dealId, orderIds } = await closedWith(desk, { orders: twoOfOne })
    const merging = { dealId, orderIds: orderIds.slice(1), rule: 'largest' as const }
    const { mergeId } = await desk.book.mergeOrder(merging)
    await desk.book.splitOrder({ dealId, mergeId })
    const versionId = await launchedOn(desk, dealId)
    const { summary } = await desk.allocation.allocSummary({ dealId, versionId })
    expect(summary).toMatchObject({ total: '100000000', filled: 3 })
  })
})

describe('a launch taken back', () => {
  it('goes on as the current version whichever was current meanwhile', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    await desk.allocation.saveVersion({ dealId, copyOf: versionId, current: true })
    const { copyId } = await desk.allocation.reopenLaunch({ versionId, reason: 'A line was wrong' })
    const { list } = await desk.allocation.allocVersionList({ dealId })
    expect(list.filter(({ current }) => current).map((each) => each.versionId)).toEqual([copyId])
  })
})
