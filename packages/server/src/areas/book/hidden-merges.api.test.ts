// A merge may reveal whose an order behind an alias is: it counts for everybody, but only some readers may know of
// it.
import { describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookSubject } from '@bookrunner/contract/book'
import type { BookType } from '@bookrunner/domain/deals'
import { clientOf, openTestWorld, refusalOf } from '../../../test/index.ts'
import { sheetsIn } from '../../../test/book-file.ts'
import { submitted } from '../../../test/lifecycle.ts'
import { mm, orderLevel } from '../../../test/orders.ts'
import { until } from '../../../test/until.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })

const life = 'ent_ironmosslife'
/** Another house of the same group. */
const sister = 'ent_ironmossre'

const enter = async (dealId: string, investorId: string, size: number, xOrder: boolean) =>
  (
    await desk.orders.newOrderForInvestor({
      dealId,
      investorId,
      content: { orderLevels: [orderLevel(size, '60')], xOrder },
    })
  ).orderId
/** Two orders of which the larger counts. */
const opened = async (
  one: readonly [house: string, x: boolean],
  other: readonly [house: string, x: boolean],
  bookType: BookType = 'pot',
) => {
  const dealId = await submitted(desk, 'IPG', { terms: { bookType, issuerSeesNames: true } })
  const orderIds = [await enter(dealId, one[0], 10, one[1]), await enter(dealId, other[0], 4, other[1])]
  return { dealId, orderIds }
}
const merge = ({ dealId, orderIds }: { dealId: string; orderIds: string[] }) =>
  desk.book.mergeOrder({ dealId, orderIds, rule: 'largest' })

const fileOf = async ({ book }: Client, dealId: string) => {
  const { fileId } = await book.bookOrderExport({ dealId })
  const file = await book.download({ fileId })
  return sheetsIn(new Uint8Array(await (await file.blob()).arrayBuffer()))
}

describe('an X-order merged with an ordinary one of its house', () => {
  it('stays behind its alias for a reader without the name: list, views, log, file and live', async () => {
    const book = await opened([life, false], [life, true])
    const { dealId, orderIds } = book
    const bnd = await clientOf(app, 'deskjlm')
    const heard: unknown[] = []
    let at = 0
    const hear = (data: unknown, seq: number) => {
      heard.push(data)
      at = seq
    }
    bnd.live.watch(bookSubject, dealId, { snapshot: hear, changes: hear })
    await until(() => expect(at).toBeGreaterThan(0))
    const { mergeId } = await merge(book)
    const { seq, summary } = await desk.book.bookOrderList({ dealId })
    await until(() => expect(at).toBe(seq))
    bnd.live.close()
    expect(JSON.stringify(heard)).not.toContain(mergeId)
    expect(heard.at(-1)).toMatchObject([{ merges: [], hiddenMerges: 1 }])

    const list = await bnd.book.bookOrderList({ dealId })
    expect(list).toMatchObject({
      merges: [],
      hiddenMerges: 1,
      summary: { total: String(mm(10)), orders: 2, lines: 1 },
    })
    expect(list.rows.map(({ id, counting }) => [id, counting])).toEqual([
      [orderIds[0], mm(10)],
      [orderIds[1], mm(4)],
    ])
    // Everybody counts the house and the alias as two; a reader of the name also learns that they are one.
    const two = { accounts: 2, withheld: 1 }
    expect([list.summary, summary]).toMatchObject([
      { ...two, houses: null },
      { ...two, houses: 1 },
    ])
    expect((await bnd.book.liveChart({ dealId })).total).toBe(String(mm(10)))
    const request = { dealId, mergeId }
    expect((await refusalOf(bnd.book.getMergeOrderList(request))).reason).toBe('merge.unknown')
    const { types } = await bnd.book.bookOrderCompanyList({ dealId })
    const { groups } = await bnd.book.bookOrderGroupList({ dealId })
    for (const parts of [types, groups])
      expect(parts.flatMap(({ companies }) => companies.map((each) => each.counting)).toSorted()).toEqual([
        String(mm(10)),
        String(mm(4)),
      ])
    for (const orderId of orderIds) {
      expect((await bnd.orders.getOrderLog({ orderId })).acts).toEqual([])
      expect((await desk.orders.getOrderLog({ orderId })).acts).toHaveLength(1)
    }
    await desk.book.splitOrder(request)
    for (const orderId of orderIds) expect((await bnd.orders.getOrderLog({ orderId })).acts).toEqual([])
  })

  it('is not in the file, which states the number of hidden merges', async () => {
    const { dealId, orderIds } = await opened([life, false], [life, true])
    await merge({ dealId, orderIds })
    const issuer = await fileOf(await clientOf(app, 'issuer'), dealId)
    expect(issuer.get('Summary')!.above.at(-1)).toBe('1 merged orders are each counted once.')
    const own = await fileOf(desk, dealId)
    expect(own.get('Orders')!.rows.map((row) => row['Merged'])).toEqual([
      expect.any(String),
      expect.any(String),
    ])
    expect(own.get('Summary')!.above).toHaveLength(2)
  })
})

describe('visibility of a merge', () => {
  const visibleTo = async (person: string, dealId: string) => {
    const { merges, hiddenMerges } = await (await clientOf(app, person)).book.bookOrderList({ dealId })
    return [merges.length, hiddenMerges]
  }

  type Of = Parameters<typeof opened>
  const [named, x]: [Of[0], Of[0]] = [
    [life, false],
    [life, true],
  ]
  const [namedSister, xSister]: [Of[0], Of[0]] = [
    [sister, false],
    [sister, true],
  ]
  const cases: { of: string; orders: Of; jlm: number[]; issuer: number[] }[] = [
    { of: 'one alias', orders: [x, x], jlm: [1, 0], issuer: [1, 0] },
    { of: 'two aliases of a group', orders: [x, xSister], jlm: [0, 1], issuer: [0, 1] },
    { of: 'two houses that are named', orders: [named, namedSister], jlm: [1, 0], issuer: [1, 0] },
    {
      of: 'a name and another’s alias',
      orders: [named, xSister, 'soleDisclosed'],
      jlm: [0, 1],
      issuer: [0, 1],
    },
    // The issuer knows them by aliases.
    { of: 'a syndicate’s book', orders: [named, namedSister, 'soleSyndicate'], jlm: [1, 0], issuer: [0, 1] },
  ]
  it.each(cases)('of $of', async ({ orders, jlm, issuer }) => {
    const book = await opened(...orders)
    await merge(book)
    expect([await visibleTo('deskoc', book.dealId), await visibleTo('deskjlm', book.dealId)]).toEqual([
      [1, 0],
      jlm,
    ])
    expect(await visibleTo('issuer', book.dealId)).toEqual(issuer)
  })
})
