import { expect, it } from 'vitest'
import { orderNewsOf } from './news.ts'
import type { OrderVersion } from './version.ts'

const version = (
  side: 'desk' | 'investor',
  act: OrderVersion['act'],
  more: Partial<Pick<OrderVersion, 'shown' | 'changes'>> = {},
) => ({ act, by: { userId: 'u', entityId: 'e', side }, shown: 2, changes: [], ...more })
const commented = [{ field: 'comment' as const, from: null, to: 'For two funds' }]

it('tells an investor of each act of a desk that changes what the investor reads', () => {
  const news = (
    ['submitted', 'edited', 'testAnswered', 'fpgAnswered', 'withdrawn', 'accepted', 'commented'] as const
  ).map((act) => orderNewsOf(version('desk', act)))
  expect(news).toEqual(['entered', 'changed', 'changed', 'changed', 'withdrawn', 'accepted', 'commented'])
  expect(orderNewsOf(version('desk', 'commented', { shown: null }))).toBeNull()
  expect(orderNewsOf(version('desk', 'allocated'))).toBeNull()
})

it('tells the desk of a comment of the investor, and of nothing else', () => {
  expect(orderNewsOf(version('investor', 'edited', { changes: commented }))).toBe('investorCommented')
  expect(orderNewsOf(version('investor', 'submitted', { changes: commented }))).toBe('investorCommented')
  expect(orderNewsOf(version('investor', 'saved', { changes: commented }))).toBeNull()
  expect(orderNewsOf(version('investor', 'edited'))).toBeNull()
  const removed = [{ field: 'comment' as const, from: 'For two funds', to: null }]
  expect(orderNewsOf(version('investor', 'edited', { changes: removed }))).toBeNull()
})
