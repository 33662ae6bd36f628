import type { DealDetail } from '@bookrunner/contract/deals'
import { expect, it } from 'vitest'
import { dealPages, wayTo } from './ways.ts'

const none = { allocate: 'none', reviewAllocation: 'none', confirm: 'none', settle: 'none' } as const

const told = (header: object, abilities: object) =>
  ({
    header: { dealId: 'dea_1', status: 'FPG', bookClosed: true, ...header },
    abilities: { ...none, readBook: 'all', ...abilities },
  }) as unknown as DealDetail

const ways = (deal: DealDetail, mayOpen: (path: string) => boolean = () => true) =>
  dealPages.map((page) => wayTo(page, deal, { root: '/deal', mayOpen }))

const [detail, book, alloc] = dealPages.map((page) => `/deal/${page}?dealId=dea_1`)
const desk = { allocate: 'all' }

it('leads to a page as soon as the deal is so far', () => {
  expect(ways(told({ status: 'Draft', bookClosed: false }, desk))).toEqual([detail, undefined, undefined])
  expect(ways(told({ bookClosed: false }, desk))).toEqual([detail, book, undefined])
  expect(ways(told({}, desk))).toEqual([detail, book, alloc])
  expect(ways(told({ status: 'Priced', bookClosed: false }, desk))).toEqual([detail, book, alloc])
})

it('leads nobody to what the role in the deal does not show', () => {
  expect(ways(told({}, { readBook: 'none' }))).toEqual([detail, undefined, undefined])
  for (const ability of ['reviewAllocation', 'confirm', 'settle'])
    expect(ways(told({}, { [ability]: 'own' }))[2]).toBe(alloc)
})

it('leads who reviews without a page of allocations to the book’s page', () => {
  const issuer = told({}, { reviewAllocation: 'all', signOff: 'all' })
  const mayOpen = (path: string) => path === '/deal/order-book'
  expect(ways(issuer, mayOpen)).toEqual([undefined, book, `${book}&view=allocation`])
  expect(ways(issuer, () => false)).toEqual([undefined, undefined, undefined])
})
