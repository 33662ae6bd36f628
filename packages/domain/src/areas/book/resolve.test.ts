import { expect, it } from 'vitest'
import { isRefusal } from '../../kernel/index.ts'
import type { Finding } from './findings.ts'
import { resolve, type ResolveRequest } from './resolve.ts'

const finding: Finding = {
  key: 'sameLei:X',
  kind: 'sameLei',
  limit: null,
  orderIds: ['a', 'b', 'c'],
  usual: null,
}
const request: ResolveRequest = {
  key: finding.key,
  kind: 'leftOut',
  orderIds: ['c', 'b', 'a'],
  leftOut: ['c', 'b'],
}
const why = (change: Partial<ResolveRequest>, findings = [finding]) => {
  const answer = resolve({ ...request, ...change }, findings)
  return isRefusal(answer) ? answer.reason : answer
}

it('is stored as decided, in the order of the finding', () => {
  expect(why({})).toEqual({ orderIds: ['a', 'b', 'c'], leftOut: ['b', 'c'] })
  expect(why({ kind: 'counts' })).toEqual({ orderIds: ['a', 'b', 'c'], leftOut: [] })
})

it('is refused where it is about something else by now', () => {
  expect(why({}, [])).toBe('finding.gone')
  expect(why({ orderIds: ['a', 'b'] })).toBe('finding.moved')
  expect(why({ orderIds: ['a', 'b', 'c', 'd'] })).toBe('finding.moved')
  expect(why({ leftOut: [] })).toBe('finding.leave-some')
  expect(why({ leftOut: ['d'] })).toBe('finding.leave-some')
})
