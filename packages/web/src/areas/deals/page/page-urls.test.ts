import type { DealDetail } from '@bookrunner/contract/deals'
import { expect, it } from 'vitest'
import { dealPages, urlOf } from './page-urls.ts'

const none = { allocate: 'none', reviewAllocation: 'none', confirm: 'none', settle: 'none' } as const

const dealWith = (header: object, abilities: object) =>
  ({
    header: { dealId: 'dea_1', status: 'FPG', bookClosed: true, ...header },
    abilities: { ...none, readBook: 'all', ...abilities },
  }) as unknown as DealDetail

const urlsOf = (deal: DealDetail, mayOpen: (path: string) => boolean = () => true) =>
  dealPages.map((page) => urlOf(page, deal, { root: '/deal', mayOpen }))

const [detail, book, alloc] = dealPages.map((page) => `/deal/${page}?dealId=dea_1`)
const desk = { allocate: 'all' }

it('links to a page once the deal has it', () => {
  expect(urlsOf(dealWith({ status: 'Draft', bookClosed: false }, desk))).toEqual([
    detail,
    undefined,
    undefined,
  ])
  expect(urlsOf(dealWith({ bookClosed: false }, desk))).toEqual([detail, book, undefined])
  expect(urlsOf(dealWith({}, desk))).toEqual([detail, book, alloc])
  expect(urlsOf(dealWith({ status: 'Priced', bookClosed: false }, desk))).toEqual([detail, book, alloc])
})

it('omits pages that the role in the deal may not see', () => {
  expect(urlsOf(dealWith({}, { readBook: 'none' }))).toEqual([detail, undefined, undefined])
  for (const ability of ['reviewAllocation', 'confirm', 'settle'])
    expect(urlsOf(dealWith({}, { [ability]: 'own' }))[2]).toBe(alloc)
})

it('links reviewers without an allocation page to the book’s page', () => {
  const issuer = dealWith({}, { reviewAllocation: 'all', signOff: 'all' })
  const mayOpen = (path: string) => path === '/deal/order-book'
  expect(urlsOf(issuer, mayOpen)).toEqual([undefined, book, `${book}&view=allocation`])
  expect(urlsOf(issuer, () => false)).toEqual([undefined, undefined, undefined])
})
