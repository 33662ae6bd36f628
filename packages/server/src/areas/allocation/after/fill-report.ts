import { allocFileTexts, allocationCalls } from '@bookrunner/contract/allocation'
import { fill, secondIn, type Language, type ReplyOf } from '@bookrunner/contract/kernel'
import {
  countDemandOnce,
  leastAccounts,
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

interface Sum {
  accounts: Set<string>
  asking: OrderDemand[]
  size: bigint
}
const noSum = (): Sum => ({ accounts: new Set(), asking: [], size: 0n })

const fillIn = ({ asking, size }: Sum) => {
  const add = countDemandOnce()
  return percentOf(
    size,
    asking.reduce((sum, each) => sum + add(each), 0n),
  )
}

/**
 * A type with few accounts would reveal them, so small types go together without a name; if they are still few, they
 * are left out.
 */
const hideSmall = (
  bySumOfType: ReadonlyMap<string | null, Sum>,
  names: ReadonlyMap<string, string>,
): Fills => {
  const rest = noSum()
  const named: Fills = []
  const bySize = [...bySumOfType].toSorted(([, one], [, other]) => other.accounts.size - one.accounts.size)
  for (const [classId, sum] of bySize) {
    const { accounts } = sum
    const few = accounts.size < leastAccounts || classId === null
    // The rest must not be small either.
    const needed = rest.accounts.size > 0 && rest.accounts.size < leastAccounts
    if (!few && !needed)
      named.push({
        classId,
        name: names.get(classId) ?? '',
        accounts: accounts.size,
        fill: fillIn(sum),
      })
    else {
      for (const each of accounts) rest.accounts.add(each)
      rest.asking.push(...sum.asking)
      rest.size += sum.size
    }
  }
  return closed(named, rest)
}

const closed = (named: Fills, rest: Sum): Fills =>
  rest.accounts.size >= leastAccounts
    ? [...named, { classId: null, name: null, accounts: rest.accounts.size, fill: fillIn(rest) }]
    : named

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
  const all = noSum()
  for (const line of lines) {
    const own = requestOf(line.orderId)
    // An order that is out entirely has no fill: it hides no other account.
    if (own.orderSize === 0) continue
    const sum = sums.get(line.classId) ?? noSum()
    for (const each of [sum, all]) {
      each.accounts.add(line.investorId)
      each.asking.push(own)
      each.size += BigInt(line.size)
    }
    sums.set(line.classId, sum)
  }
  const names = new Map(classes.map((row) => [row.id, nameIn(language, row)]))
  return {
    dealId,
    reasons: publicAmounts(lines).map(({ size, ...reason }) => ({ ...reason, size: String(size) })),
    size: String(all.size),
    list: hideSmall(sums, names),
    // Of two accounts each would know the other's: the size of the issue is public, and its own line is known to it.
    fill: all.accounts.size >= leastAccounts ? fillIn(all) : null,
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
