// Who reads what of a book: rows as in the single views, and totals that are the same for everybody.
import { describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookTypes, type BookType } from '@bookrunner/domain/deals'
import { allIn } from '../../../test/book-facts.ts'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import { inMinutes, linesOf, spread, dealsByStage, submitted } from '../../../test/lifecycle.ts'
import { fullShared, sharedWithBnd } from '../../../test/deals.ts'
import { mm, place, orderLevel, enterFor } from '../../../test/orders.ts'

const { app, desk, jlm, investor } = openTestWorld({ desk: 'deskoc', jlm: 'deskjlm', investor: 'investor' })

/** One order through the OC, an X-order of it, and one through the joint manager. */
const fill = async (dealId: string) => {
  await enterFor(desk, dealId, 'ent_ironmosslife', { privateComment: 'Between banks' })
  await enterFor(desk, dealId, 'ent_sundialreserve', { xOrder: true, account: 'Reserve one' })
  await enterFor(jlm, dealId, 'ent_tamarindgulf', { jlmInterest: true })
}
const book = (client: Client, dealId: string) => client.book.bookOrderList({ dealId })
type Reply = Awaited<ReturnType<typeof book>>
/** The name or alias of each order's house. */
const names = ({ rows, holders }: Reply) => {
  const aliases = holders.filter(({ masked }) => masked).map(({ holder }) => holder)
  return rows.map(({ holder }) => (aliases.includes(holder) ? 'alias' : holder.slice(4)))
}

describe('by the type of the book', () => {
  const [oc, x, own] = ['ironmosslife', 'sundialreserve', 'tamarindgulf']
  const all = [oc, x, own]
  const notX = [oc, 'alias', own]
  const aliases = ['alias', 'alias', 'alias']
  const everybody = { deskoc: all, deskjgc: all, superadmin: all }
  const table: Record<BookType, Record<string, (string | undefined)[]>> = {
    pot: { ...everybody, deskjlm: notX, deskbnd: notX, issuer: notX },
    soleUndisclosed: { ...everybody, deskjlm: [own], deskbnd: [], issuer: notX },
    soleDisclosed: { ...everybody, deskjlm: notX, deskbnd: notX, issuer: notX },
    soleSyndicate: { ...everybody, deskjlm: notX, deskbnd: notX, issuer: aliases },
  }
  const ownOnly = ['deskjlm', 'deskbnd']

  it.each(bookTypes)('%s: each role reads its own rows and the same totals', async (bookType) => {
    const dealId = await submitted(desk, 'IPG', { shared: sharedWithBnd, terms: { bookType } })
    await fill(dealId)
    const visible: Record<string, string[]> = {}
    for (const person of Object.keys(table[bookType])) {
      const reply = await book(await clientOf(app, person), dealId)
      visible[person] = names(reply)
      const own = bookType === 'soleUndisclosed' && ownOnly.includes(person)
      expect([person, reply.sight, reply.summary]).toEqual([
        person,
        own ? 'own' : 'all',
        {
          orders: 3,
          lines: 3,
          softOrders: 0,
          accounts: 3,
          withheld: 1,
          houses: person in everybody ? 3 : null,
          total: '30000000',
          inBook: '30000000',
          atLevel: allIn(3, mm(30)),
          soft: '0',
          jlmInterest: '10000000',
          coLead: '10000000',
          conditional: '0',
          issue: null,
          coverage: null,
          inCoverage: null,
          since: {
            at: reply.summary.since?.at,
            total: '30000000',
            came: '30000000',
            went: '0',
            orders: 3,
            lines: 3,
          },
        },
      ])
    }
    expect(visible).toEqual(table[bookType])
  })

  it('rows equal the single views, private comments included', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { bookType: 'soleDisclosed' } })
    await fill(dealId)
    for (const person of ['deskoc', 'deskjlm', 'issuer']) {
      const client = await clientOf(app, person)
      const { rows, holders, banks } = await book(client, dealId)
      expect(rows).toHaveLength(3)
      for (const row of rows) {
        const single = await client.orders.getOrderDetailForBook({ orderId: row.id })
        const { order, investor, figures, actions, meaning } = single
        const { masked, name, nameCn } = holders.find(({ holder }) => holder === row.holder)!
        expect({ masked, name, nameCn }).toEqual({
          masked: investor.masked,
          name: investor.name,
          nameCn: investor.nameCn,
        })
        expect(banks.find(({ entityId }) => entityId === row.throughId)).toEqual(single.through)
        expect(row).toMatchObject({
          number: single.number,
          seq: order.seq,
          version: order.version,
          status: single.status,
          account: order.account,
          privateComment: order.privateComment,
          classId: order.classId,
          relations: order.relations,
          leads: order.leads,
          region: order.region,
          ...figures,
          accepted: single.accepted,
          change: single.change,
          orderLevels: order.orderLevels,
          fit: meaning.today?.fit,
          inSize: meaning.today?.wide.size,
          updatedBy: single.updatedBy?.name ?? null,
          omnibus: false,
        })
        const may = Object.entries(actions).filter(([, window]) => window !== 'no')
        expect(row.may.toSorted()).toEqual(may.map(([action]) => action).toSorted())
      }
    }
    const issuer = JSON.stringify(await book(await clientOf(app, 'issuer'), dealId))
    expect(issuer).not.toMatch(/Between banks|[Ss]undial|Reserve one/)
    expect(JSON.stringify(await book(desk, dealId))).toMatch(/Between banks.*Reserve one/)
  })

  it('a house has one alias on a deal for all readers, and another on the next deal', async () => {
    const masks = { terms: { bookType: 'soleSyndicate' as const } }
    const dealId = await submitted(desk, 'IPG', masks)
    await enterFor(desk, dealId, 'ent_ironmosslife')
    await enterFor(desk, dealId, 'ent_ironmosslife')
    await enterFor(desk, dealId, 'ent_sundialreserve', { xOrder: true })
    const issuer = await clientOf(app, 'issuer')
    const { rows, holders } = await book(issuer, dealId)
    const [one, two, x] = rows.map(({ holder }) => holder)
    expect(one).toMatch(/^Account [0-9A-Z]{5}$/)
    expect([two, holders.length]).toEqual([one, 2])
    const second = await app.anotherNode()
    const onSecondNode = await (
      await clientOf({ ...app, url: second.url }, 'issuer')
    ).book.bookOrderList({ dealId })
    expect(onSecondNode.holders).toEqual(holders)
    const single = await issuer.orders.getOrderDetailForBook({ orderId: rows[0]!.id })
    expect(single.investor.name).toBe(one)
    // The joint manager reads the X-order under the same alias, and the other orders by name.
    const atJlm = await book(jlm, dealId)
    expect(atJlm.rows.map(({ holder }) => holder)).toEqual(['ent_ironmosslife', 'ent_ironmosslife', x])
    const next = await submitted(desk, 'IPG', masks)
    await enterFor(desk, next, 'ent_ironmosslife')
    const [other] = (await book(issuer, next)).holders
    expect(other!.name).not.toBe(one)
    expect(rows.map(({ number }) => number.slice(0, 5))).not.toContain(one!.slice(-5))
  })
})

describe('readers of totals, and those without a book', () => {
  it.each(bookTypes)('%s: a viewing bank gets the totals and no order', async (bookType) => {
    const dealId = await submitted(desk, 'IPG', { terms: { bookType } })
    await fill(dealId)
    const reply = await book(await clientOf(app, 'deskbnd'), dealId)
    expect(reply).toMatchObject({
      sight: 'totals',
      enter: 'no',
      rows: [],
      holders: [],
      banks: [],
      groups: [],
      summary: { orders: 3, total: '30000000' },
    })
    expect(JSON.stringify(reply)).not.toMatch(/ironmoss|sundial|tamarind|Account [0-9A-Z]/i)
  })

  it('investors, system administrators and strangers get no book', async () => {
    const dealId = await submitted(desk)
    const asks = async (person: string) => (await refusalOf(book(await clientOf(app, person), dealId))).reason
    expect(await asks('investor')).toBe('access.denied')
    expect(await asks('systemadmin')).toBe('access.denied')
    expect(await asks('issueramberfall')).toBe('record.unknown')
    expect((await refusalOf(book(desk, 'deal_nosuchdeal00'))).reason).toBe('record.unknown')
    // The deal's creator knows the deal, but has no part in its book.
    const { syndicate } = fullShared
    const others = {
      shared: { syndicate: syndicate.filter(({ entityId }) => entityId !== 'ent_quillstone') },
    }
    const made = await submitted(jlm, 'IPG', others)
    expect((await refusalOf(book(jlm, made))).reason).toBe('deal.not-yours')
  })

  it('says whether the reader may enter an order', async () => {
    const dealId = await dealsByStage['FPG closed'](desk)
    const may = async (person: string) => (await book(await clientOf(app, person), dealId)).enter
    expect(await Promise.all(['deskoc', 'deskjlm', 'deskviewer', 'issuer'].map(may))).toEqual([
      'reason',
      'reason',
      'no',
      'no',
    ])
    const open = await submitted(desk)
    const { enter, parties } = await book(desk, open)
    expect([enter, parties.map(({ entityId }) => entityId).toSorted()]).toEqual([
      'yes',
      ['ent_brasslight', 'ent_glasswing', 'ent_lantern', 'ent_ninefold', 'ent_quillstone'],
    ])
    expect((await book(await clientOf(app, 'issuer'), open)).parties).toEqual([])
  })
})

describe('the orders of a book', () => {
  it('belong to one numbered state: no drafts, and withdrawn orders as cancelled from that moment on', async () => {
    const dealId = await submitted(desk)
    const order = await place(investor, dealId)
    const left = await place(investor, dealId, { orderLevels: [orderLevel(4)] })
    await investor.orders.saveOrder({ dealId, content: { orderLevels: [orderLevel(3)] } })
    const passing = await place(investor, dealId, { orderLevels: [orderLevel(2, '130')], commitment: 'soft' })
    const out = await place(investor, dealId, { orderLevels: [orderLevel(5, '130')] })
    const before = await book(desk, dealId)
    expect(before.summary).toMatchObject({
      orders: 4,
      total: String(mm(19)),
      inBook: String(mm(14)),
      soft: String(mm(2)),
    })
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
    await investor.orders.withdraw({ orderId: left.orderId, expectedVersion: 1 })
    const fresh = await place(investor, dealId, { orderLevels: [orderLevel(6)] })
    await investor.orders.withdraw({ orderId: fresh.orderId, expectedVersion: 1 })
    const reply = await book(desk, dealId)
    const lines = await linesOf(app, `deal:ann_${dealId.slice(5, 17)}`)
    expect(reply.seq).toBe(lines.at(-1)!.seq)
    expect(reply.seq).toBeGreaterThan(before.seq)
    const changes = Object.fromEntries(reply.rows.map(({ id, change }) => [id, change]))
    expect(changes).toEqual({
      [order.orderId]: 'SAME',
      [left.orderId]: 'CANCEL',
      [passing.orderId]: 'SAME',
      [out.orderId]: 'SAME',
      [fresh.orderId]: 'CANCEL',
    })
  })

  it('refuse a size above the maximum, and add up to the last unit', async () => {
    const dealId = await submitted(desk)
    const slip = place(investor, dealId, { orderLevels: [orderLevel(10_000_000)] })
    expect(await refusalOf(slip)).toMatchObject({ fields: [{ reason: 'order.not-in-mm' }] })
    for (let nr = 0; nr < 3; nr++) await place(investor, dealId, { orderLevels: [orderLevel(900_000)] })
    expect((await book(desk, dealId)).summary.total).toBe('2700000000000')
  })
})

describe('a list that many readers ask for at once', () => {
  it('is written once, with each reader’s own part', async () => {
    const dealId = await submitted(desk)
    await enterFor(desk, dealId, 'ent_ironmosslife', { privateComment: 'Between banks' })
    // Readers of one house and role see the same orders, but have their own read markers.
    const chinese = await clientOf(app, 'deskoc', 'CN')
    const admin = await clientOf(app, 'superadmin')
    await desk.book.removeNewOrderFlag({ dealId, upTo: 3 })
    const [mine, inChinese, others, jlms] = await Promise.all(
      [desk, chinese, admin, jlm].map((each) => book(each, dealId)),
    )
    expect(inChinese!.rows).toEqual(mine!.rows)
    expect(inChinese!.classes[0]!.name).not.toBe(mine!.classes[0]!.name)
    expect([mine!.readMarker.upTo, inChinese!.readMarker.upTo, others!.readMarker.upTo]).toEqual([3, 3, 0])
    expect([others!.enter, jlms!.parties.length > 0]).toEqual(['yes', true])
  })

  it('is written again after any change: an order, a remark, a bank, a move', async () => {
    const dealId = await submitted(desk, 'IPG', { terms: { bookType: 'soleUndisclosed' } })
    const { orderId } = await enterFor(desk, dealId, 'ent_ironmosslife')
    const before = await book(desk, dealId)
    expect((await book(jlm, dealId)).rows).toEqual([])
    await desk.book.editComments({ orderId, expectedVersion: 1, privateComment: 'Two calls' })
    const after = await book(desk, dealId)
    expect(after.seq).toBeGreaterThan(before.seq)
    expect(after.rows[0]).toMatchObject({ id: orderId, version: 2, privateComment: 'Two calls' })
    await desk.orders.editOrderForInvestor({
      orderId,
      expectedVersion: 2,
      content: { throughId: 'ent_quillstone' },
    })
    expect((await book(jlm, dealId)).rows.map(({ id }) => id)).toEqual([orderId])
    await desk.deals.orderTest({ dealId, level: spread('110') })
    expect((await book(desk, dealId)).levels.status).toBe('Test')
  })
})
