import { allocFileTexts, allocationCalls } from '@bookrunner/contract/allocation'
import { fill, secondIn, type Language, type ReplyOf } from '@bookrunner/contract/kernel'
import {
  countDemandOnce,
  hidesAccounts,
  percentOf,
  publicAmounts,
  type OrderDemand,
} from '@bookrunner/domain/allocation'
import { isRefusal, nameIn, type Refusal, refuse } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { read } from '../../../platform/http/handler.ts'
import { bookOf, bookForAllocation, type LiveBook } from '../../book/index.ts'
import { readClasses } from '../../deals/index.ts'
import { readOrderDeals, readPlacer } from '../../orders/index.ts'
import { askedIn, finalBook } from '../closed-book.ts'
import { fillReportFile } from '../files/list-files.ts'
import { termsOf } from '../state/index.ts'
import { ownDeal } from './investor.ts'
import { readFilled, readOwnConfirmations, readReleased } from './own.repo.ts'

type Report = ReplyOf<typeof allocationCalls.fillReport>
type Fills = Report['list']

interface OfAccount {
  asking: OrderDemand[]
  size: bigint
}

/** Of a type, what each account asked for and got. */
type Sum = Map<string, OfAccount>

const addLine = (sum: Sum, investorId: string, asking: OrderDemand, size: number): void => {
  const account = sum.get(investorId) ?? { asking: [], size: 0n }
  account.asking.push(asking)
  account.size += BigInt(size)
  sum.set(investorId, account)
}

const demandOf = (asking: readonly OrderDemand[]): bigint => {
  const add = countDemandOnce()
  return asking.reduce((sum, each) => sum + add(each), 0n)
}

const sizeOf = (sum: Sum): bigint => sum.values().reduce((all, { size }) => all + size, 0n)

const fillIn = (sum: Sum) =>
  percentOf(sizeOf(sum), demandOf([...sum.values()].flatMap(({ asking }) => asking)))

/** Neither the order nor the allocation of a single account follows from its fill. */
const isPublic = (sum: Sum): boolean => {
  const accounts = [...sum.values()]
  return (
    hidesAccounts(accounts.map(({ size }) => size)) &&
    hidesAccounts(accounts.map(({ asking }) => demandOf(asking)))
  )
}

const mergeInto = (rest: Sum, sum: Sum): void => {
  for (const [investorId, { asking, size }] of sum) {
    const account = rest.get(investorId) ?? { asking: [], size: 0n }
    account.asking.push(...asking)
    account.size += size
    rest.set(investorId, account)
  }
}

/**
 * A type that would reveal an account goes together with others of its kind, without a name; if these still would, they
 * are left out.
 */
const hideFew = (bySumOfType: ReadonlyMap<string | null, Sum>, names: ReadonlyMap<string, string>): Fills => {
  const rest: Sum = new Map()
  const named: Fills = []
  const byAccounts = [...bySumOfType].toSorted(([, one], [, other]) => other.size - one.size)
  for (const [classId, sum] of byAccounts)
    if (classId !== null && isPublic(sum))
      named.push({ classId, name: names.get(classId) ?? '', accounts: sum.size, fill: fillIn(sum) })
    else mergeInto(rest, sum)
  return isPublic(rest)
    ? [...named, { classId: null, name: null, accounts: rest.size, fill: fillIn(rest) }]
    : named
}

/** An investor with a confirmed order on the deal, or a manager who reads its book. */
const readFault = async (db: Db, actor: Actor, dealId: string) => {
  const own = await ownDeal(db, await readPlacer(db, actor), { dealId })
  if (!isRefusal(own)) {
    const confirmed = await readOwnConfirmations(db, own.orders)
    return confirmed.size > 0 ? true : refuse('alloc.not-released')
  }
  const view = await bookForAllocation(db, actor, dealId)
  return isRefusal(view) ? refuse('record.unknown') : true
}

interface ReportRequest {
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
}: ReportRequest): Promise<Report | Refusal<'record.unknown' | 'alloc.not-released'>> => {
  const fault = await readFault(db, actor, dealId)
  if (isRefusal(fault)) return fault
  const state = await bookOf(db, dealId)
  if (!state) return refuse('record.unknown')
  const versionId = await readReleased(db, { dealId, terms: termsOf({ state }) })
  if (versionId === undefined) return refuse('alloc.not-released')
  const [lines, classes, requestOf] = await Promise.all([
    readFilled(db, versionId),
    readClasses(db),
    requestsIn(db, state),
  ])
  const sums = new Map<string | null, Sum>()
  const all: Sum = new Map()
  for (const { orderId, investorId, classId, size } of lines) {
    const own = requestOf(orderId)
    // An order that is out entirely has no fill: it hides no other account.
    if (own.orderSize === 0) continue
    const sum = sums.get(classId) ?? new Map()
    addLine(sum, investorId, own, size)
    addLine(all, investorId, own, size)
    sums.set(classId, sum)
  }
  const names = new Map(classes.map((row) => [row.id, nameIn(language, row)]))
  return {
    dealId,
    reasons: publicAmounts(lines).map(({ size, ...reason }) => ({ ...reason, size: String(size) })),
    size: String(sizeOf(all)),
    list: hideFew(sums, names),
    // The size of the issue is public, and each account knows its own line.
    fill: isPublic(all) ? fillIn(all) : null,
  }
}

/** Anonymised: shares by type, and amounts by reason. Available once every line is confirmed. */
export const fillReport = read(allocationCalls.fillReport, ({ input, actor, db, language }) =>
  fillsFor({ db, actor, dealId: input.dealId, language }),
)

/** The same as a file. It states no number: how often the desk wrote something is confidential. */
export const downloadFillReport = read(
  allocationCalls.downloadFillReport,
  async ({ input: { dealId, format = 'xlsx' }, actor, db, language, workers }) => {
    const [bySumOfType, [row]] = await Promise.all([
      fillsFor({ db, actor, dealId, language }),
      readOrderDeals(db, [dealId]),
    ])
    if (isRefusal(bySumOfType)) return bySumOfType
    if (!row) return refuse('record.unknown')
    const zone = row.terms.timeZone
    const made = fill(allocFileTexts.made[language], { time: secondIn(String(row.now), zone, language) })
    const speech = { language, zone, holders: new Map() }
    return fillReportFile(bySumOfType, { speech, deal: row.name, above: [row.name, made], format, workers })
  },
)

const requestsIn = async (db: Db, state: LiveBook): Promise<(orderId: string) => OrderDemand> => {
  const book = await finalBook(db, state)
  return (orderId) => askedIn(book, orderId)
}
