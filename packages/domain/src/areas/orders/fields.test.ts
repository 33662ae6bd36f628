import { expect, expectTypeOf, it } from 'vitest'
import {
  deskWritten,
  investorFields,
  investorWritten,
  isFreeText,
  managerFields,
  namingFields,
  orderFields,
  type Blank,
  type ContentOf,
  type InvestorField,
} from './fields.ts'
import { emptyContent, type Order } from './order.ts'

it('nothing of the desk’s, and no number that moves with others’ orders, is the investor’s to read', () => {
  const hidden = [
    'privateComment',
    'leads',
    'sales',
    'reserve',
    'jlmInterest',
    'xOrder',
    'relations',
    'seq',
    'version',
    'allocSize',
    'baseline',
    'createdBy',
    'updatedBy',
    'updatedAt',
    'channel',
    'mergedFrom',
    'lines',
  ]
  const fields = Object.keys(orderFields)
  expect(fields.filter((field) => !(investorFields as string[]).includes(field)).toSorted()).toEqual(
    hidden.toSorted(),
  )
  expectTypeOf<Extract<(typeof hidden)[number], InvestorField>>().toBeNever()
  expectTypeOf<Pick<Order, InvestorField>>().not.toHaveProperty('privateComment')
  expect(managerFields).not.toContain('baseline')
})

it('who reads nothing of a field writes nothing in it', () => {
  for (const field of investorWritten) expect(investorFields).toContain(field)
  for (const field of deskWritten) expect(managerFields).toContain(field)
})

it('what people say is written by somebody, and nothing else is', () => {
  expect([...deskWritten].toSorted()).toEqual(Object.keys(emptyContent).toSorted())
  expectTypeOf<ContentOf<'investor'>>().not.toHaveProperty('reserve')
  expectTypeOf<ContentOf<'desk'>>().toHaveProperty('reserve')
  expectTypeOf<ContentOf<'desk'>>().not.toHaveProperty('allocation')
})

it('words that people type may be erased from a log, figures not', () => {
  expect(deskWritten.filter(isFreeText)).toEqual([
    'account',
    'comment',
    'underlying',
    'privateComment',
    'sales',
  ])
})

it('hides every field behind an alias that would reveal the house', () => {
  expect(namingFields).toEqual([
    'account',
    'comment',
    'underlying',
    'privateComment',
    'sales',
    'relations',
    'investorId',
    'mergedFrom',
    'jurisdiction',
    'classId',
    'createdBy',
    'updatedBy',
  ])
})

it('leaves nothing of these fields in a row behind an alias', () => {
  interface Row {
    account: string | null
    relations: readonly string[]
    region: string
  }
  expectTypeOf<Blank<Row>>().toEqualTypeOf<{
    account: null | readonly never[]
    relations: null | readonly never[]
  }>()
})
