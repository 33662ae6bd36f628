// Where a reader learns whose an order is: list, detail, charts, export, live and log, by role and type of book.
import { describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookSubject, type BookChange, type BookSnapshot } from '@bookrunner/contract/book'
import { bookTypes, type BookType, type SyndicateRole } from '@bookrunner/domain/deals'
import { clientOf, openTestWorld } from '../../../test/index.ts'
import { sheetsIn } from '../../../test/book-file.ts'
import { inMinutes, spread, submitted } from '../../../test/lifecycle.ts'
import { fullShared } from '../../../test/deals.ts'
import { orderLevel } from '../../../test/orders.ts'
import { until } from '../../../test/until.ts'

const { app, desk } = openTestWorld({ desk: 'deskoc' })

/** An ordinary order through the OC, an X-order of it, one through the joint manager. */
const orders = {
  plain: { by: 'deskoc', investorId: 'ent_ironmosslife', xOrder: false },
  x: { by: 'deskoc', investorId: 'ent_sundialreserve', xOrder: true },
  own: { by: 'deskjlm', investorId: 'ent_tamarindgulf', xOrder: false },
} as const
type Which = keyof typeof orders
/** Texts that only one order has. */
const ownTexts = (which: Which) => ({
  account: `Fund of ${which}`,
  comment: `Comment on ${which}`,
})
const secretOf = (which: Which) => `Between banks of ${which}`

/** Ninefold is only a viewer, or bills and delivers and leads no order. */
const with9 = (...roles: SyndicateRole[]) => ({
  ...fullShared,
  syndicate: fullShared.syndicate.map((bank) => {
    if (bank.entityId === 'ent_lantern') return { ...bank, roles: ['OC' as const] }
    return bank.entityId === 'ent_ninefold' ? { ...bank, roles } : bank
  }),
})

interface Book {
  dealId: string
  ids: Record<Which, string>
}

const opened = async (bookType: BookType, issuerSeesNames: boolean, ...roles: SyndicateRole[]) => {
  const terms = { bookType, issuerSeesNames }
  const dealId = await submitted(desk, 'IPG', { shared: with9(...roles), terms })
  const ids = {} as Book['ids']
  for (const which of Object.keys(orders) as Which[]) {
    const { by, investorId, xOrder } = orders[which]
    const content = {
      orderLevels: [orderLevel(10, '60')],
      xOrder,
      ...ownTexts(which),
      privateComment: secretOf(which),
    }
    const client = await clientOf(app, by)
    ids[which] = (await client.orders.newOrderForInvestor({ dealId, investorId, content })).orderId
  }
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
  return { dealId, ids }
}

/** The file as text, if this reader may export one. */
const exported = async ({ book, deals }: Client, dealId: string) => {
  if ((await deals.bookDealDetail({ dealId })).abilities.export === 'none') return []
  const { fileId } = await book.bookOrderExport({ dealId })
  const file = await book.download({ fileId })
  return [...(await sheetsIn(new Uint8Array(await (await file.blob()).arrayBuffer())))]
}

const watched = (client: Client, dealId: string) => {
  const heard: (BookSnapshot | BookChange)[] = []
  const followed = { seq: 0, heard }
  const take = (news: (BookSnapshot | BookChange)[], seq: number) => {
    heard.push(...news)
    followed.seq = seq
  }
  client.live.watch(bookSubject, dealId, { snapshot: (data, seq) => take([data], seq), changes: take })
  return followed
}

/** Everything this person reads of a book, as text; live, a snapshot and a change after it. */
const allReadBy = async (person: string, { dealId, ids }: Book): Promise<string> => {
  const client = await clientOf(app, person)
  const { book } = client
  const followed = watched(client, dealId)
  await until(() => expect(followed.seq).toBeGreaterThan(0))
  for (const which of Object.keys(orders) as Which[]) {
    const orderId = ids[which]
    const { version: expectedVersion } = (await desk.orders.getOrderDetailForBook({ orderId })).order
    const sales = `Desk ${expectedVersion}`
    await desk.orders.editOrderForInvestor({ orderId, expectedVersion, content: { sales } })
  }
  const list = await book.bookOrderList({ dealId })
  await until(() => expect(followed.seq).toBe(list.seq))
  client.live.close()
  const parts: unknown[] = [
    // The list of all types says nothing about this book.
    { ...list, classes: [] },
    followed.heard,
    await book.bookOrderCompanyList({ dealId }),
    await book.bookOrderGroupList({ dealId }),
    await book.fpgSize({ dealId }),
    await book.liveChart({ dealId }),
    await book.pricingChart({ dealId }),
    await book.bookOrderTrend({ dealId }),
    await book.getBookOperator({ dealId }),
    await exported(client, dealId),
    // A file has the names of one language.
    await exported(await clientOf(app, person, 'HK'), dealId),
  ]
  for (const by of ['region', 'type', 'size', 'limit'] as const)
    parts.push(await book.orderDistribution({ dealId, by }))
  for (const { id: orderId } of list.rows)
    parts.push(
      await client.orders.getOrderDetailForBook({ orderId }),
      await client.orders.getOrderLog({ orderId }),
    )
  return JSON.stringify(parts)
}

/** Texts that identify each order, from the reader who sees everything. */
const identifyingTexts = async ({ dealId, ids }: Book): Promise<Record<Which, string[]>> => {
  const { rows, holders, groups } = await desk.book.bookOrderList({ dealId })
  const of = (which: Which) => {
    const row = rows.find(({ id }) => id === ids[which])!
    const { holder, name, nameCn, nameHk, groupId } = holders.find((each) => each.holder === row.holder)!
    const group = groups.find((each) => each.groupId === groupId)
    const ofGroup = [groupId, group?.name, group?.nameCn, group?.nameHk]
    const names = [holder, name, nameCn, nameHk, ...ofGroup, row.classId]
    return [
      ...names.filter((each) => typeof each === 'string' && each !== ''),
      ...Object.values(ownTexts(which)),
    ]
  }
  const all = { plain: of('plain'), x: of('x'), own: of('own') } as Record<Which, string[]>
  // A group or type that two of them share identifies neither.
  const others = (which: Which) =>
    (Object.keys(all) as Which[]).flatMap((other) => (other === which ? [] : all[other]))
  const only = (which: Which) => all[which].filter((each) => !others(which).includes(each))
  return { plain: only('plain'), x: only('x'), own: only('own') }
}

type Sight = 'named' | 'alias' | 'unseen'
/** How the three orders are shown, and whose private comments are readable. */
type Sights = readonly [plain: Sight, x: Sight, own: Sight, comments: string]
const everything: Sights = ['named', 'named', 'named', 'plain x own']
const notX: Sights = ['named', 'alias', 'named', 'plain own']
const nothing: Sights = ['unseen', 'unseen', 'unseen', '']
const issuer: Sights = ['named', 'alias', 'named', '']
const aliases: Sights = ['alias', 'alias', 'alias', '']

const table: Record<BookType, Record<'deskjlm' | 'bnd' | 'issuer', Sights>> = {
  pot: { deskjlm: notX, bnd: notX, issuer },
  soleUndisclosed: { deskjlm: ['unseen', 'unseen', 'named', 'own'], bnd: nothing, issuer },
  soleDisclosed: { deskjlm: notX, bnd: notX, issuer },
  soleSyndicate: { deskjlm: notX, bnd: notX, issuer: aliases },
}

/** What this text reveals of each order. */
const sightsIn = (text: string, { ids }: Book, tales: Record<Which, string[]>): Sights => {
  const which = Object.keys(orders) as Which[]
  const sights = which.map((each): Sight => {
    const found = tales[each].filter((word) => text.includes(word))
    if (found.length > 0) expect([each, found]).toEqual([each, tales[each]])
    if (found.length > 0) return 'named'
    return text.includes(ids[each]) ? 'alias' : 'unseen'
  })
  const comments = which.filter((each) => text.includes(secretOf(each)))
  // A house has one alias everywhere, and none if its name is shown.
  const found = new Set(text.match(/Account [0-9A-Z]{5}\b/g))
  expect(found.size).toBe(sights.filter((sight) => sight === 'alias').length)
  return [...(sights as [Sight, Sight, Sight]), comments.join(' ')]
}

describe.each(bookTypes)('%s', (bookType) => {
  const of = table[bookType]

  it('the leads, the joint manager, the bank that bills and delivers, the issuer', async () => {
    const book = await opened(bookType, true, 'JLM', 'BND')
    const tales = await identifyingTexts(book)
    for (const words of Object.values(tales)) expect(words.length).toBeGreaterThan(4)
    const expected = {
      deskoc: everything,
      deskjgc: everything,
      superadmin: everything,
      deskjlm: of.deskjlm,
      deskbnd: of.bnd,
      issuer: of.issuer,
    }
    for (const [person, sights] of Object.entries(expected))
      expect([person, sightsIn(await allReadBy(person, book), book, tales)]).toEqual([person, sights])
  })

  it('a viewing bank, and an issuer who may not see names', async () => {
    const book = await opened(bookType, false, 'JLM', 'VIEW')
    const tales = await identifyingTexts(book)
    for (const [person, sights] of Object.entries({ deskbnd: nothing, issuer: aliases }))
      expect([person, sightsIn(await allReadBy(person, book), book, tales)]).toEqual([person, sights])
  })
})
