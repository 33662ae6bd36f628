import { sql } from 'kysely'
import { entityNamesJson } from '../../platform/db/index.ts'

const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Figures as text: JSON would make binary fractions of them. */
export const inquiryJson = sql`jsonb_build_object(
  'inquiryId', i.id, 'loanId', i.loan_id, 'band', i.band, 'price', i.price::text,
  'marginCallPrice', i.margin_call_price::text, 'raisedTime', ${iso('i.raised_at')},
  'reviewedTime', ${iso('i.reviewed_at')}, 'note', i.note,
  'operator', case when r.id is null then null else jsonb_build_object('userId', r.id, 'name', r.name) end)`

export const entityJson = sql`(jsonb_build_object('entityId', e.id) || ${entityNamesJson('e')})`

export const userJson = sql`
  (case when u.id is null then null else jsonb_build_object('userId', u.id, 'name', u.name) end)`

export const loanColumns = sql`
  l.id as "loanId", ${entityJson} as entity, ${userJson} as "user", l.isin, l.bond_name as "bondName", l.currency,
  l.face, l.loan_amount as "loanAmount", l.haircut, l.maintenance, l.margin_call_price as "marginCallPrice",
  l.is_call_price_set as "isCallPriceSet", l.warning_band as "warningBand", l.current_price as "currentPrice",
  l.price_day as "priceDay", l.price_source as "priceSource", l.start_day as "startDay", l.end_day as "endDay",
  l.remark, l.status, l.band, l.version, ${iso('l.created_at')} as "createdAt",
  (select ${inquiryJson} from loan_inquiry i left join user_account r on r.id = i.reviewed_by
    where i.loan_id = l.id order by i.seq desc limit 1) as inquiry,
  (select coalesce(array_agg(o.id order by o.seq), '{}') from loan_inquiry o
    where o.loan_id = l.id and o.reviewed_at is null) as "inquiryIds"`

export const loanTables = sql`
  loan l join entity e on e.id = l.entity_id left join user_account u on u.id = l.user_id`

/** The distance to the margin call price; closed loan deals have none. */
export const distanceColumn = sql`
  (case when l.status = 'open' then (l.current_price - l.margin_call_price) / l.margin_call_price end)`
