import { emptyTerms, tabOf } from '@bookrunner/domain/deals'
import { expect, it } from 'vitest'
import { inFormOrder, termsInOrder } from './order.ts'

it('faults come as one comes by them: tab after tab, top to bottom', () => {
  const fields = [
    'documents',
    'terms.isin',
    'terms.options.0.from',
    'terms.currency',
    'shared.issuerId',
    'name',
  ]
  const sorted = inFormOrder(fields.map((field) => ({ field }))).map(({ field }) => field)
  expect(sorted).toEqual([
    'shared.issuerId',
    'name',
    'terms.currency',
    'terms.options.0.from',
    'terms.isin',
    'documents',
  ])
})

it('every field of the Terms tab has its place in it', () => {
  const onTerms = Object.keys(emptyTerms)
    .map((key) => `terms.${key}`)
    .filter((field) => tabOf(field) === 'terms')
  expect(onTerms.filter((field) => !termsInOrder.includes(field))).toEqual([])
})
