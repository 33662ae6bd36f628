import stringifier from 'fast-json-stringify'
import type { z } from 'zod'
import { listedDeal, listedOrder, ordersCalls } from '@bookrunner/contract/orders'
import { jsonSchemaOf } from '@bookrunner/contract/kernel'
import { mayUse } from '@bookrunner/domain/access'
import { isSubjectAt } from '@bookrunner/domain/deals'
import { entityNamesOf } from '@bookrunner/domain/kernel'
import type { Placer } from '@bookrunner/domain/orders'
import { serializable } from '../../../platform/http/schema.ts'
import { Written } from '../../../platform/http/written.ts'
import type { OrderDealRow } from '../reads/orders.repo.ts'
import { listedOf, ownViewOf } from '../views/own-view.ts'
import type { OwnDeal, OwnOrder } from './own-order.ts'
import type { OwnOrders } from './own-orders.ts'
import type { MyOrderRequest, OwnPage } from './own-page.ts'

const writerOf = (part: z.ZodType): ((value: object) => string) =>
  stringifier(serializable(jsonSchemaOf(part, 'output')))
const writeRow = writerOf(listedOrder)
const writeDeal = writerOf(listedDeal)
const writeBeside = writerOf(ordersCalls.myOrder.reply.omit({ list: true, deals: true }))

/** The row with the issuer's names of now. */
const rowOf = ({ row }: OwnDeal, { named, now }: OwnOrders): OrderDealRow => {
  const { issuerId } = row.shared
  return {
    ...row,
    issuer: issuerId === null ? row.issuer : entityNamesOf(named.get(issuerId)),
    now,
  }
}

const viewOf = (entry: OwnOrder, state: OwnOrders, placer: Placer) => {
  const { order, of, isReviewed } = entry
  const { named, doers } = state
  const facts = {
    row: rowOf(of, state),
    deal: of.deal,
    named,
    doers,
    isReviewed,
  }
  return listedOf(ownViewOf(order, facts, placer))
}

/** The right that a row depends on: what its reader may do with the order. */
const mayPlace = ({ rights }: Placer): boolean => mayUse(rights, 'my_order|place')

/** Written once until the order, its deal, a name or the subject time changes. */
const rowText = (entry: OwnOrder, state: OwnOrders, placer: Placer): Buffer => {
  const subject = isSubjectAt(entry.of.deal.lifecycle, state.now, entry.order.region ?? undefined)
  const key = `${mayPlace(placer)} ${subject}`
  const known = entry.rows.get(key)
  if (known) return known
  const text = Buffer.from(writeRow(viewOf(entry, state, placer).row))
  entry.rows.set(key, text)
  return text
}

const dealsIn = ({ orders }: OwnPage, state: OwnOrders, placer: Placer): string[] => {
  const first = new Map<OwnDeal, OwnOrder>()
  for (const entry of orders) if (!first.has(entry.of)) first.set(entry.of, entry)
  return [...first].map(([deal, entry]) => (deal.header ??= writeDeal(viewOf(entry, state, placer).deal)))
}

const comma = Buffer.from(',')

export const writtenPage = (
  state: OwnOrders,
  page: OwnPage,
  { placer, request: { pageNum, pageSize } }: { placer: Placer; request: MyOrderRequest },
): Written => {
  const { total, awaitingAnswer } = page
  const beside = writeBeside({ pageNum, pageSize, total, awaitingAnswer })
  const rows = page.orders.flatMap((entry, index) => {
    const text = rowText(entry, state, placer)
    return index === 0 ? [text] : [comma, text]
  })
  const head = Buffer.from(`${beside.slice(0, -1)},"list":[`)
  const deals = Buffer.from(`],"deals":[${dealsIn(page, state, placer).join(',')}]}`)
  return new Written([Buffer.concat([head, ...rows, deals])])
}
