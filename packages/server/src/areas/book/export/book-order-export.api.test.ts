// What may leave a book in a file: cell by cell, for each role and type of book.
import { describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { bookTypes, type BookType } from '@bookrunner/domain/deals'
import { clientOf, openTestWorld, refusalOf } from '../../../../test/index.ts'
import { sheetsIn } from '../../../../test/book-file.ts'
import { final, inMinutes, spread, submitted } from '../../../../test/lifecycle.ts'
import { fullShared, sharedWithBnd } from '../../../../test/deals.ts'
import { mm, place, orderLevel, enterFor } from '../../../../test/orders.ts'

const { app, desk, jlm, investor } = openTestWorld({ desk: 'deskoc', jlm: 'deskjlm', investor: 'investor' })

/** One order through the OC, an X-order of it, and one through the joint manager. */
const fill = async (dealId: string) => {
  await enterFor(desk, dealId, 'ent_ironmosslife', { privateComment: 'Between banks' })
  await enterFor(desk, dealId, 'ent_sundialreserve', { xOrder: true, account: 'Reserve one' })
  await enterFor(jlm, dealId, 'ent_tamarindgulf', { jlmInterest: true, privateComment: 'For Quillstone' })
}
const exported = async (client: Client, dealId: string) => {
  const reply = await client.book.bookOrderExport({ dealId })
  const file = await client.book.download({ fileId: reply.fileId })
  const bytes = new Uint8Array(await (await file.blob()).arrayBuffer())
  return { reply, file, bytes, sheets: await sheetsIn(bytes) }
}
type Exported = Awaited<ReturnType<typeof exported>>

const figuresIn = ({ sheets }: Exported) =>
  Object.fromEntries(sheets.get('Summary')!.rows.map((row) => [row['Figure'], row['Value']]))
const investorsIn = ({ sheets }: Exported) => sheets.get('Orders')?.rows.map((row) => row['Investor'])
const allTextIn = ({ sheets }: Exported) => JSON.stringify([...sheets])

describe('by role and type of the book', () => {
  const [oc, x, own] = ['Ironmoss Life', 'Sundial', 'Tamarind Gulf']
  /** The role decides which orders may leave in a file; the book type decides which of them are readable. */
  const rowsIn = (bookType: BookType): Record<string, string[] | undefined> => ({
    deskoc: [oc, x, own],
    deskjgc: [oc, x, own],
    superadmin: [oc, x, own],
    deskbnd: bookType === 'soleUndisclosed' ? [] : [oc, 'Account ', own],
    deskjlm: [own],
    issuer: undefined,
  })

  it.each(bookTypes)('%s: each role exports its orders, and all the same figures', async (bookType) => {
    const dealId = await submitted(desk, 'IPG', { shared: sharedWithBnd, terms: { bookType } })
    await fill(dealId)
    for (const [person, expected] of Object.entries(rowsIn(bookType))) {
      const client = await clientOf(app, person)
      const { seq, summary } = await client.book.bookOrderList({ dealId })
      const made = await exported(client, dealId)
      const names = investorsIn(made)
      expect([person, names?.length]).toEqual([person, expected?.length])
      for (const [at, name] of (expected ?? []).entries()) expect(names![at]).toContain(name)
      const text = allTextIn(made)
      expect([person, text.includes('Between banks'), text.includes('For Quillstone')]).toEqual([
        person,
        expected?.includes(oc) ?? false,
        expected?.includes(own) ?? false,
      ])
      expect(/Sundial|Reserve one/.test(text)).toBe(expected?.includes(x) ?? false)
      expect(figuresIn(made)).toMatchObject({
        Book: '30',
        Orders: '3',
        Accounts: '3',
        'JLM interest': '10',
        'Co-lead interest': '10',
        'In at guidance': '30',
        Soft: '0',
        Conditional: '0',
      })
      expect(summary.total).toBe('30000000')
      expect(made.reply.seq).toBe(seq)
      for (const { above } of made.sheets.values()) expect(above[1]).toContain(`State ${seq} ·`)
      expect([...made.sheets.keys()].includes('Changes')).toBe(expected !== undefined)
      // A reader of its own orders has charts of them: the file contains the charts of the screen.
      const { total } = await client.book.pricingChart({ dealId })
      const shares = made.sheets.get('By region')!.rows.map((row) => Number(row['Amount']))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Number(total) / 1_000_000)
    }
  })

  it('refuses viewing banks, strangers and investors', async () => {
    const dealId = await submitted(desk)
    await fill(dealId)
    const asks = async (person: string, id = dealId) =>
      (await refusalOf((await clientOf(app, person)).book.bookOrderExport({ dealId: id }))).reason
    // A viewer in a bank with the right is refused too.
    for (const person of ['deskbnd', 'deskviewer'])
      expect([person, await asks(person)]).toEqual([person, 'deal.not-yours'])
    for (const person of ['investor', 'systemadmin'])
      expect([person, await asks(person)]).toEqual([person, 'access.denied'])
    expect(await asks('issueramberfall')).toBe('record.unknown')
    expect(await asks('deskoc', 'deal_nosuchdeal00')).toBe('record.unknown')
    const { syndicate } = fullShared
    const without = (entityId: string) => syndicate.filter((bank) => bank.entityId !== entityId)
    const others = await submitted(desk, 'IPG', { shared: { syndicate: without('ent_quillstone') } })
    expect(await asks('deskjlm', others)).toBe('record.unknown')
    // A refused export stores nothing.
    const files = await app.database.db
      .selectFrom('file')
      .select('id')
      .where('state', '=', 'arriving')
      .execute()
    expect(files).toEqual([])
  })
})

describe('content of the file', () => {
  it('has each order in full, and the charts as tables', async () => {
    const dealId = await submitted(desk, 'IPG', {
      terms: {
        size: { kind: 'number', face: mm(100), unit: 'mm' },
        minDenomination: mm(1),
        increment: mm(1),
      },
    })
    await enterFor(desk, dealId, 'ent_ironmosslife', {
      orderLevels: [orderLevel(40, '110'), orderLevel(10, '105')],
      minSize: mm(5),
      sales: 'Carmen',
      comment: 'Long-only',
    })
    await place(investor, dealId, { orderLevels: [orderLevel(60)], account: 'Fund 3' })
    await place(investor, dealId, { orderLevels: [orderLevel(20)], commitment: 'soft' })
    const made = await exported(desk, dealId)
    const { list } = await desk.deals.dealList({})
    const { name } = list.find((each) => each.dealId === dealId)!
    expect(made.file.name).toBe(`Book ${name} ${made.reply.seq}.xlsx`)
    expect([made.file.bytes, made.reply.name]).toEqual([made.reply.bytes, made.file.name])
    expect(made.sheets.get('Orders')!.rows[1]).toMatchObject({
      'Account or fund': 'Fund 3',
      Status: 'Submitted',
      Size: '60',
      'Counts with': '60',
      'Size and limits': '60mm at reoffer',
      'In / out': 'In',
      'In at guidance': '60',
      Commitment: 'Firm',
      Channel: 'Web',
      'Since the last guidance or push': 'New',
      Version: '1',
    })
    expect(figuresIn(made)).toMatchObject({ Book: '100', Soft: '20', Issue: '100', Orders: '3' })
    const { rows: steps } = made.sheets.get('Demand')!
    expect(
      steps.map((row) => [row['Level'], row['In at the level'], row['Orders'], row['In × issue']]),
    ).toEqual([
      [undefined, '60', '1', '0.6'],
      ['105', '70', '2', '0.7'],
      ['110', '100', '2', '1'],
    ])
    expect(made.sheets.get('Momentum')!.rows.at(-1)).toMatchObject({ Book: '100' })
    const sums = ['By region', 'By type', 'By size', 'By limit'].map((sheet) =>
      made.sheets.get(sheet)!.rows.reduce((sum, row) => sum + Number(row['Amount']), 0),
    )
    expect(sums).toEqual([100, 100, 100, 100])
  })

  it('has the strip’s change since guidance, and the whole book’s coverage', async () => {
    const dealId = await submitted(desk, 'IPG', {
      terms: { size: { kind: 'number', face: mm(10), unit: 'mm' }, minDenomination: mm(1), increment: mm(1) },
    })
    await place(investor, dealId, { orderLevels: [orderLevel(10)] })
    await desk.deals.setGuidance({ dealId, guidance: spread('110') })
    await place(investor, dealId, { orderLevels: [orderLevel(5)] })
    await enterFor(desk, dealId, 'ent_ironmosslife', { orderLevels: [orderLevel(2, '115')] })
    const [made, { summary }] = [await exported(desk, dealId), await desk.book.getOrderSummary({ dealId })]
    expect(summary).toMatchObject({ inBook: String(mm(15)), coverage: '1.7' })
    expect(summary.since).toMatchObject({ total: String(mm(7)), orders: 2 })
    expect(figuresIn(made)).toMatchObject({
      Book: '17',
      'In at guidance': '15',
      Coverage: '1.7',
      'Book since the last guidance': '7',
      'Orders since the last guidance': '2',
    })
  })

  it('has the changes since the push, before and after', async () => {
    const dealId = await submitted(desk)
    const same = await place(investor, dealId)
    const more = await place(investor, dealId, { orderLevels: [orderLevel(4, '60')] })
    const gone = await place(investor, dealId, { orderLevels: [orderLevel(7, '60')] })
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
    await investor.orders.editOrder({
      orderId: more.orderId,
      expectedVersion: 1,
      content: { orderLevels: [orderLevel(6, '55')] },
    })
    await investor.orders.withdraw({ orderId: gone.orderId, expectedVersion: 1 })
    await place(investor, dealId, { orderLevels: [orderLevel(3)] })
    const { sheets } = await exported(desk, dealId)
    const { rows } = await desk.book.bookOrderList({ dealId })
    const numberOf = (orderId: string) => rows.find(({ id }) => id === orderId)!.number
    const changed = sheets
      .get('Changes')!
      .rows.map((row) => [
        row['Order'],
        row['Since the last guidance or push'],
        row['Size before'],
        row['Size now'],
        row['Difference'],
        row['Size and limits before'],
        row['Size and limits now'],
      ])
    expect(changed).toEqual([
      [numberOf(more.orderId), 'Modified', '4', '6', '2', '4mm ≥ 60bp', '6mm ≥ 55bp'],
      [numberOf(gone.orderId), 'Cancelled', '7', '0', '-7', '7mm ≥ 60bp', undefined],
      [expect.any(String), 'New', '0', '3', '3', undefined, '3mm at reoffer'],
    ])
    expect(JSON.stringify(changed)).not.toContain(numberOf(same.orderId))
  })

  it.each(['=1+1', '+1', '-1', '@A1', '=HYPERLINK("http://x";"y")'])(
    'keeps %j as the text it was',
    async (text) => {
      const dealId = await submitted(desk, 'IPG', { name: `${text} 3y` })
      await place(investor, dealId, { account: text, comment: text })
      const { sheets } = await exported(desk, dealId)
      expect(sheets.get('Orders')!.rows[0]).toMatchObject({ 'Account or fund': text, 'Public comment': text })
      expect(sheets.get('Orders')!.above[0]).toBe(`Order book · ${text} 3y`)
    },
  )

  it('is made of a finished deal too', async () => {
    const dealId = await submitted(desk)
    await place(investor, dealId)
    await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
    await desk.deals.fpgEnd({ dealId })
    await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
    const { sheets } = await exported(desk, dealId)
    expect(sheets.get('Orders')!.rows).toHaveLength(1)
    expect(sheets.get('Summary')!.rows[0]!['Note']).toBe('Priced')
  })
})
