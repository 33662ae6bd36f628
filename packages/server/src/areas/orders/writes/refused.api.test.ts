// A wrong order is refused with its fields and figures, and stores nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client } from '@bookrunner/contract'
import { ordersCalls } from '@bookrunner/contract/orders'
import { requestFor } from '../../../../test/raw.ts'
import {
  clientOf,
  refusalOf,
  sendRaw,
  sessionOf,
  startTestApp,
  type TestApp,
} from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { face, rate } from '../../../../test/deals.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'

let app: TestApp
let investor: Client
let dealId: string
let token: string
beforeAll(async () => {
  app = await startTestApp()
  const desk = await clientOf(app, 'deskoc')
  investor = await clientOf(app, 'investor')
  token = await sessionOf(app, 'investor')
  dealId = await submitted(desk, 'IPG', {
    terms: {
      size: { kind: 'number', face: face(100_000_000), unit: 'mm' },
      minOrder: face(1_000_000),
      sizeCap: rate('20'),
    },
  })
})
afterAll(() => app.close())

const count = async () =>
  (await app.database.pool.query('select count(*)::int as n from deal_order')).rows[0].n as number
type Content = Parameters<typeof place>[2]
const units = (size: number) => [{ ...orderLevel(1), size: face(size) }]

const wrong: [string, Content, [string, string, RegExp][]][] = [
  [
    'a size off the grid',
    { orderLevels: units(1_000_500) },
    [['orderLevels.0.size', 'order.off-grid', /0\.001/]],
  ],
  [
    'one below the minimum',
    { orderLevels: units(500_000) },
    [['orderLevels.0.size', 'order.below-minimum', /1/]],
  ],
  ['one over the cap', { orderLevels: [orderLevel(21)] }, [['orderLevels.0.size', 'order.over-cap', /20/]]],
  ['none at all', { orderLevels: [] }, [['orderLevels', 'field.required', /./]]],
  [
    'a smallest allocation above the size',
    { orderLevels: [orderLevel(5)], minSize: mm(6) },
    [['minSize', 'order.min-over-size', /5/]],
  ],
  [
    'a most below it',
    { orderLevels: [orderLevel(5)], maxSize: mm(4) },
    [['maxSize', 'order.max-under-size', /5/]],
  ],
  [
    'a most in full figures',
    { orderLevels: [orderLevel(5)], maxSize: mm(10_000_000) },
    [['maxSize', 'order.not-in-mm', /10,000,000.*10/]],
  ],
  [
    'a ladder that says a level twice',
    { orderLevels: [orderLevel(5, '60'), orderLevel(6, '60')] },
    [['orderLevels.1', 'order.level-twice', /./]],
  ],
  [
    'one that takes more as the level tightens',
    { orderLevels: [orderLevel(5, '60'), orderLevel(6, '50')] },
    [['orderLevels.1.size', 'order.levels-rise', /6.*5/]],
  ],
  [
    'levels that cannot be compared',
    { orderLevels: [orderLevel(5, '60'), { ...orderLevel(6), minYield: rate('4') }] },
    [['orderLevels.1', 'order.levels-contradict', /./]],
  ],
  [
    'too many orderLevels',
    { orderLevels: Array.from({ length: 11 }, (_, nr) => orderLevel(12 - nr, String(100 - nr))) },
    [['orderLevels', 'order.too-many-levels', /10/]],
  ],
  [
    'a limit of the other kind of price',
    { orderLevels: [{ ...orderLevel(5), maxPrice: rate('99') }] },
    [['orderLevels.0.maxPrice', 'order.limit-on-yield', /./]],
  ],
  [
    'lines of an omnibus order that do not sum to it',
    { orderLevels: [orderLevel(5)], underlying: [{ name: 'A', identifier: null, size: mm(4) }] },
    [['underlying', 'order.underlying-sum', /4.*5/]],
  ],
]

describe('an order with', () => {
  it.each(wrong)('%s is refused at its field, with figures', async (_, content, faults) => {
    const before = await count()
    const { reason, code, fields } = await refusalOf(place(investor, dealId, content))
    expect([reason, code]).toEqual(['order.wrong', 400])
    expect(fields.map(({ field, reason }) => [field, reason])).toEqual(
      faults.map(([field, reason]) => [field, reason]),
    )
    faults.forEach(([, , figures], nr) => expect(fields[nr]!.message).toMatch(figures))
    expect(await count()).toBe(before)
  })

  it.each(['-5', '1e400', '"５０"', '"50"', '0.5', 'null', '9007199254740993', '{}', '[]', 'true'])(
    'a size of %s is refused before anything is decided',
    async (typed) => {
      const before = await count()
      const request = requestFor(ordersCalls.newOrder, {}, { token })
      const size = `[{"minYield":null,"minSpread":null,"maxPrice":null,"size":${typed}}]`
      const body = `{"dealId":"${dealId}","content":{"orderLevels":${size}}}`
      const { status, envelope } = await sendRaw(app.url, { ...request, body })
      expect([status, envelope?.reason]).toEqual([400, 'input.invalid'])
      expect(new Set(envelope?.fields?.map(({ field }) => field))).toEqual(
        new Set(['content.orderLevels.0.size']),
      )
      expect(await count()).toBe(before)
    },
  )

  it('a field of the desk is refused, in a draft too', async () => {
    for (const field of [
      'reserve',
      'leads',
      'privateComment',
      'relations',
      'jlmInterest',
      'xOrder',
      'stage',
    ]) {
      for (const call of [ordersCalls.newOrder, ordersCalls.saveOrder]) {
        const { envelope } = await sendRaw(
          app.url,
          requestFor(call, { dealId, content: { [field]: null } }, { token }),
        )
        expect(envelope?.fields?.map(({ field: at, reason }) => [at, reason])).toEqual([
          [`content.${field}`, 'field.unknown'],
        ])
      }
    }
  })
})

it('can be saved as a draft that lists all faults, but not submitted', async () => {
  const content = { orderLevels: [orderLevel(21), { ...orderLevel(5), maxPrice: rate('99') }] }
  const { orderId, lacking } = await investor.orders.saveOrder({ dealId, content })
  expect(lacking.map(({ reason }) => reason)).toContain('order.over-cap')
  const { reason, fields } = await refusalOf(
    investor.orders.newOrder({ dealId, orderId, expectedVersion: 1, content: {} }),
  )
  expect(reason).toBe('order.wrong')
  expect(fields.map((fault) => fault.reason)).toEqual(lacking.map((fault) => fault.reason))
})
