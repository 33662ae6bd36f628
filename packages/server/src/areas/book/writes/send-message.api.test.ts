// A book message reaches those the desk sends it to: in the bell, on the page of the deal, and nobody else.
import { describe, expect, it } from 'vitest'
import type { CallRefused, Client } from '@bookrunner/contract'
import { offerSubject } from '@bookrunner/contract/deals'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { dealsByStage, ledgerOf, linesOf, submitted } from '../../../../test/lifecycle.ts'
import { mm, orderLevel } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' }, { timedWork: true })

const step = mm(5)
const both = ['investors', 'managers'] as const
const enter = async (dealId: string, investorId: string, size: number) =>
  (
    await desk.orders.newOrderForInvestor({
      dealId,
      investorId,
      content: { orderLevels: [orderLevel(size, '60')] },
    })
  ).orderId
let named = 0
/** A deal with 40mm of an investor that reads no notice here, and its message. */
const announced = async (terms: object = {}) => {
  const name = `Announced ${(named += 1)}x`
  const dealId = await submitted(desk, 'IPG', { name, terms })
  const orderId = await enter(dealId, 'ent_ironmosslife', 40)
  const { messageId } = await desk.book.writeBookMessage({ dealId, step })
  return { name, dealId, orderId, messageId }
}
const heard = async (person: string, name: string, lang: 'US' | 'HK' = 'US') =>
  (await (await clientOf(app, person, lang)).notices.box({})).list.filter(({ msgTitle }) =>
    ['Book message', '簿記公告'].some((title) => msgTitle.startsWith(title) && msgTitle.endsWith(name)),
  )
const reasonOf = (ask: Promise<unknown>): Promise<string> =>
  ask.then(
    () => 'yes',
    (fault: unknown) => (fault as CallRefused).reason,
  )
const published = async (client: Client, dealId: string) =>
  (await client.deals.investorDealDetail({ dealId })).bookMessage

describe('a sent book message', () => {
  it('reaches investors with its text and time alone, and changes their page', async () => {
    const { name, dealId, messageId } = await announced()
    // Of 73m "Books at 40m" is not true.
    const more = await enter(dealId, 'ent_sundialreserve', 33)
    const untrue = desk.book.sendBookMessage({ dealId, messageId, to: ['investors'] })
    expect((await refusalOf(untrue)).reason).toBe('book.message-untrue')
    await desk.orders.withdrawForInvestor({ orderId: more, expectedVersion: 1 })
    const news: number[] = []
    investor.live.watch(offerSubject, dealId, {
      snapshot: () => news.push(0),
      changes: (states) => news.push(states.length),
    })
    await until(() => expect(news).toEqual([0]))
    expect(await published(investor, dealId)).toBeNull()
    expect(await desk.book.sendBookMessage({ dealId, messageId, to: ['investors'] })).toEqual({
      messageId,
      to: ['investors'],
    })
    await until(async () => expect(await heard('investor', name)).toHaveLength(1))
    const [notice] = await heard('investor', name)
    expect(notice).toMatchObject({
      msgTitle: `Book message: ${name}`,
      msgSummary: 'Books at USD 40m, 1 account.',
      msgContent: expect.stringMatching(/^As of .* HKT\.$/),
      link: `/order/deal/${dealId}`,
    })
    expect((await heard('investor', name, 'HK'))[0]?.msgSummary).toBe('訂單簿達 USD 4,000 萬，1 家賬戶。')
    await until(() => expect(news).toEqual([0, 1]))
    const [message] = (await desk.book.getBookMessages({ dealId })).list
    // Neither the number of the message, nor that of the state, nor its author.
    expect(await published(investor, dealId)).toEqual({ text: message!.words, at: message!.at })
    expect(message!.sent).toEqual([{ to: 'investors', at: expect.any(String), by: 'Edmund Fong 方以誠' }])
    for (const nobody of ['deskoc', 'deskjlm', 'issuer', 'systemadmin'])
      expect([nobody, await heard(nobody, name)]).toEqual([nobody, []])
    expect((await desk.deals.bookDealDetail({ dealId })).bookMessage).toBeNull()
    investor.live.close()
  })

  it('reaches banks and issuer, and then investors, each once', async () => {
    const { name, dealId, messageId } = await announced()
    await desk.book.sendBookMessage({ dealId, messageId, to: ['managers'] })
    for (const person of ['deskjlm', 'deskviewer', 'issuer'])
      await until(async () =>
        expect([person, (await heard(person, name)).map(({ link }) => link)]).toEqual([
          person,
          [`/deal/detail?dealId=${dealId}`],
        ]),
      )
    expect(await heard('investor', name)).toEqual([])
    expect(await published(investor, dealId)).toBeNull()
    const jlm = await clientOf(app, 'deskjlm')
    expect((await jlm.deals.bookDealDetail({ dealId })).bookMessage?.text.US).toBe(
      'Books at USD 40m, 1 account',
    )
    // Only investors are missing.
    const again = await desk.book.sendBookMessage({ dealId, messageId, to: [...both] })
    expect(again.to).toEqual(['investors'])
    await until(async () => expect(await heard('investor', name)).toHaveLength(1))
    expect(await heard('deskjlm', name)).toHaveLength(1)
    const repeated = desk.book.sendBookMessage({ dealId, messageId, to: [...both] })
    expect((await refusalOf(repeated)).reason).toBe('book.message-sent')
    const line = (await linesOf(app, ledgerOf(dealId))).at(-1)!
    expect(line).toMatchObject({
      code: 'order.messageSent',
      params: { messageId, changes: [{ field: 'order.messageTo', to: 'investors' }, { to: '40000000' }] },
    })
    const { list } = await desk.deals.getDealLog({ dealId, pageNum: 1, pageSize: 1 })
    expect(list[0]).toMatchObject({ changes: [{ to: 'Investors' }, { to: '40mm' }] })
  })

  it('is the newest, and replaces the one before it for its readers', async () => {
    const { name, dealId, messageId } = await announced()
    await desk.book.sendBookMessage({ dealId, messageId, to: ['investors'] })
    await enter(dealId, 'ent_sundialreserve', 20)
    const newer = await desk.book.writeBookMessage({ dealId, step })
    expect((await published(investor, dealId))?.text.US).toBe('Books at USD 40m, 1 account')
    const older = desk.book.sendBookMessage({ dealId, messageId, to: ['managers'] })
    expect((await refusalOf(older)).reason).toBe('book.message-superseded')
    await desk.book.sendBookMessage({ dealId, messageId: newer.messageId, to: ['investors'] })
    expect((await published(investor, dealId))?.text).toEqual(newer.words)
    await until(async () => {
      const [first, second] = await heard('investor', name)
      expect([first?.readTime, second?.readTime]).toEqual([null, expect.any(String)])
    })
  })

  it('goes to invited investors only', async () => {
    const addressed = { kind: 'chosen' as const, entityIds: ['ent_vellumasia', 'ent_ironmosslife'] }
    const { name, dealId, messageId } = await announced({ addressed })
    await desk.book.sendBookMessage({ dealId, messageId, to: [...both] })
    await until(async () => expect(await heard('investorvellumasia', name)).toHaveLength(1))
    await until(async () => expect(await heard('deskjlm', name)).toHaveLength(1))
    expect(await heard('investor', name)).toEqual([])
    expect(await reasonOf(published(investor, dealId))).toBe('record.unknown')
  })

  it('is refused once the book no longer bears it out, of another deal, or of one that is over', async () => {
    const { dealId, orderId, messageId } = await announced()
    const send = (id = messageId) =>
      reasonOf(desk.book.sendBookMessage({ dealId, messageId: id, to: ['investors'] }))
    const other = await announced()
    expect(await send(other.messageId)).toBe('record.unknown')
    await desk.orders.withdrawForInvestor({ orderId, expectedVersion: 1 })
    expect(await send()).toBe('book.message-untrue')
    await desk.deals.abort({ dealId })
    expect(await send()).toBe('order.deal-over')
  })

  it('leaves the page of investors and of managers once the deal is over', async () => {
    const { dealId, messageId } = await announced()
    const jlm = await clientOf(app, 'deskjlm')
    const managed = async () => (await jlm.deals.bookDealDetail({ dealId })).bookMessage
    await desk.book.sendBookMessage({ dealId, messageId, to: [...both] })
    expect([await published(investor, dealId), await managed()]).not.toContain(null)
    await desk.deals.abort({ dealId })
    expect([await published(investor, dealId), await managed()]).toEqual([null, null])
  })

  it('is refused if the book moves between what was read of it and the lock', async () => {
    const { dealId, messageId } = await announced()
    const holder = await app.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from ledger where id = $1 for update', [ledgerOf(dealId)])
      const order = enter(dealId, 'ent_sundialreserve', 1)
      const sent = reasonOf(desk.book.sendBookMessage({ dealId, messageId, to: ['investors'] }))
      // Both have read what they need, and wait for the lock.
      await new Promise((done) => setTimeout(done, 500))
      await holder.query('commit')
      await order
      expect(await sent).toBe('write.changed-meanwhile')
      expect(await published(investor, dealId)).toBeNull()
    } finally {
      holder.release()
    }
  })

  it('is allowed to those who run the book', async () => {
    const answers: Record<string, string> = {}
    const people = [
      'deskjgc',
      'superadmin',
      'deskjlm',
      'deskbnd',
      'deskviewer',
      'issuer',
      'investor',
      'systemadmin',
    ]
    for (const person of people) {
      const { dealId, messageId } = await announced()
      const client = await clientOf(app, person)
      answers[person] = await reasonOf(client.book.sendBookMessage({ dealId, messageId, to: ['investors'] }))
    }
    expect(answers).toEqual({
      deskjgc: 'yes',
      superadmin: 'yes',
      deskjlm: 'deal.not-yours',
      deskbnd: 'deal.not-yours',
      deskviewer: 'access.denied',
      issuer: 'access.denied',
      investor: 'access.denied',
      systemadmin: 'access.denied',
    })
  })

  it('does not pass intentions off as a book', async () => {
    const dealId = await dealsByStage['Test of a draft'](desk)
    await enter(dealId, 'ent_ironmosslife', 40)
    const made = await desk.book.writeBookMessage({ dealId, step })
    const send = desk.book.sendBookMessage({ dealId, messageId: made.messageId, to: ['managers'] })
    expect((await refusalOf(send)).reason).toBe('book.message-of-test')
  })

  it('refuses a message made in the test of a draft in IPG, though the book has reached its figure', async () => {
    const dealId = await dealsByStage['Test of a draft'](desk)
    await enter(dealId, 'ent_ironmosslife', 40)
    const send = (messageId: string) =>
      reasonOf(desk.book.sendBookMessage({ dealId, messageId, to: ['managers'] }))
    const early = await desk.book.writeBookMessage({ dealId, step })
    await desk.deals.testEnd({ dealId })
    await enter(dealId, 'ent_sundialreserve', 40)
    expect(await send(early.messageId)).toBe('book.message-of-test')
    const late = await desk.book.writeBookMessage({ dealId, step })
    expect(await send(late.messageId)).toBe('yes')
  })
})
