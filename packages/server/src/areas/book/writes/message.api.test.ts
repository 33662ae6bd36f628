// Findings and what is decided on them; the announcement line of a numbered state, and what was left out of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { CallRefused, Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { inMinutes, linesOf, submitted, ledgerOf } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'

let app: TestApp
let desk: Client
let jlm: Client
let investor: Client
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
  jlm = await clientOf(app, 'deskjlm')
  investor = await clientOf(app, 'investor')
})
afterAll(() => app.close())

const enter = async (dealId: string, investorId: string, size: number, content = {}, client = desk) => {
  const asked = { dealId, investorId, content: { orderLevels: [orderLevel(size, '60')], ...content } }
  return (await client.orders.newOrderForInvestor(asked)).orderId
}
/** One house through two banks: 100 and 40; a bank's own interest of 30; a soft order of 7; another house's 9. */
const filled = async () => {
  const dealId = await submitted(desk)
  const large = await enter(dealId, 'ent_ironmosslife', 100)
  const small = await enter(dealId, 'ent_ironmosslife', 40, {}, jlm)
  const interest = await enter(dealId, 'ent_tamarindgulf', 30, { jlmInterest: true })
  const soft = await enter(dealId, 'ent_marrowbycivil', 7, { commitment: 'soft' })
  const other = await enter(dealId, 'ent_sundialreserve', 9)
  return { dealId, large, small, interest, soft, other }
}
const findings = async (dealId: string, client = desk) =>
  (await client.book.bookOrderList({ dealId })).findings
const reasonOf = (ask: Promise<unknown>): Promise<string> =>
  ask.then(
    () => 'yes',
    (fault: unknown) => (fault as CallRefused).reason,
  )
const step = mm(5)

describe('a finding', () => {
  it('is decided on with a reason that is kept, and open again with another order', async () => {
    const { dealId, large, small } = await filled()
    const [found, ...none] = await findings(dealId)
    expect([found!.kind, found!.orderIds.toSorted(), found!.resolution, none]).toEqual([
      'sameHouse',
      [large, small].toSorted(),
      null,
      [],
    ])
    const asked = { dealId, key: found!.key, orderIds: found!.orderIds, reason: 'Same mandate twice' }
    await desk.book.resolveFinding({ ...asked, kind: 'leftOut', leftOut: [small] })
    expect((await findings(dealId))[0]!.resolution).toMatchObject({
      kind: 'leftOut',
      leftOut: [small],
      reason: 'Same mandate twice',
      by: 'Edmund Fong 方以诚',
    })
    const line = (await linesOf(app, ledgerOf(dealId))).at(-1)!
    expect(line).toMatchObject({
      code: 'order.resolved',
      params: {
        orderIds: found!.orderIds,
        changes: [
          { field: 'order.finding', to: 'sameHouse' },
          { field: 'order.decision', to: 'leftOut' },
          { field: 'order.leftOut', to: small },
        ],
      },
    })
    expect(JSON.stringify(line.params)).not.toContain('mandate')
    const { list } = await desk.deals.getDealLog({ dealId, pageNum: 1, pageSize: 1 })
    expect(list[0]).toMatchObject({
      comment: 'Same mandate twice',
      changes: [{ to: 'Same investor' }, { to: 'Excluded' }, { to: expect.stringMatching(/^\w{5}-\w{5}$/) }],
    })
    const { acts } = await desk.orders.getOrderLog({ orderId: small })
    expect(acts).toMatchObject([{ act: 'resolved', reason: 'Same mandate twice' }])
    expect((await jlm.orders.getOrderLog({ orderId: small })).acts).toEqual([])
    await enter(dealId, 'ent_ironmosslife', 3, { throughId: 'ent_brasslight' })
    expect((await findings(dealId))[0]!.resolution).toBeNull()
  })

  it('is told to who may merge, and decided on by nobody else', async () => {
    const { dealId } = await filled()
    const [found] = await findings(dealId)
    const asked = {
      dealId,
      key: found!.key,
      orderIds: found!.orderIds,
      kind: 'counts' as const,
      reason: 'Two funds',
    }
    const told: Record<string, [number, string]> = {}
    for (const person of ['deskjgc', 'superadmin', 'deskjlm', 'deskbnd', 'deskviewer', 'issuer']) {
      const client = await clientOf(app, person)
      told[person] = [
        (await findings(dealId, client)).length,
        await reasonOf(client.book.resolveFinding(asked)),
      ]
    }
    expect(told).toEqual({
      deskjgc: [1, 'yes'],
      superadmin: [1, 'yes'],
      deskjlm: [0, 'deal.not-yours'],
      deskbnd: [0, 'deal.not-yours'],
      deskviewer: [0, 'access.denied'],
      issuer: [0, 'access.denied'],
    })
    expect(await reasonOf(investor.book.resolveFinding(asked))).toBe('access.denied')
  })

  it('that is gone, about other orders, or of a deal that is over is refused', async () => {
    const { dealId, small } = await filled()
    const [found] = await findings(dealId)
    const asked = {
      dealId,
      key: found!.key,
      orderIds: found!.orderIds,
      kind: 'counts' as const,
      reason: 'Two funds',
    }
    const why = (change: object) => reasonOf(desk.book.resolveFinding({ ...asked, ...change }))
    expect(await why({ key: 'sameHouse:ent_nobody' })).toBe('finding.gone')
    expect(await why({ orderIds: [small] })).toBe('finding.moved')
    expect(await why({ kind: 'leftOut' })).toBe('finding.leave-some')
    expect(await why({ kind: 'leftOut', leftOut: ['ord_other'] })).toBe('finding.leave-some')
    expect(await why({ reason: ' ' })).toBe('input.invalid')
    await desk.orders.withdrawForInvestor({ orderId: small, expectedVersion: 1 })
    expect(await why({})).toBe('finding.gone')
    await desk.deals.abort({ dealId })
    expect(await why({})).toBe('order.deal-over')
  })
})

describe('the book message', () => {
  it('is of one numbered state, says what was left out and why, and stays as it was made', async () => {
    const { dealId, small, soft } = await filled()
    const { seq } = await desk.book.bookOrderList({ dealId })
    const made = await desk.book.writeBookMessage({ dealId, step })
    expect(made).toMatchObject({
      number: 1,
      seq,
      step,
      over: '135000000',
      exactly: false,
      jlmInterest: '30000000',
      accounts: 3,
      by: 'Edmund Fong 方以诚',
      words: {
        US: 'Books over USD 135m incl. 30m JLM interest, 3 accounts',
        CN: '订单簿超过 USD 1.35 亿（含 JLM 自有订单 3,000 万），3 家账户',
        HK: '訂單簿超過 USD 1.35 億（含 JLM 自有訂單 3,000 萬），3 家賬戶',
      },
    })
    expect(made.leftOut.map(({ orderId, counting, why }) => [orderId, counting, why])).toEqual([
      [small, mm(40), 'suspected'],
      [soft, mm(7), 'soft'],
    ])
    // It is a line of the log, and so the next state; figures stand in the chain.
    expect((await desk.book.bookOrderList({ dealId })).seq).toBe(seq + 1)
    const line = (await linesOf(app, ledgerOf(dealId))).at(-1)!
    expect(line).toMatchObject({
      code: 'order.announced',
      params: { changes: [{ field: 'order.bookOver', to: '135000000' }, {}, {}, { to: '2' }] },
    })
    const [found] = await findings(dealId)
    const asked = { dealId, key: found!.key, orderIds: found!.orderIds, reason: 'Two funds' }
    await desk.book.resolveFinding({ ...asked, kind: 'counts' })
    const next = await desk.book.writeBookMessage({ dealId, step })
    expect(next).toMatchObject({ number: 2, seq: seq + 2, over: '175000000', leftOut: [{ orderId: soft }] })
    expect((await desk.book.getBookMessages({ dealId })).list).toEqual([next, made])
  })

  it('counts what is merged once, and nothing of what waits for a manager', async () => {
    const { dealId, large, small } = await filled()
    await desk.book.mergeOrder({ dealId, orderIds: [large, small], rule: 'largest' })
    const made = await desk.book.writeBookMessage({ dealId, step })
    expect(made).toMatchObject({ over: '135000000', leftOut: [{ why: 'soft' }] })
    await sql`update deal set lifecycle = jsonb_set(lifecycle, '{subjectAt}', to_jsonb(${inMinutes(-1)}::text))
      where id = ${dealId}`.execute(app.database.db)
    const late = await enter(dealId, 'ent_vellummacro', 20)
    const next = await desk.book.writeBookMessage({ dealId, step })
    expect(next.over).toBe(made.over)
    expect(next.leftOut).toContainEqual(
      expect.objectContaining({ orderId: late, counting: mm(20), why: 'conditional' }),
    )
  })

  it('says nothing where nothing firm counts, or less than the step', async () => {
    const dealId = await submitted(desk)
    const why = async () => refusalOf(desk.book.writeBookMessage({ dealId, step: mm(25) }))
    expect(await why()).toMatchObject({
      reason: 'book.message-empty',
      message: expect.stringContaining('25 mm'),
    })
    await place(investor, dealId, { commitment: 'soft' })
    await place(investor, dealId, { orderLevels: [orderLevel(24)] })
    expect((await why()).reason).toBe('book.message-empty')
    await place(investor, dealId, { orderLevels: [orderLevel(1)] })
    expect((await desk.book.writeBookMessage({ dealId, step: mm(25) })).words.US).toBe(
      'Books at USD 25m, 1 account',
    )
    const odd = desk.book.writeBookMessage({ dealId, step: 7_000_000 })
    expect((await refusalOf(odd)).reason).toBe('input.invalid')
    await desk.deals.abort({ dealId })
    expect((await why()).reason).toBe('order.deal-over')
    expect((await desk.book.getBookMessages({ dealId })).list).toHaveLength(1)
  })

  it('is for who runs the book; sent twice it is made once', async () => {
    const { dealId } = await filled()
    const told: Record<string, string[]> = {}
    const people = [
      'deskoc',
      'deskjgc',
      'superadmin',
      'deskjlm',
      'deskbnd',
      'deskviewer',
      'issuer',
      'investor',
    ]
    for (const person of [...people, 'systemadmin']) {
      const client = await clientOf(app, person)
      told[person] = [
        await reasonOf(client.book.writeBookMessage({ dealId, step })),
        await reasonOf(client.book.getBookMessages({ dealId })),
      ]
    }
    const both = (word: string) => [word, word]
    expect(told).toEqual({
      deskoc: both('yes'),
      deskjgc: both('yes'),
      superadmin: both('yes'),
      deskjlm: both('deal.not-yours'),
      deskbnd: both('deal.not-yours'),
      deskviewer: both('access.denied'),
      issuer: both('access.denied'),
      investor: both('access.denied'),
      systemadmin: both('access.denied'),
    })
    const key = crypto.randomUUID()
    const again = () => desk.book.writeBookMessage({ dealId, step }, { key })
    const made = await Promise.all([again(), again(), again()])
    expect(new Set(made.map(({ messageId }) => messageId)).size).toBe(1)
    expect((await desk.book.getBookMessages({ dealId })).list.map(({ number }) => number)).toEqual([
      4, 3, 2, 1,
    ])
  })
})
