// At Priced: all figures of what is in agree, also for limits on another basis than the level.
import { expect, it } from 'vitest'
import { axisOf, demandAt, demandOf, stepsOf } from '@bookrunner/domain/book'
import { rateOf } from '@bookrunner/domain/kernel'
import { openTestWorld } from '../../../test/index.ts'
import { final, inMinutes, spread, submitted } from '../../../test/lifecycle.ts'
import { rate } from '../../../test/deals.ts'
import { mm, place, orderLevel } from '../../../test/orders.ts'

const { desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

it('strip, curve, mark and distribution agree', async () => {
  const dealId = await submitted(desk)
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
  await place(investor, dealId, { orderLevels: [{ ...orderLevel(10), minYield: rate('0.9') }] })
  await place(investor, dealId, { orderLevels: [orderLevel(20)] })
  await desk.deals.fpgEnd({ dealId })
  await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
  const { rows, levels, summary } = await desk.book.bookOrderList({ dealId })
  expect([summary.total, summary.inBook]).toEqual([String(mm(30)), String(mm(20))])
  expect(levels.final).toEqual({ spread: '53', yield: '0.85', price: '99.852' })
  const { marks } = await desk.book.pricingChart({ dealId })
  expect(marks.at(-1)).toMatchObject({ inBook: String(mm(20)) })
  const { list } = await desk.book.orderDistribution({ dealId, by: 'region', at: levels.today! })
  expect(list.map(({ amount }) => amount)).toEqual([String(mm(20))])
  // Computed from the payload, as the page does.
  const axis = axisOf(levels.basis, levels.quoted, levels.final)
  const lines = rows.map((row) => ({
    id: row.id,
    holder: row.holder,
    group: null,
    classId: null,
    region: null,
    soft: false,
    jlm: false,
    counting: row.counting,
    accepted: row.accepted,
    steps: stepsOf(row.orderLevels, axis),
  }))
  const now = demandAt(demandOf(lines), axis.notchOf(rateOf(levels.today!)))
  expect(now).toMatchObject({ inBook: BigInt(mm(20)), orders: 1 })
})
