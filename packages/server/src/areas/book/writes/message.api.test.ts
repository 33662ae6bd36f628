// Findings and decisions on them; the announcement of a numbered state with what it left out.
import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { CallRefused } from '@bookrunner/contract'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { inMinutes, linesOf, submitted, ledgerOf } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'

const { app, desk, jlm, investor } = openTestWorld({ desk: 'deskoc', jlm: 'deskjlm', investor: 'investor' })

const enter = async (dealId: string, investorId: string, size: number, content = {}, client = desk) => {
  const order = { dealId, investorId, content: { orderLevels: [orderLevel(size, '60')], ...content } }
  return (await client.orders.newOrderForInvestor(order)).orderId
}
/** One house with 100 and 40 through two banks; a bank's own interest of 30; a soft 7; another house's 9. */
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
  it('takes a decision with a reason, and is open again after another order joins', async () => {
    const { dealId, large, small } = await filled()
    const [found, ...none] = await findings(dealId)
    expect([found!.kind, found!.orderIds.toSorted(), found!.resolution, none]).toEqual([
      'sameHouse',
      [large, small].toSorted(),
      null,
      [],
    ])
    const request = { dealId, key: found!.key, orderIds: found!.orderIds, reason: 'Same mandate twice' }
    await desk.book.resolveFinding({ ...request, kind: 'leftOut', leftOut: [small] })
    expect((await findings(dealId))[0]!.resolution).toMatchObject({
      kind: 'leftOut',
      leftOut: [small],
      reason: 'Same mandate twice',
      by: 'Edmund Fong 方以誠',
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

  it('is shown to those who may merge, and only they decide', async () => {
    const { dealId } = await filled()
    const [found] = await findings(dealId)
    const request = {
      dealId,
      key: found!.key,
      orderIds: found!.orderIds,
      kind: 'counts' as const,
      reason: 'Two funds',
    }
    const answers: Record<string, [number, string]> = {}
    for (const person of ['deskjgc', 'superadmin', 'deskjlm', 'deskbnd', 'deskviewer', 'issuer']) {
      const client = await clientOf(app, person)
      answers[person] = [
        (await findings(dealId, client)).length,
        await reasonOf(client.book.resolveFinding(request)),
      ]
    }
    expect(answers).toEqual({
      deskjgc: [1, 'yes'],
      superadmin: [1, 'yes'],
      deskjlm: [0, 'deal.not-yours'],
      deskbnd: [0, 'deal.not-yours'],
      deskviewer: [0, 'access.denied'],
      issuer: [0, 'access.denied'],
    })
    expect(await reasonOf(investor.book.resolveFinding(request))).toBe('access.denied')
  })

  it('is refused if it is gone, about other orders, or on a finished deal', async () => {
    const { dealId, small } = await filled()
    const [found] = await findings(dealId)
    const request = {
      dealId,
      key: found!.key,
      orderIds: found!.orderIds,
      kind: 'counts' as const,
      reason: 'Two funds',
    }
    const reasonFor = (change: object) => reasonOf(desk.book.resolveFinding({ ...request, ...change }))
    expect(await reasonFor({ key: 'sameHouse:ent_nobody' })).toBe('finding.gone')
    expect(await reasonFor({ orderIds: [small] })).toBe('finding.moved')
    expect(await reasonFor({ kind: 'leftOut' })).toBe('finding.leave-some')
    expect(await reasonFor({ kind: 'leftOut', leftOut: ['ord_other'] })).toBe('finding.leave-some')
    expect(await reasonFor({ reason: ' ' })).toBe('input.invalid')
    await desk.orders.withdrawForInvestor({ orderId: small, expectedVersion: 1 })
    expect(await reasonFor({})).toBe('finding.gone')
    await desk.deals.abort({ dealId })
    expect(await reasonFor({})).toBe('order.deal-over')
  })
})

describe('the book message', () => {
  it('is about one numbered state, lists what it left out and why, and never changes', async () => {
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
      by: 'Edmund Fong 方以誠',
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
    // It is a line of the log, and so the next state; the chain contains its figures.
    expect((await desk.book.bookOrderList({ dealId })).seq).toBe(seq + 1)
    const line = (await linesOf(app, ledgerOf(dealId))).at(-1)!
    expect(line).toMatchObject({
      code: 'order.announced',
      params: { changes: [{ field: 'order.bookOver', to: '135000000' }, {}, {}, { to: '2' }] },
    })
    const [found] = await findings(dealId)
    const request = { dealId, key: found!.key, orderIds: found!.orderIds, reason: 'Two funds' }
    await desk.book.resolveFinding({ ...request, kind: 'counts' })
    const next = await desk.book.writeBookMessage({ dealId, step })
    expect(next).toMatchObject({ number: 2, seq: seq + 2, over: '175000000', leftOut: [{ orderId: soft }] })
    expect((await desk.book.getBookMessages({ dealId })).list).toEqual([next, made])
  })

  it('counts merged orders once, and no order that waits for a manager', async () => {
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

  it('is refused without firm orders, or for less than the step', async () => {
    const dealId = await submitted(desk)
    const refusal = async () => refusalOf(desk.book.writeBookMessage({ dealId, step: mm(25) }))
    expect(await refusal()).toMatchObject({
      reason: 'book.message-empty',
      message: expect.stringContaining('25mm'),
    })
    await place(investor, dealId, { commitment: 'soft' })
    await place(investor, dealId, { orderLevels: [orderLevel(24)] })
    expect((await refusal()).reason).toBe('book.message-empty')
    await place(investor, dealId, { orderLevels: [orderLevel(1)] })
    expect((await desk.book.writeBookMessage({ dealId, step: mm(25) })).words.US).toBe(
      'Books at USD 25m, 1 account',
    )
    const odd = desk.book.writeBookMessage({ dealId, step: 7_000_000 })
    expect((await refusalOf(odd)).reason).toBe('input.invalid')
    await desk.deals.abort({ dealId })
    expect((await refusal()).reason).toBe('order.deal-over')
    expect((await desk.book.getBookMessages({ dealId })).list).toHaveLength(1)
  })

  it('is allowed to those who run the book, and made once for a repeated key', async () => {
    const { dealId } = await filled()
    const answers: Record<string, string[]> = {}
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
      answers[person] = [
        await reasonOf(client.book.writeBookMessage({ dealId, step })),
        await reasonOf(client.book.getBookMessages({ dealId })),
      ]
    }
    const both = (word: string) => [word, word]
    expect(answers).toEqual({
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
