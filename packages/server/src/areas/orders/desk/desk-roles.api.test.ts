// Who may read and enter which orders: the matrix of deal roles, applied to orders.
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallRefused, Client } from '@bookrunner/contract'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { inMinutes, spread, submitted } from '../../../../test/lifecycle.ts'
import { sharedWithBnd } from '../../../../test/deals.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'

const { app, desk, jlm, investor } = openTestWorld({ desk: 'deskoc', jlm: 'deskjlm', investor: 'investor' })
let dealId: string
beforeAll(async () => {
  dealId = await submitted(desk)
})

const enter = (client: Client, houseId: string, content = {}, id = dealId) =>
  client.orders.newOrderForInvestor({
    dealId: id,
    investorId: houseId,
    content: { orderLevels: [orderLevel(10, '60')], ...content },
  })
const asks = async (ask: Promise<unknown>): Promise<string> => (await refusalOf(ask)).reason

const viewer = 'deskbnd'

describe('by the role in the deal', () => {
  it('leads enter any order, a joint manager those it leads, others none', async () => {
    const { orderId } = await place(investor, dealId)
    const tried: Record<string, (string | undefined)[]> = {}
    const people = ['deskoc', 'deskjgc', 'deskjlm', viewer, 'superadmin', 'deskviewer', 'issuer', 'sales']
    for (const person of people) {
      const client = await clientOf(app, person)
      const outcome = (ask: Promise<unknown>) =>
        ask.then(
          () => 'yes',
          (fault: unknown) => (fault as CallRefused).reason,
        )
      tried[person] = [
        await outcome(client.orders.getOrderDetailForBook({ orderId })),
        await outcome(enter(client, 'ent_ironmosslife')),
        await outcome(
          client.orders.editOrderForInvestor({ orderId, expectedVersion: 99, content: { sales: 'x' } }),
        ),
      ]
    }
    const shut = 'access.denied'
    expect(tried).toEqual({
      deskoc: ['yes', 'yes', 'write.changed-meanwhile'],
      deskjgc: ['yes', 'yes', 'write.changed-meanwhile'],
      deskjlm: ['yes', 'yes', 'deal.not-yours'],
      [viewer]: ['record.unknown', 'deal.not-yours', 'record.unknown'],
      superadmin: ['yes', 'yes', 'write.changed-meanwhile'],
      deskviewer: ['yes', shut, shut],
      issuer: ['yes', shut, shut],
      sales: ['yes', 'yes', 'write.changed-meanwhile'],
    })
  })

  it('a joint manager’s orders go through itself, and it cannot give them away', async () => {
    const { orderId } = await enter(jlm, 'ent_ironmossre')
    expect((await jlm.orders.getOrderDetailForBook({ orderId })).through?.entityId).toBe('ent_quillstone')
    const away = jlm.orders.editOrderForInvestor({
      orderId,
      expectedVersion: 1,
      content: { throughId: 'ent_lantern' },
    })
    expect(await refusalOf(away)).toMatchObject({
      reason: 'order.wrong',
      fields: [{ field: 'throughId', reason: 'order.own-bank' }],
    })
    expect(await asks(enter(jlm, 'ent_ironmossre', { leads: ['ent_lantern'] }))).toBe('order.wrong')
    const own = jlm.orders.editOrderForInvestor({
      orderId,
      expectedVersion: 1,
      content: { orderLevels: [orderLevel(11, '60')] },
    })
    expect((await own).version).toBe(2)
  })

  it('a joint manager with billing and delivery enters its own orders, like any other', async () => {
    const of = await submitted(desk, 'IPG', { shared: sharedWithBnd })
    const { orderId } = await place(investor, of)
    const bnd = await clientOf(app, 'deskbnd')
    expect((await bnd.orders.getOrderDetailForBook({ orderId })).investor.masked).toBe(false)
    const edit = bnd.orders.editOrderForInvestor({ orderId, expectedVersion: 1, content: { sales: 'x' } })
    expect(await asks(edit)).toBe('deal.not-yours')
    const own = await enter(bnd, 'ent_ironmosslife', {}, of)
    const read = await bnd.orders.getOrderDetailForBook({ orderId: own.orderId })
    expect(read.through?.entityId).toBe('ent_ninefold')
  })

  it('an X-order shows its name to the leads and its own bank, an alias to others', async () => {
    const closed = await submitted(desk)
    const { orderId } = await enter(
      desk,
      'ent_sundialreserve',
      { xOrder: true, account: 'Reserve one', sales: 'Covers Sundial', relations: ['issuer'] },
      closed,
    )
    await desk.deals.changeDealStatus({
      dealId: closed,
      to: 'FPG',
      guidance: spread('60'),
      closesAt: inMinutes(60),
    })
    await desk.deals.fpgEnd({ dealId: closed })
    const reason = 'Sundial called at 16:02'
    const { push } = await desk.orders.getOrderDetailForBook({ orderId })
    await desk.orders.editFpgSize({ orderId, expectedVersion: 1, push: push!, size: mm(7), reason })
    const issuer = await clientOf(app, 'issuer')
    for (const client of [jlm, issuer]) {
      const text = JSON.stringify([
        await client.orders.getOrderDetailForBook({ orderId }),
        await client.orders.getOrderLog({ orderId }),
      ])
      expect(text).not.toMatch(/[Ss]undial|Reserve one|Omar/)
      expect(text).toMatch(/Account [0-9A-Z]{5}/)
      const { order } = await client.orders.getOrderDetailForBook({ orderId })
      expect(order).toMatchObject({ sales: null, relations: [], jurisdiction: null, classId: null })
      const { list } = await client.orders.getOrderLog({ orderId })
      expect(list.map((version) => version.reason)).toEqual([null, null])
    }
    const known = await desk.orders.getOrderDetailForBook({ orderId })
    expect(known.order).toMatchObject({ sales: 'Covers Sundial', relations: ['issuer'] })
    expect(known.order.jurisdiction).not.toBeNull()
    expect((await desk.orders.getOrderLog({ orderId })).list[0]!.reason).toBe(reason)
    expect((await desk.orders.getOrderDetailForBook({ orderId })).investor.name).toMatch(/Sundial/)
  })

  it('private comments are hidden from the issuer, drafts from every manager', async () => {
    const { orderId } = await enter(desk, 'ent_tamarindgulf', { privateComment: 'Between banks' })
    const issuer = await clientOf(app, 'issuer')
    expect(
      JSON.stringify([
        await issuer.orders.getOrderDetailForBook({ orderId }),
        await issuer.orders.getOrderLog({ orderId }),
      ]),
    ).not.toContain('Between banks')
    const draft = await investor.orders.saveOrder({ dealId, content: { orderLevels: [orderLevel(3)] } })
    for (const client of [desk, jlm]) {
      expect(await asks(client.orders.getOrderDetailForBook({ orderId: draft.orderId }))).toBe(
        'record.unknown',
      )
      const edit = client.orders.editOrderForInvestor({
        orderId: draft.orderId,
        expectedVersion: 1,
        content: {},
      })
      expect(await asks(edit)).toBe('record.unknown')
    }
  })
})

describe('by the type of the book', () => {
  const people = {
    oc: 'deskoc',
    jgc: 'deskjgc',
    jlm: 'deskjlm',
    view: viewer,
    issuer: 'issuer',
  } as const
  /**
   * How each reader sees an order through the OC and one through the joint manager: by name, by alias, not at all.
   */
  const table: Record<string, Record<keyof typeof people | 'bnd', [string, string]>> = {
    pot: {
      oc: ['name', 'name'],
      jgc: ['name', 'name'],
      jlm: ['name', 'name'],
      view: ['–', '–'],
      bnd: ['name', 'name'],
      issuer: ['name', 'name'],
    },
    soleUndisclosed: {
      oc: ['name', 'name'],
      jgc: ['name', 'name'],
      jlm: ['–', 'name'],
      view: ['–', '–'],
      bnd: ['–', '–'],
      issuer: ['name', 'name'],
    },
    soleDisclosed: {
      oc: ['name', 'name'],
      jgc: ['name', 'name'],
      jlm: ['name', 'name'],
      view: ['–', '–'],
      bnd: ['name', 'name'],
      issuer: ['name', 'name'],
    },
    soleSyndicate: {
      oc: ['name', 'name'],
      jgc: ['name', 'name'],
      jlm: ['name', 'name'],
      view: ['–', '–'],
      bnd: ['name', 'name'],
      issuer: ['alias', 'alias'],
    },
  }

  it.each(Object.keys(table))('%s: each role reads its orders and names', async (bookType) => {
    const terms = { bookType: bookType as 'pot' }
    const madeOn = async (id: string) => [
      await enter(desk, 'ent_ironmosslife', {}, id),
      await enter(jlm, 'ent_ironmosslife', {}, id),
    ]
    const readBy = async (person: string, orders: readonly { orderId: string }[]) => {
      const client = await clientOf(app, person)
      return Promise.all(
        orders.map(({ orderId }) =>
          client.orders.getOrderDetailForBook({ orderId }).then(
            ({ investor: { masked } }) => (masked ? 'alias' : 'name'),
            (fault: unknown) => ((fault as CallRefused).reason === 'record.unknown' ? '–' : 'fault'),
          ),
        ),
      )
    }
    const orders = await madeOn(await submitted(desk, 'IPG', { terms }))
    const visible: Record<string, string[]> = {}
    for (const [role, person] of Object.entries(people)) visible[role] = await readBy(person, orders)
    const others = await madeOn(await submitted(desk, 'IPG', { terms, shared: sharedWithBnd }))
    visible.bnd = await readBy('deskbnd', others)
    expect(visible).toEqual(table[bookType])
  })

  it('the creator without a role in the book reads the log without orders', async () => {
    const made = await submitted(jlm)
    await place(investor, made)
    const codes = async (client: Client) =>
      (await client.deals.getDealLog({ dealId: made, pageNum: 1, pageSize: 50 })).list.map(({ code }) => code)
    expect(await codes(desk)).toContain('order.submitted')
    const log = await jlm.deals.getDealLog({ dealId: made, pageNum: 1, pageSize: 50 })
    expect(log.list.map(({ code }) => code)).toEqual(['deal.submitted', 'deal.created'])
    expect(JSON.stringify(log)).not.toContain('usr_investor')
  })
})
