// Notices to holders of orders, and to nobody else, when their deal moves.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { inMinutes, spread, submitted } from '../../../../test/lifecycle.ts'
import { place, orderLevel } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'

let app: TestApp
let desk: Client
let holder: Client
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  desk = await clientOf(app, 'deskoc')
  holder = await clientOf(app, 'investor')
})
afterAll(() => app.close())

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
