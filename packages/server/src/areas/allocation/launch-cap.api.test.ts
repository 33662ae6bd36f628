// The size cap at a launch: what it counts, who acknowledges it, and who reads it.
import { describe, expect, it } from 'vitest'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import { allocated, closedWith, seqOf } from '../../../test/allocation.ts'
import { rate } from '../../../test/deals.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' }, { timedWork: true })

describe('the size cap at a launch', () => {
  it('needs an acknowledgement of lines above the size cap, and the log names who gave it', async () => {
    const terms = { sizeCap: rate('40') }
    const { dealId, orderIds } = await closedWith(desk, { overrides: { terms } })
    const versionId = await allocated(desk, dealId)
    expect((await desk.allocation.allocDealInfo({ dealId })).sizeCap).toBe('40')
    const expectedSeq = await seqOf(desk, dealId)
    const launch = (overCap?: string[]) => desk.allocation.launch({ versionId, expectedSeq, overCap })
    for (const overCap of [undefined, [orderIds[1]!]]) {
      const { reason, fields } = await refusalOf(launch(overCap))
      expect([reason, fields]).toMatchObject([
        'alloc.cap-exceeded',
        [
          {
            field: `lines.${orderIds[0]!}`,
            message: '50mm is 50% of the issue; the cap is 40%.',
          },
        ],
      ])
    }
    await launch([orderIds[0]!])
    const { list } = await desk.deals.getDealLog({ dealId })
    const line = list.find(({ code }) => code === 'alloc.launched')!
    const { rows } = await desk.allocation.allocOrderList({ dealId })
    const { number } = rows.find(({ orderId }) => orderId === orderIds[0])!
    expect(line.actor?.name).toBe('Edmund Fong 方以誠')
    expect(line.changes.filter(({ field }) => field === 'order.overCap').map(({ to }) => to)).toEqual([
      number,
    ])
  })

  it('counts the orders of one investor together against the size cap', async () => {
    const { dealId, orderIds } = await closedWith(desk, {
      overrides: { terms: { sizeCap: rate('55') } },
      orders: [
        ['ent_ironmosslife', 40],
        ['ent_ironmosslife', 30, { throughId: 'ent_quillstone' }],
        ['ent_kestrelpeak', 30],
      ],
    })
    const versionId = await allocated(desk, dealId)
    const expectedSeq = await seqOf(desk, dealId)
    const overCap = orderIds.slice(0, 1)
    const { reason, fields } = await refusalOf(desk.allocation.launch({ versionId, expectedSeq, overCap }))
    expect([reason, fields]).toMatchObject([
      'alloc.cap-exceeded',
      [
        {
          field: `lines.${orderIds[1]!}`,
          message: '2 orders of this investor get 70mm together, 70% of the issue; the cap is 55%.',
        },
      ],
    ])
    expect(
      await desk.allocation.launch({ versionId, expectedSeq, overCap: orderIds.slice(0, 2) }),
    ).toMatchObject({
      lines: 3,
    })
  })

  it('shows nobody but the desk which lines are above the size cap', async () => {
    const { dealId, orderIds } = await closedWith(desk, { overrides: { terms: { sizeCap: rate('40') } } })
    const versionId = await allocated(desk, dealId)
    const expectedSeq = await seqOf(desk, dealId)
    for (const account of ['deskjlm', 'deskbnd', 'issuer', 'investor', 'systemadmin']) {
      const other = await clientOf(app, account)
      for (const overCap of [undefined, orderIds]) {
        const refused = await refusalOf(other.allocation.launch({ versionId, expectedSeq, overCap }))
        expect([account, refused.reason]).not.toContain('alloc.cap-exceeded')
        expect(refused.fields ?? []).toEqual([])
      }
    }
    expect((await desk.allocation.getLaunch({ dealId })).version).toBeNull()
  })
})
