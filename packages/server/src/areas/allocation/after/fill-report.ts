import { calls } from '@bookrunner/contract'
import { allocFileWords } from '@bookrunner/contract/allocation'
import { fill, type Language, type ReplyOf } from '@bookrunner/contract/kernel'
import { leastAccounts, percentOf } from '@bookrunner/domain/allocation'
import { isRefusal, refuse, type Face, type Refusal } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { read } from '../../../platform/http/handler.ts'
import { nameIn } from '../../../platform/named.ts'
import { bookOf, seenBook, type BookState } from '../../book/index.ts'
import { inZone, readClasses } from '../../deals/index.ts'
import { readOrderDeals, readPlacer } from '../../orders/index.ts'
import { finalBook } from '../closed-book.ts'
import { fillReportFile } from '../files/list-files.ts'
import { termsOf } from '../state/index.ts'
import { ownDeal } from './investor.ts'
import { readFilled, readOwnConfirmations, readReleased } from './own.repo.ts'

type Report = ReplyOf<typeof calls.allocation.fillReport>
type Fills = Report['list']

/** Types of few accounts would say whose they are: they go together, without a name; and so do all if that is one. */
const hideSmall = (
  found: ReadonlyMap<string | null, { accounts: Set<string>; asked: bigint; size: bigint }>,
  names: ReadonlyMap<string, string>,
): Fills => {
  const rest = { accounts: new Set<string>(), asked: 0n, size: 0n }
  const named: Fills = []
  const bySize = [...found].toSorted(([, one], [, other]) => other.accounts.size - one.accounts.size)
  for (const [classId, { accounts, asked, size }] of bySize) {
    const few = accounts.size < leastAccounts || classId === null
    // What is left over is never of few either.
    const needed = rest.accounts.size > 0 && rest.accounts.size < leastAccounts
    if (!few && !needed)
      named.push({
        ...{ classId, name: names.get(classId) ?? '', accounts: accounts.size },
        fill: percentOf(size, asked),
      })
    else {
      for (const each of accounts) rest.accounts.add(each)
      rest.asked += asked
      rest.size += size
    }
  }
  return closed(named, rest)
}

const closed = (named: Fills, rest: { accounts: Set<string>; asked: bigint; size: bigint }): Fills =>
  rest.accounts.size >= leastAccounts
    ? [
        ...named,
        { classId: null, name: null, accounts: rest.accounts.size, fill: percentOf(rest.size, rest.asked) },
      ]
    : named

/** May somebody read it: an investor with an order on the deal that is confirmed, or a manager who reads its book. */
const mayRead = async (db: Db, actor: Actor, dealId: string) => {
  const own = await ownDeal(db, await readPlacer(db, actor), { dealId })
  if (!isRefusal(own)) {
    const confirmed = await readOwnConfirmations(db, own.orders)
    return confirmed.size > 0 ? true : refuse('alloc.not-released')
  }
  const seen = await seenBook(db, actor, dealId)
  return isRefusal(seen) ? refuse('record.unknown') : true
}

interface Asking {
  db: Db
  actor: Actor
  dealId: string
  language: Language
}

const fillsFor = async ({
  db,
  actor,
  dealId,
  language,
}: Asking): Promise<Report | Refusal<'record.unknown' | 'alloc.not-released'>> => {
  const may = await mayRead(db, actor, dealId)
  if (isRefusal(may)) return may
  const state = await bookOf(db, dealId)
  if (!state) return refuse('record.unknown')
  const version = await readReleased(db, { dealId, terms: termsOf({ state }) })
  if (!version) return refuse('alloc.not-released')
  const [lines, classes, taken] = await Promise.all([
    readFilled(db, version.versionId),
    readClasses(db),
    takenIn(db, state),
  ])
  const sums = new Map<string | null, { accounts: Set<string>; asked: bigint; size: bigint }>()
  let [asked, size] = [0n, 0n]
  for (const line of lines) {
    const own = BigInt(taken.get(line.orderId) ?? 0)
    // Who is out with all of it was filled with nothing of nothing: it hides nobody.
    if (own === 0n) continue
    const sum = sums.get(line.classId) ?? { accounts: new Set<string>(), asked: 0n, size: 0n }
    sum.accounts.add(line.investorId)
    sum.asked += own
    sum.size += BigInt(line.size)
    asked += own
    size += BigInt(line.size)
    sums.set(line.classId, sum)
  }
  const names = new Map(classes.map((row) => [row.id, nameIn(language, row)]))
  return {
    dealId,
    rules: version.kinds,
    list: hideSmall(sums, names),
    fill: percentOf(size, asked),
  }
}

/** Anonymised: shares only, no size of anybody and no total. Once every line is confirmed. */
export const fillReport = read(calls.allocation.fillReport, ({ input, actor, db, language }) =>
  fillsFor({ db, actor, dealId: input.dealId, language }),
)

/** The same to be filed. It names no state: how often the desk did something is nobody's else. */
export const downloadFillReport = read(
  calls.allocation.downloadFillReport,
  async ({ input: { dealId, format = 'xlsx' }, actor, db, language }) => {
    const [found, [row]] = await Promise.all([
      fillsFor({ db, actor, dealId, language }),
      readOrderDeals(db, [dealId]),
    ])
    if (isRefusal(found)) return found
    if (!row) return refuse('record.unknown')
    const zone = row.terms.timeZone
    const made = fill(allocFileWords.made[language], { time: inZone(row.now, zone), zone })
    const speech = { language, zone, holders: new Map() }
    return fillReportFile(found, { speech, deal: row.name, above: [row.name, made], format })
  },
)

const takenIn = async (db: Db, state: BookState): Promise<Map<string, Face>> => {
  const { orders } = await finalBook(db, state)
  return new Map(orders.map((order) => [order.id, order.size]))
}
