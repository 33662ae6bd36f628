import { dealStatuses } from '@bookrunner/domain/deals'
import { expect, it } from 'vitest'
import { closingAt, endsTest } from './closing.ts'

it('counts down to the close of a book that takes orders, and of no other', () => {
  const closesAt = '2026-11-20T08:30:00.000Z'
  const countedDown = (bookClosed: boolean) =>
    dealStatuses.filter((status) => closingAt({ status, bookClosed, closesAt }) !== null)
  expect(countedDown(false)).toEqual(['Test', 'IPG', 'FPG'])
  expect(countedDown(true)).toEqual([])
  expect(closingAt({ status: 'IPG', bookClosed: false, closesAt: null })).toBeNull()
})

it('names the end of a test apart from the close of the book', () => {
  expect(dealStatuses.filter((status) => endsTest({ status }))).toEqual(['Test'])
})
