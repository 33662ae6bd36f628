import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  deskWritten,
  emptyContent,
  investorFields,
  orderFields,
  type InvestorField,
} from '@bookrunner/domain/orders'
import { exampleOf } from '../../kernel/example.ts'
import { jsonSchemaOf } from '../../kernel/openapi.ts'
import { keyCalls } from '../auth/key-calls.ts'
import { ordersCalls } from './calls.ts'
import { mostRows } from './desk-calls.ts'
import { orderFieldTexts } from './field-text.ts'
import { channelTexts, orderActTexts } from './history-text.ts'
import { ownOrdersSubject } from './live.ts'
import { deskContent, investorContent, investorRecord, managerRecord } from './shapes.ts'
import { investorOrder, investorVersion, managerOrder, type InvestorOrder } from './views.ts'

const deskOnly = Object.entries(orderFields).flatMap(([field, { reads }]) =>
  reads === 'investor' ? [] : [field],
)
const calls = Object.values(ordersCalls)

/** Every name of a field anywhere in a schema. */
const namesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...namesIn(value),
  ])
}

describe('an order as investors read it', () => {
  it('is what the domain decided, field by field', () => {
    expect(Object.keys(investorRecord.shape).toSorted()).toEqual([...investorFields].toSorted())
    expectTypeOf<InvestorOrder['order']>().not.toHaveProperty('privateComment')
    expectTypeOf<keyof InvestorOrder['order']>().toEqualTypeOf<InvestorField>()
  })

  it('names nothing of the desk’s in any answer, however deep', () => {
    const investorCalls = calls.filter(({ path }) => path.startsWith('/investor/'))
    const schemas = [
      ...investorCalls.map(({ reply }) => jsonSchemaOf(reply, 'output')),
      ...[investorOrder, investorVersion, ownOrdersSubject.snapshot, ownOrdersSubject.change].map((shape) =>
        jsonSchemaOf(shape, 'output'),
      ),
    ]
    const names = new Set(schemas.flatMap(namesIn))
    expect(deskOnly.filter((field) => names.has(field))).toEqual([])
    expect(namesIn(jsonSchemaOf(managerOrder, 'output'))).toEqual(
      expect.arrayContaining(['privateComment', 'seq']),
    )
  })

  it('loses on the way out whatever is put into it besides', () => {
    const parsed = investorRecord.partial().parse({ shown: 1, reserve: 5, privateComment: 'no', seq: 7 })
    expect(parsed).toEqual({ shown: 1 })
    expect(Object.keys(managerRecord.shape)).not.toContain('baseline')
  })
})

describe('what is sent of an order', () => {
  it('of an investor holds nothing of the desk’s', () => {
    for (const field of ['reserve', 'leads', 'relations', 'privateComment', 'stage', 'allocation', 'version'])
      expect([field, investorContent.safeParse({ [field]: null }).success]).toEqual([field, false])
    expect(deskContent.safeParse({ reserve: 5, leads: ['ent_harbour'] }).success).toBe(true)
    expect(deskContent.safeParse({ stage: 'live' }).success).toBe(false)
    expect(deskContent.safeParse(emptyContent).success).toBe(true)
  })

  it.each(['-5', '1e400', '"５０"', '"50"', '0.5', 'null', '9007199254740993', '{}'])(
    'takes no %s for a size',
    (typed) => {
      const sent: unknown = JSON.parse(
        `{"orderLevels":[{"minYield":null,"minSpread":null,"maxPrice":null,"size":${typed}}]}`,
      )
      expect(investorContent.safeParse(sent).success).toBe(false)
    },
  )

  it.each(['６０', '1e3', '+60', '-0', 'NaN', ''])('takes no “%s” for a limit', (minSpread) => {
    const orderLevels = [{ minYield: null, minSpread, maxPrice: null, size: 1_000_000 }]
    expect(investorContent.safeParse({ orderLevels }).success).toBe(false)
  })
})

describe('the calls of orders', () => {
  it.each([...calls, ...Object.values(keyCalls)].map((call) => [call.name, call] as const))(
    '%s can be written down and has an example',
    (_, call) => {
      const example = exampleOf(jsonSchemaOf(call.input, 'input'))
      expect(call.input.safeParse(example).error).toBe(undefined)
      expect(call.access).toHaveLength(call.path.startsWith('/order/manage/') ? 2 : 1)
    },
  )

  it('have one path each', () => {
    const paths = calls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(paths).size).toBe(paths.length)
  })
})

it('a list of more rows than go into one transaction is refused as a whole', () => {
  const sent = (count: number) =>
    ordersCalls.newOrders.input.safeParse({
      dealId: 'deal_abcdefghjkmnx',
      rows: Array.from({ length: count }, () => ({ investor: 'Kestrel Peak', size: '10' })),
    }).success
  expect([0, 1, mostRows, mostRows + 1].map(sent)).toEqual([false, true, true, false])
})

it('names every entry of a history differently, in every language', () => {
  const books = [
    deskWritten.map((field) => orderFieldTexts[field]),
    Object.values(orderActTexts),
    Object.values(channelTexts),
  ]
  for (const book of books)
    for (const language of ['US', 'CN', 'HK'] as const)
      expect(new Set(book.map((texts) => texts[language])).size).toBe(book.length)
})
