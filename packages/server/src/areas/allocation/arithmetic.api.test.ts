// One arithmetic, once the book is closed: the allocation takes exactly what the book says is in, and every figure of a
// version agrees with every other, in calls, in the file, and for the investors. The seed is fixed.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CallRefused, type Client } from '@bookrunner/contract'
import { allocColumnTexts } from '@bookrunner/contract/allocation'
import { targetKinds, type TargetKind } from '@bookrunner/domain/allocation'
import { combinedSize } from '@bookrunner/domain/book'
import type { FinalTerms } from '@bookrunner/domain/deals'
import { takesAt } from '@bookrunner/domain/orders'
import { clientOf, openTestWorld } from '../../../test/index.ts'
import { finalOf, proRata, seqOf } from '../../../test/allocation.ts'
import { mergesOf, sum } from '../../../test/book-agreement.ts'
import { sheetsIn } from '../../../test/book-file.ts'
import { face, rate } from '../../../test/deals.ts'
import { buildBook, entered, randomBooks } from '../../../test/random-books.ts'

// It asks for all figures of one reader at once, more than one person may.
const { app, desk } = openTestWorld({ desk: 'deskoc' }, { settings: { slowWaiting: 100 } })

const runs = Number(process.env.BOOK_RUNS ?? 8)
/**
 * In every other book an order came after it went subject, at any level: part of what is in waits for a manager. The
 * guidance before it is a write to the deal, after which everybody knows that it went subject.
 */
const closedBooks = fc.tuple(randomBooks, entered, fc.boolean()).map(([book, late, isLate]) => ({
  ...book,
  acts: isLate
    ? [
        ...book.acts,
        { kind: 'subject' as const },
        { kind: 'guide' as const, level: '110' as const },
        { ...late, limit: null, soft: false },
      ]
    : book.acts,
  ending: 'closed' as const,
}))
const total = (sizes: readonly (number | null)[]): bigint =>
  sizes.reduce<bigint>((all, size) => all + BigInt(size ?? 0), 0n)

/** What merged orders come to by their rule, with all others. */
const sumOnce = (list: Awaited<ReturnType<Client['book']['bookOrderList']>>, sizes: Map<string, number>) => {
  const merges = mergesOf(list)
  const under = new Set(merges.flatMap(({ orderIds }) => orderIds))
  return total([
    ...[...sizes].flatMap(([id, size]) => (under.has(id) ? [] : [size])),
    ...merges.map((merge) =>
      combinedSize(
        merge,
        merge.orderIds.map((id) => sizes.get(id) ?? 0),
      ),
    ),
  ])
}

/** What the closed book has in, order by order, and of it what the accepted levels of each order have in. */
const takenOf = async (dealId: string, { spread }: FinalTerms) => {
  const list = await desk.book.bookOrderList({ dealId })
  const inside = new Map(list.rows.map(({ id, inSize }) => [id, inSize] as const))
  const taken = new Map<string, number>(inside)
  for (const { id, conditional, inSize } of list.rows) {
    if (!conditional) continue
    const { order } = await desk.orders.getOrderDetailForBook({ orderId: id })
    const level = { spread: spread ?? null, yield: null, price: null }
    taken.set(id, Math.min(inSize, takesAt(order.conditional!.accepted, level)))
  }
  return { inside, sumIn: sumOnce(list, inside), sumTaken: sumOnce(list, taken) }
}

const readVersion = async (client: Client, dealId: string) => {
  const [state, { summary }, ...buckets] = await Promise.all([
    client.allocation.allocOrderList({ dealId }),
    client.allocation.allocSummary({ dealId }),
    ...targetKinds.map((by) => client.allocation.distribution({ dealId, by })),
  ])
  return { state, summary, buckets: new Map(targetKinds.map((by, at) => [by, buckets[at]!.list] as const)) }
}
type Version = Awaited<ReturnType<typeof readVersion>>

/** Every order is in one bucket of these; of tags an investor has several. */
const whole = ['type', 'region', 'group', 'lead'] as const satisfies readonly TargetKind[]

const expectSameVersion = ({ state, summary, buckets }: Version): void => {
  expect(state.summary).toEqual(summary)
  const allocated = total(state.rows.map(({ size }) => size))
  expect(BigInt(summary.total)).toBe(allocated)
  const filled = state.rows.filter(({ size }) => size !== null && size > 0)
  expect([summary.filled, summary.accounts]).toEqual([
    filled.length,
    new Set(filled.map(({ holder }) => holder)).size,
  ])
  if (summary.toAllocate !== null)
    expect(summary.remainder).toBe(String(BigInt(summary.toAllocate) - allocated))
  for (const by of whole) {
    const list = buckets.get(by)!
    expect([by, sum(list.map(({ size }) => size))]).toEqual([by, allocated])
    expect([by, list.reduce((all, { filled: some }) => all + some, 0)]).toEqual([by, filled.length])
    expect([by, list.reduce((all, { orders }) => all + orders, 0)]).toEqual([by, summary.orders])
  }
  for (const { by, key, size, now, difference } of summary.targets) {
    const bucket = buckets.get(by)!.find((each) => each.key === key)
    expect([by, key, now]).toEqual([by, key, bucket?.size ?? '0'])
    expect([by, key, difference]).toEqual([by, key, String(BigInt(now) - BigInt(size))])
  }
}

const expectSameFile = async (dealId: string, { summary, state }: Version): Promise<void> => {
  const { fileId } = await desk.allocation.export({ dealId, kind: 'workbook', format: 'xlsx' })
  const file = await desk.allocation.download({ fileId })
  const sheets = await sheetsIn(new Uint8Array(await (await file.blob()).arrayBuffer()))
  const [lines] = sheets.values()
  const cells = lines!.rows.map((row) => Math.round(Number(row[allocColumnTexts.size.US] ?? 0) * 1_000_000))
  expect(total(cells)).toBe(BigInt(summary.total))
  expect(cells.length).toBe(state.rows.length)
}

/** What an investor was allocated; nothing on a deal without its orders. */
const ownLines = async (investor: Client, dealId: string) => {
  try {
    return await investor.allocation.myAllocation({ dealId })
  } catch (fault) {
    if (fault instanceof CallRefused && fault.reason === 'record.unknown') return { list: [] }
    throw fault
  }
}

/** One target for each bucket there is. */
const targetsOf = ({ buckets }: Version) =>
  targetKinds.flatMap((by) =>
    buckets
      .get(by)!
      .flatMap(({ key }) => (key === null ? [] : [{ by, key, size: face(1), rate: rate('1') }])),
  )

it('an allocation agrees with its book, with itself, with its file and with its investors', async () => {
  const met = { conditional: 0, short: 0, exact: 0, merged: 0, targets: 0, confirmed: 0 }
  const investors = await Promise.all(
    ['investorironmosslife', 'investorsundialreserve', 'investortamarindgulf'].map((each) =>
      clientOf(app, each),
    ),
  )
  await fc.assert(
    fc.asyncProperty(closedBooks, fc.constantFrom(10, 20, 40), async (input, millions) => {
      const dealId = await buildBook(desk, input, app.database.db)
      const final = finalOf(millions)
      await desk.deals.setFinalTerms({ dealId, final, levelConfirmed: true })
      const { inside, sumIn, sumTaken: taken } = await takenOf(dealId, final)
      const { version, seq } = await desk.allocation.saveVersion({ dealId })
      const { versionId } = version
      const before = await readVersion(desk, dealId)
      expect(before.summary.capacity).toBe(String(taken))
      for (const { orderId, inSize } of before.state.rows)
        expect([orderId, inSize]).toEqual([orderId, inside.get(orderId)])
      expect(before.summary.conditional).toBe(String(sumIn - taken))
      if (sumIn > taken) met.conditional++
      const lacks = BigInt(final.size) - taken
      expect(before.summary.missing).toBe(String(lacks > 0n ? lacks : 0n))
      if (before.state.merges.length > 0) met.merged++
      if (lacks > 0n) {
        met.short++
        return
      }
      await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy: proRata })
      const targets = targetsOf(before)
      await desk.allocation.saveVersion({ dealId, versionId, targets })
      const run = await readVersion(desk, dealId)
      expect(run.summary.remainder).toBe('0')
      expect(run.summary.targets).toHaveLength(targets.length)
      met.targets += targets.length
      expectSameVersion(run)
      await expectSameFile(dealId, run)
      met.exact++
      await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
      await desk.deals.changeDealStatus({ dealId, to: 'Priced', final })
      for (const reader of ['deskoc', 'deskjlm', 'issuer']) {
        const version = await readVersion(await clientOf(app, reader), dealId).catch(() => undefined)
        if (version) expectSameVersion(version)
      }
      await desk.allocation.signOff({ versionId, waiver: 'Agreed by telephone' })
      const { settlementGaps: acknowledged } = await desk.allocation.getLaunch({ dealId })
      await desk.allocation.allocConfirmAll({ versionId, acknowledged })
      const sizes = new Map(run.state.rows.map(({ orderId, size }) => [orderId, size ?? 0] as const))
      const { rows } = await desk.book.bookOrderList({ dealId })
      for (const { id, allocation } of rows) expect([id, allocation ?? 0]).toEqual([id, sizes.get(id) ?? 0])
      const own = await Promise.all(investors.map((each) => ownLines(each, dealId)))
      expect(total(own.flatMap(({ list }) => list.map(({ size }) => size)))).toBe(BigInt(run.summary.total))
      met.confirmed++
    }),
    { numRuns: runs, seed: 20_261_137 },
  )
  for (const [name, count] of Object.entries(met)) expect([name, count > 0]).toEqual([name, true])
}, 180_000)
