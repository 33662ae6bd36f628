import { sql } from 'kysely'
import type { LineBy, LineRounding } from '@bookrunner/domain/allocation'
import type { FinalTerms } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { Order } from '@bookrunner/domain/orders'
import { reading, type Db } from '../../../platform/db/index.ts'
import { loadConfirmations } from '../alloc-load.repo.ts'
import type { Confirmation } from '../stored.ts'

/** The newest confirmation of each of these orders, which belong to one deal. */
export const readOwnConfirmations = async (
  db: Db,
  orders: readonly Pick<Order, 'id' | 'dealId'>[],
): Promise<Map<string, Confirmation>> => {
  const [first] = orders
  const ids = orders.map(({ id }) => id)
  return first ? loadConfirmations(reading(db), first.dealId, ids) : new Map()
}

/** Final terms by number, including replaced ones. */
export const readFinals = async (
  db: Db,
  dealId: string,
  numbers: readonly number[],
): Promise<Map<number, FinalTerms>> => {
  const { rows } = await sql<{ number: number; final: FinalTerms }>`
    select number, final from guidance_version
    where deal_id = ${dealId} and number = any(${numbers}) and final is not null`.execute(db)
  return new Map(rows.map(({ number, final }) => [number, final]))
}

/**
 * The launched version once it is released: each line's last confirmation has its size, at current terms. A zero line
 * of an order outside the book needs no confirmation.
 */
export const readReleased = async (
  db: Db,
  { dealId, terms }: { dealId: string; terms: number | null },
): Promise<string | undefined> => {
  const { rows } = await sql<{ versionId: string }>`
    select v.id as "versionId" from alloc_version v where v.deal_id = ${dealId} and v.record ->> 'state' = 'launched'
      and not exists (
        select from alloc_line l
        join order_head o on o.id = l.order_id and (l.size > 0 or o.stage = 'live')
        left join lateral (
          select c.size, c.terms from alloc_confirmed c
          where c.order_id = l.order_id order by c.number desc limit 1) as c on true
        where l.version_id = v.id
          and (c.size is distinct from l.size or c.terms is distinct from ${terms}))`.execute(db)
  return rows[0]?.versionId
}

export interface FilledLine {
  orderId: string
  size: FaceAmount
  by: LineBy | null
  rounding: LineRounding | null
  classId: string | null
  investorId: string
}

/** Lines of a version with reason, type and house: the one each was placed for, so that a merge changes no count. */
export const readFilled = async (db: Db, versionId: string): Promise<FilledLine[]> => {
  const { rows } = await sql<FilledLine>`
    select l.order_id as "orderId", l.size, l.rule as by, l.rounding,
      o.class_id as "classId", coalesce(o.merged_from, o.investor_id) as "investorId"
    from alloc_line l join order_head o on o.id = l.order_id where l.version_id = ${versionId}`.execute(db)
  return rows
}
