import type { AllocSummary } from '@bookrunner/contract/allocation'
import {
  askedOnce,
  capacityOf,
  percentOf,
  targetStates,
  type Asking,
  type Bucketed,
  type TargetKind,
} from '@bookrunner/domain/allocation'
import { isRefusal, type FaceAmount } from '@bookrunner/domain/kernel'
import { issueSize } from '@bookrunner/domain/orders'
import type { BookOrder } from '../../book/index.ts'
import { askedIn, giving } from '../closed-book.ts'
import { confirmationsIn, countedIn, faultsIn } from './rows.ts'
import type { VersionForReader } from './for-reader.ts'

export const sizeOn = ({ own }: VersionForReader, { order }: BookOrder): FaceAmount =>
  own.get(order.id)?.size ?? (0 as FaceAmount)

export const askedOf = ({ book }: Pick<VersionForReader, 'book'>, { order }: BookOrder): Asking =>
  askedIn(book, order.id)

/** What of an order buckets are made of. */
export const bucketed = (entry: BookOrder, view: VersionForReader): Bucketed => {
  const { order } = entry
  const facts = view.book.byId.get(order.id)
  return {
    size: sizeOn(view, entry),
    type: order.classId,
    region: order.region,
    group: facts?.group ?? null,
    lead: [...new Set([...(order.throughId === null ? [] : [order.throughId]), ...order.leads])],
    tag: facts?.tags ?? [],
  }
}

export const keysOf = (line: Bucketed, by: TargetKind): readonly (string | null)[] => {
  const place = line[by]
  if (place === null || typeof place === 'string') return [place]
  return place.length > 0 ? place : [null]
}

/** What there is to give and of what; once launched, what was launched. */
const givenOf = ({ version, state, book }: VersionForReader) => {
  const issue = issueSize(state.deal)
  const retained = state.deal.terms.retained ?? (0 as FaceAmount)
  const missing = issue === null ? 0n : BigInt(issue) - BigInt(retained) - capacityOf(book)
  if (version.launched) return { ...version.launched, missing: 0n }
  const found = giving(state.deal, book, version.shortfall)
  return isRefusal(found) ? { total: null, issue, retained, missing } : { ...found, missing }
}

/** The whole's figures, where all of it is seen; else those of the deal's terms. */
const wholeOf = (view: VersionForReader, given: bigint) => {
  const { total, issue, retained, missing } = givenOf(view)
  const { deal } = view.state
  const seesAll = view.sight !== 'own'
  return {
    toGive: seesAll ? total : null,
    issue: seesAll ? issue : issueSize(deal),
    retained: seesAll ? retained : (deal.terms.retained ?? (0 as FaceAmount)),
    capacity: seesAll ? String(capacityOf(view.book)) : '0',
    missing: seesAll && missing > 0n ? String(missing) : '0',
    remainder: seesAll && total !== null ? String(BigInt(total) - given) : null,
  }
}

/** Of no version: nothing is told of the book either. */
export const nothingGiven: AllocSummary = {
  toGive: null,
  issue: null,
  retained: 0 as FaceAmount,
  capacity: '0',
  missing: '0',
  total: '0',
  remainder: null,
  orders: 0,
  filled: 0,
  accounts: 0,
  fill: null,
  faults: 0,
  confirmed: 0,
  pending: 0,
  targets: [],
}

export const summaryOf = (view: VersionForReader): AllocSummary => {
  const entries = countedIn(view)
  const lines = entries.map((entry) => bucketed(entry, view))
  const total = lines.reduce((sum, { size }) => sum + BigInt(size), 0n)
  const add = askedOnce()
  const asked = entries.reduce((sum, entry) => sum + add(askedOf(view, entry)), 0n)
  const filled = entries.filter((entry) => sizeOn(view, entry) > 0)
  const allocates = view.reader.abilities.allocate === 'all'
  const whole = wholeOf(view, total)
  return {
    ...whole,
    total: String(total),
    orders: entries.length,
    filled: filled.length,
    accounts: new Set(filled.map(({ order }) => order.investorId)).size,
    fill: percentOf(total, asked),
    faults: allocates ? faultsIn(entries, view) : 0,
    ...confirmationsIn(entries, view),
    targets: allocates
      ? targetStates(view.version.targets, lines, whole.toGive).map(
          ({ target, now, nowRate, apart, apartRate }) => ({
            ...target,
            now: String(now),
            nowRate,
            apart: String(apart),
            apartRate,
          }),
        )
      : [],
  }
}
