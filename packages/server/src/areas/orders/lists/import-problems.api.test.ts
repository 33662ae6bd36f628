// What is wrong in a file of orders is shown in its rows, so that a desk can correct it.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '@bookrunner/domain/kernel'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { listOf } from '../../../../test/workbooks.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })
let dealId: string
beforeAll(async () => {
  dealId = await submitted(desk)
})

const heads = ['Investor', 'Account', 'Size (mm)', 'Min spread', 'Commitment']

describe('a file of orders', () => {
  it('with a short name of several institutions names them', async () => {
    const file = await listOf([heads, ['Larkfield Grey', 'x', 5, 60, 'firm']])
    const [fault] = (await refusalOf(desk.orders.importOrders({ dealId, file }))).fields
    expect(fault).toMatchObject({ field: 'rows.2.investor', reason: 'order.name-several' })
    for (const name of ['Larkfield Grey Dubai', 'Larkfield Grey Hong Kong', 'Larkfield Grey Zurich'])
      expect(fault?.message).toContain(name)
  })

  it.each([
    ['Larkfield', 'Larkfield Grey Dubai, Larkfield Grey Hong Kong, Larkfield Grey Zurich'],
    ['larkfield grey', 'Larkfield Grey Dubai, Larkfield Grey Hong Kong, Larkfield Grey Zurich'],
    ['云雀灰', 'Larkfield Grey Dubai, Larkfield Grey Hong Kong, Larkfield Grey Zurich'],
  ])('with the beginning %s of several names names them', async (investor, names) => {
    const list = [{ investor, size: '5' }]
    const { fields } = await refusalOf(desk.orders.newOrders({ dealId, rows: list }, { dryRun: true }))
    expect(fields).toMatchObject([{ field: 'rows.0.investor', reason: 'order.name-several' }])
    expect(fields[0]?.message).toContain(names)
  })

  it.each(['Larkf', 'Larkfield Grey Du', 'Larkfield Grey Hong', '云', '%'])(
    'with the beginning %s of a word, or of one name only, takes none',
    async (investor) => {
      const list = [{ investor, size: '5' }]
      const { fields } = await refusalOf(desk.orders.newOrders({ dealId, rows: list }, { dryRun: true }))
      expect(fields).toMatchObject([{ field: 'rows.0.investor', reason: 'order.name-unknown' }])
    },
  )

  it('with a name of two institutions tells them apart by their ids, in the reader’s language', async () => {
    const twin = { name: 'Twin Alder Capital', source: 'user', review: 'reviewed' } as const
    await app.database.db
      .insertInto('entity')
      .values([
        { ...twin, deal_roles: ['investor'], id: 'ent_twina', name_cn: '赤杨资本', name_hk: '' },
        { ...twin, deal_roles: ['investor'], id: 'ent_twinb', name_cn: '赤杨资本', name_hk: '赤楊資本' },
      ])
      .execute()
    const heard = async (language: Language) => {
      const client = await clientOf(app, 'deskoc', language)
      const list = [{ investor: 'twin alder capital', size: '5' }]
      const { fields } = await refusalOf(client.orders.newOrders({ dealId, rows: list }, { dryRun: true }))
      return fields[0]?.message
    }
    expect(await heard('US')).toContain('Twin Alder Capital (ent_twina), Twin Alder Capital (ent_twinb).')
    expect(await heard('CN')).toContain('赤杨资本 (ent_twina), 赤杨资本 (ent_twinb)。')
    expect(await heard('HK')).toContain('赤杨资本, 赤楊資本。')
  })

  it.each([
    ['US', 'Choose one of: firm, soft.'],
    ['CN', '只能是以下之一：确定, 可撤。'],
    ['HK', '只能是以下其中一項：確定, 可撤。'],
  ] as const)('with another commitment names the two in %s', async (language, message) => {
    const client = await clientOf(app, 'deskoc', language)
    const list = [{ investor: 'Ironmoss Life Insurance', size: '5', commitment: 'perhaps' }]
    const { fields } = await refusalOf(client.orders.newOrders({ dealId, rows: list }, { dryRun: true }))
    expect(fields).toMatchObject([{ field: 'rows.0.commitment', reason: 'field.choice', message }])
  })

  it('with a cell that is too long is read, and the check marks the cell with all else that is wrong', async () => {
    const long = await listOf([heads, ['Ironmoss Life Insurance', 'x'.repeat(501), 10, 60, 'firm']])
    const { list } = await desk.orders.readOrders({ dealId, file: long })
    expect(list[0]?.cells.account).toHaveLength(501)
    const rows = [...list.map(({ cells }) => cells), { investor: 'No such house', size: '5' }]
    const check = await refusalOf(desk.orders.newOrders({ dealId, rows }, { dryRun: true }))
    expect(check.fields).toMatchObject([
      { field: 'rows.0.account', reason: 'field.too-long' },
      { field: 'rows.1.investor', reason: 'order.name-unknown' },
    ])
    const endless = await listOf([heads, ['Ironmoss Life Insurance', 'x'.repeat(5001), 10, 60, 'firm']])
    expect((await desk.orders.readOrders({ dealId, file: endless })).list).toHaveLength(1)
    const { reason } = await refusalOf(desk.orders.importOrders({ dealId, file: endless }))
    expect(reason).toBe('input.invalid')
  })

  it('with an unknown investor hears of that row’s other mistakes at once', async () => {
    const rows = [
      { investor: 'No such house', size: '0.0001' },
      { investor: 'No such house', size: '10', minSize: '20' },
      { investor: 'No such house', size: 'x' },
      { investor: 'No such house', size: '10' },
    ]
    const { fields } = await refusalOf(desk.orders.newOrders({ dealId, rows }, { dryRun: true }))
    expect(fields.map(({ field, reason }) => [field, reason])).toEqual([
      ['rows.0.investor', 'order.name-unknown'],
      ['rows.0.size', 'order.below-minimum'],
      ['rows.1.investor', 'order.name-unknown'],
      ['rows.1.minSize', 'order.min-over-size'],
      ['rows.2.size', 'amount.not-understood'],
      ['rows.2.investor', 'order.name-unknown'],
      ['rows.3.investor', 'order.name-unknown'],
    ])
  })

  it('with another bank’s name in a row hears of that row’s other mistakes at once', async () => {
    const jlm = await clientOf(app, 'deskjlm')
    const rows = [
      { investor: 'Ironmoss Life Insurance', through: 'Lantern Harbour Securities', size: '5.00005' },
      { investor: 'Ironmoss Life Insurance', through: 'Lantern Harbour Securities', size: '5' },
    ]
    const check = await refusalOf(jlm.orders.newOrders({ dealId, rows }, { dryRun: true }))
    expect(check.fields).toMatchObject([
      { field: 'rows.0.through', reason: 'order.own-bank' },
      { field: 'rows.0.size', reason: 'order.off-grid' },
      { field: 'rows.1.through', reason: 'order.own-bank' },
    ])
  })
})
