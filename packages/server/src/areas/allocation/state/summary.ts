import type { AllocSummary } from '@bookrunner/contract/allocation'
import {
  capacityOf,
  lineFault,
  percentOf,
  targetStates,
  type Bucketed,
  type TargetKind,
} from '@bookrunner/domain/allocation'
import { isRefusal, type Face } from '@bookrunner/domain/kernel'
import { issueSize } from '@bookrunner/domain/orders'
import type { BookOrder } from '../../book/index.ts'
import { giving } from '../closed-book.ts'
import { holds } from '../kept.ts'
import { countedIn, termsOf } from './rows.ts'
import type { SeenVersion } from './seen.ts'

export const sizeOn = ({ own }: SeenVersion, { order }: BookOrder): Face =>
  own.get(order.id)?.size ?? (0 as Face)

/** What of an order buckets are made of. */
export const bucketed = (entry: BookOrder, seen: SeenVersion): Bucketed => {
  const { order } = entry
  const facts = seen.book.byId.get(order.id)
  return {
    ...{ size: sizeOn(seen, entry), type: order.classId, region: order.region, group: facts?.group ?? null },
    lead: [...new Set([...(order.throughId === null ? [] : [order.throughId]), ...order.leads])],
    tag: facts?.tags ?? [],
  }
}

export const keysOf = (line: Bucketed, by: TargetKind): readonly (string | null)[] => {
  const place = line[by]
  if (place === null || typeof place === 'string') return [place]
  return place.length > 0 ? place : [null]
}

const confirmedIn = (entries: readonly BookOrder[], seen: SeenVersion): number => {
  const terms = termsOf(seen)
  return seen.version.state === 'launched'
    ? entries.filter((entry) =>
        holds(seen.confirmations.get(entry.order.id), { size: sizeOn(seen, entry), terms }),
      ).length
    : 0
}

/** The whole's figures, where all of it is seen; else those of the own lines. */
const wholeOf = (seen: SeenVersion, total: bigint) => {
  const { version, state, book, sight } = seen
  const issue = issueSize(state.deal)
  const retained = state.deal.terms.retained ?? (0 as Face)
  const capacity = capacityOf(book)
  const found = giving(state.deal, book, version.shortfall)
  // Once launched, what there was to give is what was launched.
  const toGive = version.launched?.total ?? (isRefusal(found) ? null : found.total)
  const missing = issue === null ? 0n : BigInt(issue) - BigInt(retained) - capacity
  const seesAll = sight !== 'own'
  return {
    ...{ toGive: seesAll ? toGive : null, issue, retained },
    ...{
      capacity: seesAll ? String(capacity) : '0',
      missing: seesAll && missing > 0n ? String(missing) : '0',
    },
    remainder: seesAll && toGive !== null ? String(BigInt(toGive) - total) : null,
  }
}

/** Of no version: nothing is told of the book either. */
export const nothingGiven: AllocSummary = {
  ...{ toGive: null, issue: null, retained: 0 as Face, capacity: '0', missing: '0', total: '0' },
  ...{ remainder: null, orders: 0, filled: 0, accounts: 0, fill: null, faults: 0 },
  ...{ confirmed: 0, pending: 0, targets: [] },
}

export const summaryOf = (seen: SeenVersion): AllocSummary => {
  const entries = countedIn(seen)
  const lines = entries.map((entry) => bucketed(entry, seen))
  const total = lines.reduce((sum, { size }) => sum + BigInt(size), 0n)
  const asked = entries.reduce(
    (sum, { order: { id } }) => sum + BigInt(seen.book.byId.get(id)?.size ?? 0),
    0n,
  )
  const filled = entries.filter((entry) => sizeOn(seen, entry) > 0)
  const confirmed = confirmedIn(entries, seen)
  const allocates = seen.reader.abilities.allocate === 'all'
  const faults = entries.filter(({ order: { id } }) => {
    const line = seen.own.get(id)
    return line && lineFault('', line.size, seen.book.byId.get(id), seen.book.grid)
  })
  return {
    ...{ ...wholeOf(seen, total), total: String(total) },
    ...{ orders: entries.length, filled: filled.length },
    accounts: new Set(filled.map(({ order }) => order.investorId)).size,
    ...{ fill: percentOf(total, asked), faults: allocates ? faults.length : 0 },
    ...{ confirmed, pending: seen.version.state === 'launched' ? entries.length - confirmed : 0 },
    targets: allocates
      ? targetStates(seen.version.targets, lines).map(({ target, now, nowRate, apart, apartRate }) => ({
          ...{ ...target, now: String(now), nowRate, apart: String(apart), apartRate },
        }))
      : [],
  }
}
