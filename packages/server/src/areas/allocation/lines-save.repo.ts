import { sql } from 'kysely'
import type { DecidedLine } from '@bookrunner/domain/allocation'
import type { Transaction } from '../../platform/db/index.ts'
import type { Stamped } from '../../platform/service/index.ts'
import type { LinesWritten } from './allocation-state.ts'

/** One array for each column; null where there is no line. */
const columnsOf = (lines: readonly (DecidedLine | null)[]) => ({
  size: lines.map((line) => line && line.size),
  rule: lines.map((line) => line && line.by),
  rounding: lines.map((line) => line && line.rounding),
  full: lines.map((line) => line && line.full),
  tooSmall: lines.map((line) => line && line.tooSmall),
  note: lines.map((line) => line && line.note),
})

/** Without any line there are no columns. */
const columnsBefore = (lines: LinesWritten['lines']) =>
  columnsOf(lines.some(({ from }) => from) ? lines.map(({ from }) => from) : [])

/**
 * The lines of a change, and the change itself. Ten thousand lines travel once, as arrays: a row is made of each, and
 * the change keeps the arrays.
 */
export const saveLinesOf = (
  { run }: Transaction,
  { seq, now, change: { versionId, what, lines, by, head, authors } }: Stamped<LinesWritten>,
): Promise<unknown> => {
  const ids = lines.map(({ orderId }) => orderId)
  const to = columnsOf(lines.map((line) => line.to))
  const was = columnsBefore(lines)
  const copied = authors ? ids.map((id) => authors.get(id)) : []
  const at = now.toString()
  return run(sql`
    with c as materialized (
      select ${ids}::text[] as order_ids, ${to.size}::bigint[] as size, ${to.rule}::text[] as rule,
        ${to.rounding}::text[] as rounding, ${to.full}::boolean[] as full_size, ${to.tooSmall}::boolean[] as too_small,
        ${to.note}::text[] as note
    ), history as (
      insert into alloc_change (version_id, seq, kind, at, by_id, head, order_ids, size, rule, rounding, full_size,
        too_small, note, was_size, was_rule, was_rounding, was_full_size, was_too_small, was_note)
      select ${versionId}, ${seq}, ${what}, ${at}, ${by}, ${head ? JSON.stringify(head) : null}::jsonb, c.*,
        ${was.size}::bigint[], ${was.rule}::text[], ${was.rounding}::text[], ${was.full}::boolean[],
        ${was.tooSmall}::boolean[], ${was.note}::text[]
      from c
    )
    insert into alloc_line (version_id, order_id, size, rule, rounding, full_size, too_small, note, seq, at, by_id)
    select ${versionId}, l.order_id, l.size, l.rule, l.rounding, l.full_size, l.too_small, l.note, ${seq},
      coalesce(l.at, ${at}), coalesce(l.by_id, ${by})
    from c, unnest(c.order_ids, c.size, c.rule, c.rounding, c.full_size, c.too_small, c.note,
      ${copied.map((author) => author?.at ?? null)}::timestamptz[],
      ${copied.map((author) => author?.editor ?? null)}::text[])
      as l (order_id, size, rule, rounding, full_size, too_small, note, at, by_id)
    on conflict (version_id, order_id) do update set size = excluded.size, rule = excluded.rule,
      rounding = excluded.rounding, full_size = excluded.full_size, too_small = excluded.too_small, note = excluded.note,
      seq = excluded.seq, at = excluded.at, by_id = excluded.by_id`)
}
