// Ten minutes before a book or a test closes: who hears of it, in which words, once, and not if the time was moved.
import { expect, test } from 'vitest'
import { clientOf, openTestWorld } from '../../../../test/index.ts'
import { inMinutes, setSoon, spread, submitted, why } from '../../../../test/lifecycle.ts'
import { mm, place, pushOn } from '../../../../test/orders.ts'
import { until } from '../../../../test/until.ts'
import type { TaskContext } from '../../../platform/jobs.ts'
import { notifyOfClosing } from './notify-of-closing.ts'

const { app, desk, investor, ironmoss } = openTestWorld(
  { desk: 'deskoc', investor: 'investor', ironmoss: 'investorironmosslife' },
  { timedWork: true },
)

let named = 0
const fresh = (): string => `Closing ${(named += 1)}x`
/** What a person reads about the end of this deal, oldest first. */
const heard = async (person: string, name: string) =>
  (await (await clientOf(app, person)).notices.box({})).list
    .filter(({ msgTitle }) => msgTitle.endsWith(name) && /minutes/.test(msgTitle))
    .toReversed()
const titles = async (person: string, name: string) =>
  (await heard(person, name)).map(({ msgTitle }) => msgTitle.slice(0, -`: ${name}`.length))
const justAhead = 600_000 + 1500

test('whoever has not answered reads what becomes of the order; everybody else, when the book closes', async () => {
  const name = fresh()
  const dealId = await submitted(desk, 'IPG', { name })
  await place(investor, dealId)
  const { orderId } = await place(ironmoss, dealId)
  await setSoon(
    (closesAt) => desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt }),
    justAhead,
  )
  const push = await pushOn(ironmoss, orderId)
  await ironmoss.orders.fpgOrder({ orderId, expectedVersion: 1, push, answer: 'reconfirm' })
  const last = { waiting: ['Reply within 10 minutes'], others: ['Closing in 10 minutes'] }
  await until(async () => expect(await titles('investor', name)).toEqual(last.waiting))
  for (const other of ['investorironmosslife', 'investorvellumasia', 'deskoc', 'deskjlm', 'issuer'])
    await until(async () => expect([other, await titles(other, name)]).toEqual([other, last.others]))
  const [reply] = await heard('investor', name)
  expect(reply?.link).toBe(`/order/deal/${dealId}`)
  expect(reply?.msgSummary).toMatch(/^Reconfirm, reduce, increase or drop your order at T\+60\. No answer by/)
  expect((await heard('deskjlm', name))[0]?.link).toBe(`/deal/detail?dealId=${dealId}`)
  // A second run of the job reaches nobody again.
  const { lifecycle } = await desk.deals.bookDealDetail({ dealId })
  const payload = {
    noticeIds: { waiting: 'ntc_a', others: 'ntc_b' },
    dealId,
    name: 'Ran again',
    minutes: 10,
    closesAt: lifecycle.closesAt,
    timeZone: 'Asia/Hong_Kong',
  }
  const run = () => notifyOfClosing(payload, { db: app.database.db } as TaskContext)
  await run()
  await run()
  await until(async () => expect(await titles('investor', 'Ran again')).toHaveLength(1))
  await until(async () => expect(await titles('investorvellumasia', 'Ran again')).toHaveLength(1))
})

test('nobody hears of a time that was moved meanwhile, or of a book that the desk closed', async () => {
  const name = fresh()
  const dealId = await submitted(desk, 'IPG', { name })
  await place(investor, dealId)
  const closesAt = inMinutes(30)
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt })
  const run = (at: string) =>
    notifyOfClosing(
      {
        noticeIds: { waiting: `ntc_late_w${at}`, others: `ntc_late_o${at}` },
        dealId,
        name,
        minutes: 10,
        closesAt: at,
        timeZone: 'Asia/Hong_Kong',
      },
      { db: app.database.db } as TaskContext,
    )
  const { lifecycle } = await desk.deals.bookDealDetail({ dealId })
  await desk.deals.changeTimes({ dealId, times: { closesAt: inMinutes(90) }, ...why })
  await run(lifecycle.closesAt!)
  const moved = (await desk.deals.bookDealDetail({ dealId })).lifecycle
  await desk.deals.fpgEnd({ dealId })
  await run(moved.closesAt!)
  const { rows } = await app.database.pool.query(`select id from notice where id like 'ntc_late%'`)
  expect(rows).toEqual([])
})

test('a round that ends before its book is for holders without an answer', async () => {
  const name = fresh()
  const dealId = await submitted(desk, 'IPG', { name, times: { closesAt: inMinutes(90) } })
  await place(investor, dealId)
  const { orderId } = await place(ironmoss, dealId)
  await setSoon((closesAt) => desk.deals.orderTest({ dealId, level: spread('110'), closesAt }), justAhead)
  await ironmoss.orders.testOrder({ orderId, expectedVersion: 1, round: 1, size: mm(1) })
  await until(async () => expect(await titles('investor', name)).toEqual(['Reply within 10 minutes']))
  expect((await heard('investor', name))[0]?.msgSummary).toContain('Please indicate your size at T+110.')
  await until(async () => expect(await titles('deskjlm', name)).toEqual(['Closing in 10 minutes']))
  for (const other of ['investorironmosslife', 'investorvellumasia'])
    expect([other, await titles(other, name)]).toEqual([other, []])
})
