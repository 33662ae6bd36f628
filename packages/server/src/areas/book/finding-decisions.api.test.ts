// The history of decisions on findings.
import { describe, expect, it } from 'vitest'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { orderLevel } from '../../../test/orders.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })

const enter = async (dealId: string, throughId: string) => {
  const content = { orderLevels: [orderLevel(10, '60')], throughId }
  const { orderId } = await desk.orders.newOrderForInvestor({
    dealId,
    investorId: 'ent_ironmosslife',
    content,
  })
  return orderId
}

describe('the history of decisions', () => {
  it('lists each, newest first, with what was left out, by whom and why', async () => {
    const dealId = await submitted(desk)
    const one = await enter(dealId, 'ent_lantern')
    const other = await enter(dealId, 'ent_quillstone')
    const { findings } = await desk.book.bookOrderList({ dealId })
    const { key, orderIds } = findings.find(({ kind }) => kind === 'sameHouse')!
    expect(await desk.book.getFindingDecisions({ dealId })).toEqual({ list: [] })
    const decide = (more: { kind: 'counts' | 'leftOut'; leftOut?: string[]; reason: string }) =>
      desk.book.resolveFinding({ dealId, key, orderIds, ...more })
    await decide({ kind: 'counts', reason: 'Two mandates' })
    await decide({ kind: 'leftOut', leftOut: [other], reason: 'One was sent twice' })
    const { list } = await desk.book.getFindingDecisions({ dealId })
    expect(list).toMatchObject([
      { key, finding: 'sameHouse', kind: 'leftOut', reason: 'One was sent twice', by: 'Edmund Fong 方以誠' },
      { key, finding: 'sameHouse', kind: 'counts', reason: 'Two mandates' },
    ])
    expect(list[0]!.seq).toBeGreaterThan(list[1]!.seq)
    const left = (at: number) =>
      Object.fromEntries(list[at]!.orders.map(({ orderId, leftOut }) => [orderId, leftOut]))
    expect([left(0), left(1)]).toEqual([
      { [one]: false, [other]: true },
      { [one]: false, [other]: false },
    ])
  })

  it('is shown only to those who may merge', async () => {
    const dealId = await submitted(desk)
    expect(
      await refusalOf((await clientOf(app, 'issuer')).book.getFindingDecisions({ dealId })),
    ).toMatchObject({
      code: 400403,
    })
    const gone = await refusalOf(desk.book.getFindingDecisions({ dealId: 'tr_none' }))
    expect(gone).toMatchObject({ reason: 'record.unknown' })
  })
})
