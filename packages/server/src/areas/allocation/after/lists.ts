import { allocationCalls } from '@bookrunner/contract/allocation'
import type { ReplyOf } from '@bookrunner/contract/kernel'
import { amountsByReason, countDemandOnce, hedgeOf, percentOf } from '@bookrunner/domain/allocation'
import { dv01 } from '@bookrunner/domain/deals'
import {
  entityNamesOf,
  exact,
  isRefusal,
  rateOf,
  type FaceAmount,
  type Rate,
} from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { read } from '../../../platform/http/handler.ts'
import { holdersOf } from '../../book/index.ts'
import { bondFactsOf } from '../../orders/index.ts'
import { isMasked } from '../masked.ts'
import { askedOf } from '../state/index.ts'
import { readLeis } from '../alloc-reads.repo.ts'
import { headOf, investorOf, launchedFor, type Launched, type LaunchedLine } from './lines.ts'
import { cashAt, pricedFactsOf, settledOf } from './settled.ts'

type AllocCalls = typeof allocationCalls

const holdersIn = (lines: readonly LaunchedLine[], { state, reader }: Launched) =>
  holdersOf(
    lines.map(({ entry }) => entry),
    state,
    reader,
  ).holders

const sumOf = (lines: readonly { size: FaceAmount }[]): bigint =>
  lines.reduce((sum, { size }) => sum + BigInt(size), 0n)

const sumRates = (rates: readonly (Rate | null)[]): Rate | null =>
  rates.length > 0 && rates.every((each) => each !== null)
    ? rateOf(rates.reduce((sum, each) => sum.plus(each), exact(rateOf('0'))))
    : null

const filledIn = ({ launched }: Launched): LaunchedLine[] => launched.filter(({ size }) => size > 0)

export const settlementFor = async (
  db: Db,
  found: Launched,
): Promise<ReplyOf<AllocCalls['settlementList']>> => {
  const { state, reader } = found
  const { terms } = state.deal
  const lines = filledIn(found)
  const [settled, leis] = await Promise.all([
    settledOf(db, state.deal),
    readLeis(
      db,
      lines.map(({ entry }) => entry.order.investorId),
    ),
  ])
  const namesOf = (id: string | null) => (id === null ? null : entityNamesOf(state.names.houses.get(id)))
  const rows = lines.map((line) => {
    const { entry, row, size } = line
    const masked = isMasked(entry.order, reader)
    return {
      ...investorOf(line),
      lei: masked ? null : (leis.get(entry.order.investorId) ?? null),
      throughId: entry.order.throughId,
      through: namesOf(entry.order.throughId),
      nominal: size,
      ...cashAt(size, settled),
      confirm: row.confirm ?? 'pending',
    }
  })
  return {
    ...headOf(found),
    currency: terms.currency,
    ...(await bondFactsOf(db, state.deal, settled)),
    ...pricedFactsOf(state.deal, settled),
    accruedRate: settled.accruedRate,
    holders: holdersIn(lines, found),
    lines: rows,
    nominal: String(sumOf(lines)),
    accrued: sumRates(rows.map(({ accrued }) => accrued)),
    consideration: sumRates(rows.map(({ consideration }) => consideration)),
  }
}

export const hedgeFor = async (db: Db, found: Launched): Promise<ReplyOf<AllocCalls['hedgeList']>> => {
  const { deal } = found.state
  const { terms } = deal
  const settled = await settledOf(db, deal)
  const { risk } = settled
  const { instrument = null, ratio = null, deadline = null, durationManager = null } = terms.hedge ?? {}
  const lines = filledIn(found).filter(({ entry }) => entry.order.hedge !== 'none')
  const rows = lines.flatMap((line) => {
    const { hedge } = line.entry.order
    if (hedge === 'none') return []
    const quantity = ratio === null || hedge === 'own' ? null : hedgeOf(line.size, ratio)
    const own = { ...investorOf(line), hedge, size: line.size, quantity }
    return { ...own, dv01: risk && dv01(risk, line.size) }
  })
  const quantities = rows.flatMap(({ quantity }) => (quantity === null ? [] : { size: quantity }))
  return {
    ...headOf(found),
    currency: terms.currency,
    ...(await bondFactsOf(db, deal, settled)),
    ...pricedFactsOf(deal, settled),
    instrument: instrument || null,
    ratio,
    deadline,
    durationManager,
    holders: holdersIn(lines, found),
    lines: rows,
    size: String(sumOf(lines)),
    quantity: ratio === null ? null : String(sumOf(quantities)),
    dv01: sumRates(rows.map((row) => row.dv01)),
  }
}

export const justificationFor = (found: Launched): ReplyOf<AllocCalls['justification']> => ({
  ...headOf(found),
  reasons: amountsByReason(
    found.launched.map(({ row: { by, rounding }, size }) => ({ by, rounding, size })),
  ).map(({ size, ...reason }) => ({ ...reason, size: String(size) })),
  holders: holdersIn(found.launched, found),
  lines: found.launched.map((line) => {
    const { row, size } = line
    return {
      ...investorOf(line),
      jlmInterest: row.jlmInterest,
      xOrder: row.xOrder,
      relations: row.relations,
      omnibus: row.omnibus,
      conditional: row.conditional,
      orderSize: row.orderSize,
      inSize: row.inSize,
      acceptedIn: row.acceptedIn,
      whyOut: row.whyOut,
      size,
      fill: percentOf(BigInt(size), BigInt(row.acceptedIn)),
      by: row.by,
      rounding: row.rounding,
      full: row.full,
      tooSmall: row.tooSmall,
      note: row.note,
      editedBy: row.editedBy,
      editedAt: row.editedAt,
    }
  }),
})

/** The syndicate by the amounts allocated through each bank. An order counts once, for the bank it goes through. */
export const leagueFor = (found: Launched): ReplyOf<AllocCalls['league']> => {
  const { names, deal } = found.state
  const rows = deal.shared.syndicate.map(({ entityId, roles }) => {
    const through = found.launched.filter(({ entry }) => entry.order.throughId === entityId)
    const credited = found.launched.filter(
      ({ entry }) => entry.order.throughId !== entityId && entry.order.leads.includes(entityId),
    )
    const add = countDemandOnce()
    const acceptedIn = through.reduce((sum, { entry }) => sum + add(askedOf(found, entry)), 0n)
    const size = sumOf(through)
    return {
      entityId,
      ...entityNamesOf(names.houses.get(entityId)),
      roles: [...roles],
      orders: through.length,
      acceptedIn,
      size,
      credited: sumOf(credited),
    }
  })
  const all = rows.reduce((sum, { size }) => sum + size, 0n)
  const sorted = rows.toSorted((one, other) => (one.size === other.size ? 0 : one.size > other.size ? -1 : 1))
  return {
    ...headOf(found),
    list: sorted.map(({ acceptedIn, size, credited, ...row }) => ({
      // Banks with the same amount have the same rank.
      ...row,
      rank: sorted.findIndex((each) => each.size === size) + 1,
      acceptedIn: String(acceptedIn),
      size: String(size),
      credited: String(credited),
      share: percentOf(size, all),
      fill: percentOf(size, acceptedIn),
    })),
  }
}

const settling = (db: Db, actor: Actor, dealId: string) =>
  launchedFor(db, actor, dealId, ({ reader }) => reader.abilities.settle)

/** For those who allocate or administer all of it: a bank's totals are confidential to other banks. */
export const allOf = (db: Db, actor: Actor, dealId: string) =>
  launchedFor(db, actor, dealId, ({ reader: { abilities } }) =>
    abilities.allocate === 'all' ? 'all' : 'none',
  )

export const settlementList = read(allocationCalls.settlementList, async ({ input, actor, db }) => {
  const found = await settling(db, actor, input.dealId)
  return isRefusal(found) ? found : settlementFor(db, found)
})

export const hedgeList = read(allocationCalls.hedgeList, async ({ input, actor, db }) => {
  const found = await settling(db, actor, input.dealId)
  return isRefusal(found) ? found : hedgeFor(db, found)
})

export const league = read(allocationCalls.league, async ({ input, actor, db }) => {
  const found = await allOf(db, actor, input.dealId)
  return isRefusal(found) ? found : leagueFor(found)
})

export const justification = read(allocationCalls.justification, async ({ input, actor, db }) => {
  const found = await allOf(db, actor, input.dealId)
  return isRefusal(found) ? found : justificationFor(found)
})
