// Nothing that desks record about a book reaches an investor: no call, live message, file or number.
import { expect, it } from 'vitest'
import { ownOrdersSubject } from '@bookrunner/contract/orders'
import { bookSubject } from '@bookrunner/contract/book'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { linesOf, submitted } from '../../../../test/lifecycle.ts'
import { mm, place, orderLevel } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'
import { readWorkbookOf } from '../../../../test/workbooks.ts'

const { app, desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' }, { timedWork: true })

const secret = 'Behind closed doors'

const cellsOf = async (dealId: string): Promise<string> => {
  const book = await readWorkbookOf(await investor.orders.downloadMyOrder({ dealId }))
  const rows: unknown[] = []
  for (const sheet of book.worksheets) sheet.eachRow((row) => rows.push(row.values))
  return JSON.stringify(rows)
}

/** Everything an investor may request about its orders on a deal, as text. */
const allOf = async (dealId: string, orderIds: readonly string[]): Promise<string> => {
  const replies: unknown[] = [
    await investor.orders.myOrder({ pageNum: 1, pageSize: 50, dealId }),
    await investor.deals.investorDealDetail({ dealId }),
    await investor.notices.box({ pageSize: 100 }),
    await cellsOf(dealId),
  ]
  for (const orderId of orderIds)
    replies.push(
      await investor.orders.getOrderDetail({ orderId }),
      await investor.orders.getHisOrderList({ orderId }),
    )
  return JSON.stringify(replies)
}

it('an investor reads the same and hears nothing after everything a desk may do', async () => {
  const dealId = await submitted(desk)
  const first = await place(investor, dealId, { orderLevels: [orderLevel(10, '60')] })
  const second = await desk.orders.newOrderForInvestor({
    dealId,
    investorId: 'ent_kestrelpeak',
    content: { orderLevels: [orderLevel(6, '60')], throughId: 'ent_quillstone' },
  })
  const orderIds = [first.orderId, second.orderId]
  const heard: string[] = []
  investor.live.watch(ownOrdersSubject, 'ent_kestrelpeak', {
    snapshot: (state) => heard.push(JSON.stringify(state)),
    changes: (news) => heard.push(...news.map((each) => JSON.stringify(each))),
  })
  await until(() => expect(heard).toHaveLength(1))
  // The order entered on its behalf, and the new deal, which a separate job announces.
  await until(async () => expect((await investor.notices.box({ pageSize: 100 })).list).toHaveLength(2))
  const own = () => linesOf(app, 'own:ent_kestrelpeak')
  const [before, lines] = [await allOf(dealId, orderIds), await own()]

  await desk.book.editComments({ orderId: first.orderId, expectedVersion: 1, privateComment: secret })
  await desk.book.allocSize({ dealId, sizes: [{ orderId: first.orderId, expectedVersion: 2, size: mm(3) }] })
  const [found] = (await desk.book.bookOrderList({ dealId })).findings
  await desk.book.resolveFinding({
    dealId,
    key: found!.key,
    orderIds: found!.orderIds,
    reason: secret,
    kind: 'leftOut',
    leftOut: [second.orderId],
  })
  const merged = await desk.book.mergeOrder({ dealId, orderIds, rule: 'largest', reason: secret })
  await desk.book.writeBookMessage({ dealId, step: mm(5) })
  await desk.book.splitOrder({ dealId, mergeId: merged.mergeId, reason: secret })
  await desk.book.removeNewOrderFlag({ dealId, upTo: 999 })

  expect(await allOf(dealId, orderIds)).toBe(before)
  expect(await own()).toEqual(lines)
  for (const word of [secret, 'allocSize', 'privateComment', 'mrg_', 'sameHouse', 'leftOut'])
    expect(before).not.toContain(word)
  // The next change is the first that the investor hears of.
  await desk.book.editComments({ orderId: first.orderId, comment: 'Thank you' })
  await until(() => expect(heard.length).toBeGreaterThan(1))
  expect(heard).toHaveLength(2)
  expect(heard.join()).not.toMatch(/closed doors|allocSize|mrg_/)
  expect(await investor.orders.getOrderDetail({ orderId: first.orderId })).toMatchObject({
    order: { shown: 1, comment: 'Thank you' },
  })
  investor.live.close()
})

it('refuses an investor every call and the live book', async () => {
  const dealId = await submitted(desk)
  const { orderId } = await place(investor, dealId)
  const asks = [
    () => investor.book.editComments({ orderId, comment: 'x' }),
    () => investor.book.allocSize({ dealId, sizes: [{ orderId, expectedVersion: 1, size: mm(1) }] }),
    () => investor.book.removeNewOrderFlag({ dealId, upTo: 1 }),
    () => investor.book.mergeOrder({ dealId, orderIds: [orderId, orderId], rule: 'sum' }),
    () => investor.book.splitOrder({ dealId, mergeId: 'mrg_x' }),
    () => investor.book.getMergeOrderList({ dealId, mergeId: 'mrg_x' }),
    () => investor.book.getMergeOrderListToManage({ dealId }),
    () =>
      investor.book.resolveFinding({ dealId, key: 'x', orderIds: [orderId], kind: 'counts', reason: 'x' }),
    () => investor.book.writeBookMessage({ dealId, step: mm(5) }),
    () => investor.book.getBookMessages({ dealId }),
    () => investor.book.sendBookMessage({ dealId, messageId: 'bkm_x', to: ['investors'] }),
    () => investor.book.chaseAnswers({ dealId }),
  ]
  for (const ask of asks) expect((await refusalOf(ask())).reason).toBe('access.denied')
  const refused: string[] = []
  const watcher = await clientOf(app, 'investor')
  watcher.live.watch(bookSubject, dealId, {
    snapshot: () => refused.push('a book'),
    changes: () => refused.push('a book'),
    refused: ({ reason }) => refused.push(reason),
  })
  await until(() => expect(refused).not.toHaveLength(0))
  expect(refused).toEqual(['access.denied'])
  watcher.live.close()
})
