// The other places that say figures of the book: files, messages, answers at FPG, and the investors' own lists.
import { expect } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { messageFacts } from '@bookrunner/domain/book'
import { mergesOf, singleLines, sum, type BookFigures } from './book-agreement.ts'
import { sheetsIn, type ReadSheet } from './book-file.ts'
import { refusalOf } from './refusal.ts'

const millions = (units: string): string => String(Number(units) / 1_000_000)
const inUnits = (cell: string | undefined): bigint => BigInt(Math.round(Number(cell ?? 0) * 1_000_000))
const add = (sheet: ReadSheet, head: string): bigint =>
  sheet.rows.reduce((all, row) => all + inUnits(row[head]), 0n)

const sheetOfShares = { region: 'By region', type: 'By type', size: 'By size', limit: 'By limit' } as const

/** Each sheet has the figures of the chart that it is named after. */
const expectSameSheets = (sheets: ReadonlyMap<string, ReadSheet>, read: BookFigures): void => {
  const { live, trend, shares, summary, list } = read
  for (const [at, name] of Object.values(sheetOfShares).entries()) {
    const { rows } = sheets.get(name)!
    expect([
      name,
      rows.map((row) => [inUnits(row['Amount']), row['Orders'], row['Lines after merges']]),
    ]).toEqual([
      name,
      shares[at]!.list.map(({ amount, orders, lines }) => [BigInt(amount), String(orders), String(lines)]),
    ])
  }
  expect(
    sheets
      .get('Demand')!
      .rows.map((row) => [inUnits(row['In at the level']), inUnits(row['Out']), row['Orders']]),
  ).toEqual(
    live.steps.map(({ inBook, orders }) => [
      BigInt(inBook),
      BigInt(live.total) - BigInt(inBook),
      String(orders),
    ]),
  )
  const momentum = sheets.get('Momentum')!
  expect(inUnits(momentum.rows.at(-1)!['Book'])).toBe(BigInt(summary.total))
  expect(add(momentum, 'New')).toBe(sum(trend.buckets.map((each) => each.new)))
  // Single orders say how much they changed; merged and soft ones change the book by something else.
  const isPlain = list.merges.length === 0 && list.rows.every(({ commitment }) => commitment === 'firm')
  if (isPlain && list.levels.status === 'IPG')
    expect(add(sheets.get('Changes')!, 'Difference')).toBe(BigInt(summary.since!.total))
}

export const expectSameFile = async (client: Client, dealId: string, read: BookFigures): Promise<void> => {
  const { fileId } = await client.book.bookOrderExport({ dealId })
  const file = await client.book.download({ fileId })
  const sheets = await sheetsIn(new Uint8Array(await (await file.blob()).arrayBuffer()))
  const figures = Object.fromEntries(sheets.get('Summary')!.rows.map((row) => [row['Figure'], row['Value']]))
  const { list, summary } = read
  const since = summary.since!
  expect(figures).toMatchObject({
    Book: millions(summary.total),
    'In at guidance': millions(summary.inBook!),
    'Of it, partly in': millions(summary.atLevel!.partlyIn.amount),
    'Of it, limit not comparable': millions(summary.atLevel!.unknown.amount),
    Out: millions(summary.atLevel!.out.amount),
    Orders: String(summary.orders),
    'Lines after merges': String(summary.lines),
    Coverage: String(Number(summary.coverage)),
    'Coverage at guidance': String(Number(summary.inCoverage)),
    'Came since the last guidance': millions(since.came),
    'Went since the last guidance': millions(since.went),
  })
  const counted = sheets.get('Orders')!.rows.map((row) => Number(row['Counts with'] ?? 0))
  expect(counted).toEqual(
    list.rows.map(({ commitment, counting }) => (commitment === 'soft' ? 0 : counting / 1_000_000)),
  )
  const adds = sheets.get('Orders')!.rows.map((row) => Number(row['Adds to the book']))
  expect(String(adds.reduce((all, each) => all + each, 0))).toBe(figures['Book'])
  expectSameSheets(sheets, read)
}

const step = 5_000_000

/** The announcement is about the book without what it leaves out; without merges their sum is the book. */
export const expectSameMessage = async (desk: Client, dealId: string, { list, summary }: BookFigures) => {
  const message = await desk.book.writeBookMessage({ dealId, step }).catch((fault: unknown) => fault)
  if (message instanceof Error) {
    expect(await refusalOf(Promise.reject(message))).toMatchObject({ reason: 'book.message-empty' })
    return false
  }
  const told = message as Awaited<ReturnType<Client['book']['writeBookMessage']>>
  const facts = messageFacts(singleLines(list), mergesOf(list), told.leftOut, step)
  expect(told).toMatchObject({
    over: String(facts.over),
    exactly: facts.exactly,
    jlmInterest: String(facts.jlmInterest ?? 0n),
    accounts: facts.accounts,
  })
  expect(BigInt(told.over) <= BigInt(summary.total)).toBe(true)
  if (list.merges.length > 0) return true
  const out = told.leftOut.filter(({ why }) => why !== 'soft')
  const announced = BigInt(summary.total) - sum(out.map(({ counting }) => String(counting)))
  expect([told.over, told.exactly]).toEqual([
    String(announced - (announced % BigInt(step))),
    announced % BigInt(step) === 0n,
  ])
  return true
}

/** The answers at FPG, order by order, as the rows of the book have them. */
export const expectSameAnswers = async (
  desk: Client,
  dealId: string,
  { list }: BookFigures,
): Promise<void> => {
  const { list: answers } = await desk.book.fpgSize({ dealId })
  const asked = list.rows.filter(({ fpgState }) => fpgState !== 'none')
  const bySide = (rows: readonly (readonly [string, ...unknown[]])[]) =>
    rows.toSorted(([one], [other]) => one.localeCompare(other))
  expect(bySide(answers.map((each) => [each.orderId, each.state, each.size]))).toEqual(
    bySide(asked.map((row) => [row.id, row.fpgState, row.size])),
  )
  for (const { orderId, state, fpgSize } of answers)
    if (state === 'answered') expect(fpgSize).toBe(list.rows.find(({ id }) => id === orderId)!.fpgSize)
}

/** My Orders of each investor: together they are the orders of the book, figure by figure. */
export const expectSameOwnOrders = async (
  investors: readonly Client[],
  dealId: string,
  { list }: BookFigures,
): Promise<void> => {
  const lists = await Promise.all(
    investors.map((investor) => investor.orders.myOrder({ dealId, pageNum: 1, pageSize: 500 })),
  )
  const own = lists.flatMap((each) => each.list)
  expect(own.map(({ order }) => order.id).toSorted()).toEqual(list.rows.map(({ id }) => id).toSorted())
  for (const { order, status, figures, fpgState, meaning } of own) {
    const row = list.rows.find(({ id }) => id === order.id)!
    expect([order.id, status, fpgState, figures]).toEqual([
      row.id,
      row.status,
      row.fpgState,
      { size: row.size, testSize: row.testSize, fpgSize: row.fpgSize, counting: row.counting },
    ])
    expect([order.id, row.counting === 0 ? 0 : meaning.counts]).toEqual([row.id, row.inSize])
  }
}
