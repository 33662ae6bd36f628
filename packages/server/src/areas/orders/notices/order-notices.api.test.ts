// Notices to holders of orders, and to nobody else, when their deal moves.
import { expect, test } from 'vitest'
import type { Language } from '@bookrunner/contract/kernel'
import type { KyselyPlugin } from 'kysely'
import { clientOf, openTestWorld } from '../../../../test/index.ts'
import { fullShared } from '../../../../test/deals.ts'
import { inMinutes, spread, submitted } from '../../../../test/lifecycle.ts'
import { enterFor, place, orderLevel } from '../../../../test/orders.ts'
import { until, untilThere } from '../../../../test/until.ts'
import { newId } from '../../../platform/ids.ts'
import type { TaskContext } from '../../../platform/jobs.ts'
import { notifyOfOrderNews } from './news-notices.ts'

const { app, desk, holder } = openTestWorld({ desk: 'deskoc', holder: 'investor' }, { timedWork: true })

let named = 0
const fresh = (): string => `Notified ${(named += 1)}x`
const titles = async (person: string, name: string): Promise<string[]> =>
  (await (await clientOf(app, person)).notices.box({})).list
    .filter(({ msgTitle }) => msgTitle.endsWith(`: ${name}`))
    .map(({ msgTitle }) => msgTitle.slice(0, -`: ${name}`.length))
    .toReversed()
const heard = (person: string, name: string, expected: string[]) =>
  until(async () => expect((await titles(person, name)).toSorted()).toEqual(expected.toSorted()))
const push = (dealId: string) =>
  desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })

test('a round of a test is for those with live orders; FPG asks them to reconfirm', async () => {
  const name = fresh()
  const dealId = await submitted(desk, 'IPG', { name })
  await place(holder, dealId)
  const gone = await place(await clientOf(app, 'investorvellummacro'), dealId)
  await (
    await clientOf(app, 'investorvellummacro')
  ).orders.withdraw({ orderId: gone.orderId, expectedVersion: 1 })
  await (
    await clientOf(app, 'investorvellumasia')
  ).orders.saveOrder({ dealId, content: { orderLevels: [orderLevel(5)] } })
  await desk.deals.orderTest({ dealId, level: spread('110') })
  await desk.deals.testEnd({ dealId })
  await push(dealId)
  const own = ['Test round 1', 'Test round 1 has ended', 'Reconfirm your order']
  for (const person of ['investor', 'investoradmin'])
    await heard(person, name, ['New deal', 'Final guidance', ...own])
  for (const person of ['investorvellummacro', 'investorvellumasia', 'investorironmosslife'])
    await heard(person, name, ['New deal', 'Final guidance'])
  await heard('deskjlm', name, ['New deal', 'Test round 1', 'Test round 1 has ended', 'Final guidance'])
})

test.each([
  ['stayIfIn', 'your order stays if it is in, and drops if it is out or soft.'],
  ['drop', 'your order drops.'],
  ['stay', 'your order stays, and drops if it is soft.'],
] as const)('who is asked to reconfirm reads what silence does: %s', async (silence, rule) => {
  const name = fresh()
  const dealId = await submitted(desk, 'IPG', { name, terms: { silence } })
  const { orderId } = await place(holder, dealId, { orderLevels: [orderLevel(10, '70')] })
  await push(dealId)
  const notice = await untilThere(async () =>
    (await holder.notices.box({})).list.find(({ msgTitle }) => msgTitle === `Reconfirm your order: ${name}`),
  )
  expect(notice.msgSummary).toMatch(/ No answer by .+: /)
  expect(notice.msgSummary).toContain(rule)
  const { ifSilent, accepting } = await holder.orders.getOrderDetail({ orderId })
  expect(ifSilent).toBe(silence === 'stay' ? 10_000_000 : 0)
  expect(accepting).toEqual(orderLevel(10, '60'))
})

test('a newer notice of a deal replaces the unread ones before it', async () => {
  const name = fresh()
  const dealId = await submitted(desk, 'IPG', { name })
  await heard('investor', name, ['New deal'])
  await desk.deals.setGuidance({ dealId, guidance: spread('100') })
  await heard('investor', name, ['New deal', 'New guidance'])
  const unread = async () =>
    (await holder.notices.box({})).list
      .filter(({ msgTitle, readTime }) => msgTitle.endsWith(`: ${name}`) && readTime === null)
      .map(({ msgTitle }) => msgTitle)
  expect(await unread()).toEqual([`New guidance: ${name}`])
  // News of two orders and a request stay: the deal's own news is another subject.
  for (let nr = 0; nr < 2; nr += 1) await enterFor(desk, dealId, 'ent_kestrelpeak')
  await push(dealId)
  const entered = 'Order entered for you'
  const news = ['New deal', 'New guidance', entered, entered]
  await heard('investor', name, [...news, 'Final guidance', 'Reconfirm your order'])
  expect((await unread()).toSorted()).toEqual(
    ['Final guidance', entered, entered, 'Reconfirm your order'].map((title) => `${title}: ${name}`),
  )
})

test('a tighter guidance notifies the holders it leaves out, once', async () => {
  const name = fresh()
  const dealId = await submitted(desk, 'IPG', { name })
  await place(holder, dealId, { orderLevels: [orderLevel(10, '110')] })
  await place(await clientOf(app, 'investorironmosslife'), dealId, { orderLevels: [orderLevel(10, '60')] })
  for (const level of ['100', '95']) await desk.deals.setGuidance({ dealId, guidance: spread(level) })
  const twice = ['New guidance', 'New guidance']
  await heard('investorironmosslife', name, ['New deal', ...twice])
  await heard('investor', name, ['New deal', ...twice, 'Your order is out'])
})

test('after the test of a draft, holders of intentions are asked to submit them', async () => {
  const name = fresh()
  const dealId = await submitted(desk, 'Test', { name })
  await place(holder, dealId)
  await desk.deals.testEnd({ dealId })
  await heard('investor', name, ['Test of demand', 'Books are open', 'Submit your order'])
  await heard('investorironmosslife', name, ['Test of demand', 'Books are open'])
})

test('a holder without an address any more hears how the deal ends', async () => {
  const name = fresh()
  const addressed = (...entityIds: string[]) => ({ addressed: { kind: 'chosen' as const, entityIds } })
  const dealId = await submitted(desk, 'IPG', { name, terms: addressed('ent_kestrelpeak', 'ent_vellumasia') })
  await place(holder, dealId)
  await desk.deals.editDeal({ dealId, version: 1, sharedVersion: 1, terms: addressed('ent_vellumasia') })
  await desk.deals.abort({ dealId })
  await heard('investor', name, ['New deal', 'Aborted'])
  await heard('investorvellumasia', name, ['New deal', 'Aborted'])
})

test('the investor hears what a desk does to its order; the desk that runs the book hears its comment', async () => {
  const name = fresh()
  const dealId = await submitted(desk, 'IPG', { name })
  const { orderId, version } = await enterFor(desk, dealId, 'ent_kestrelpeak')
  await heard('investor', name, ['New deal', 'Order entered for you'])
  const expectedVersion = async () => (await desk.orders.getOrderDetailForBook({ orderId })).order.version
  await desk.orders.editOrderForInvestor({
    orderId,
    expectedVersion: version,
    content: { orderLevels: [orderLevel(12, '60')] },
  })
  // What only the desk reads is no news.
  await desk.book.editComments({
    orderId,
    expectedVersion: await expectedVersion(),
    privateComment: 'Calls daily',
  })
  await desk.book.editComments({
    orderId,
    expectedVersion: await expectedVersion(),
    comment: 'Please confirm',
  })
  const { order } = await holder.orders.getOrderDetail({ orderId })
  await holder.orders.editOrder({ orderId, expectedVersion: order.shown, content: { comment: 'Confirmed' } })
  await desk.orders.withdrawForInvestor({ orderId, expectedVersion: await expectedVersion() })
  const acts = ['Your order was changed', 'Comment on your order', 'Your order was withdrawn']
  await heard('investor', name, ['New deal', 'Order entered for you', ...acts])
  await heard('investorironmosslife', name, ['New deal'])
  await until(async () => expect(await titles('deskjgc', name)).toContain('Comment on an order'))
  expect(await titles('issuer', name)).not.toContain('Comment on an order')
  const { list } = await holder.orders.getHisOrderList({ orderId })
  // Nobody overwrites the line of another: each version has its own.
  expect(list.map(({ order: each, by }) => [each.comment, by.own])).toEqual([
    ['Confirmed', false],
    ['Confirmed', true],
    ['Please confirm', false],
    [null, false],
    [null, false],
  ])
})

test('both sides hear each other after books close: the desk, the bank that leads the order, and no other house', async () => {
  const name = fresh()
  const dealId = await submitted(desk, 'IPG', { name, shared: fullShared })
  const { orderId, number } = await place(holder, dealId, { throughId: 'ent_quillstone' })
  await desk.deals.changeDealStatus({
    dealId,
    to: 'FPG',
    guidance: spread('60'),
    closesAt: inMinutes(60),
  })
  await desk.deals.fpgEnd({ dealId })
  await desk.book.editComments({ orderId, comment: 'Is 10 your full size?' })
  await until(async () => expect(await titles('investor', name)).toContain('Comment on your order'))
  const bankNamed = async (lang: Language) =>
    (await (await clientOf(app, 'investor', lang)).notices.box({})).list.find(({ msgSummary }) =>
      msgSummary.includes(number),
    )?.msgSummary
  expect(await bankNamed('US')).toMatch(/^Lantern commented on order/)
  expect(await bankNamed('CN')).toMatch(/^灯港证券 对订单/)
  expect(await bankNamed('HK')).toMatch(/^燈港證券 對訂單/)
  await holder.orders.addComment({ orderId, comment: 'Yes' })
  for (const person of ['deskoc', 'deskjlm'])
    await until(async () => expect(await titles(person, name)).toContain('Comment on an order'))
  for (const person of ['deskbnd', 'issuer', 'investorironmosslife'])
    expect((await titles(person, name)).filter((title) => title.startsWith('Comment'))).toEqual([])
  // A private comment is no news for the investor, and neither side hears of its own lines.
  const { order } = await desk.orders.getOrderDetailForBook({ orderId })
  await desk.book.editComments({ orderId, expectedVersion: order.version, privateComment: 'Wants more' })
  await holder.orders.addComment({ orderId, comment: 'For two funds' })
  await until(async () =>
    expect((await titles('deskjlm', name)).filter((title) => title === 'Comment on an order')).toHaveLength(
      1,
    ),
  )
  expect((await titles('investor', name)).filter((title) => title.startsWith('Comment'))).toEqual([
    'Comment on your order',
  ])
})

test('a job of many orders reads recipients and names once', async () => {
  const dealId = await submitted(desk, 'IPG', { name: fresh() })
  const orderIds: string[] = []
  for (let nr = 0; nr < 8; nr += 1) orderIds.push((await enterFor(desk, dealId, 'ent_kestrelpeak')).orderId)
  let statements = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements += 1
      return Promise.resolve(result)
    },
  }
  const db = app.database.db.withPlugin(counting)
  const statementsFor = async (ids: readonly string[]): Promise<number> => {
    statements = 0
    const order = { dealId, investorId: 'ent_kestrelpeak', entityId: 'ent_lantern' }
    const items = ids.flatMap((orderId) => [
      { ...order, orderId, noticeId: newId('ntc'), about: 'changed' },
      { ...order, orderId, noticeId: newId('ntc'), about: 'investorCommented' },
    ])
    await notifyOfOrderNews({ items }, { db } as TaskContext)
    return statements
  }
  const [two, eight] = [await statementsFor(orderIds.slice(0, 2)), await statementsFor(orderIds)]
  // Each further order adds the text of its two notices and their two deliveries.
  expect(eight - two).toBe(6 * 4)
})

test('an author who reads the order on the other side, too, hears nothing of the own act', async () => {
  const name = fresh()
  const dealId = await submitted(desk, 'IPG', { name })
  const { orderId } = await place(holder, dealId)
  const { db } = app.database
  const own = { dealId, orderId, investorId: 'ent_kestrelpeak', entityId: 'ent_lantern' }
  const { user } = await holder.users.info()
  await notifyOfOrderNews(
    { items: [{ ...own, noticeId: newId('ntc'), about: 'changed', by: user.userId }] },
    {
      db,
    } as TaskContext,
  )
  await heard('investoradmin', name, ['New deal', 'Your order was changed'])
  expect(await titles('investor', name)).toEqual(['New deal'])
})
