import { sql } from 'kysely'
import type { Transaction } from '../../platform/db/index.ts'
import { sendInTurns, type Stamped } from '../../platform/service/index.ts'
import { deal } from '../deals/index.ts'
import { saveOrders } from '../orders/index.ts'
import type { AllocChange, AllocState } from './allocation-state.ts'
import { saveConfirmations } from './confirmation-save.repo.ts'
import { saveLinesOf } from './lines-save.repo.ts'

type Changes = readonly Stamped<AllocChange>[]
type Send = () => Promise<unknown>

const of = <Kind extends AllocChange['kind']>(changes: Changes, kind: Kind) =>
  changes.flatMap(({ change, ...stamp }) =>
    change.kind === kind ? [{ ...stamp, change: change as Extract<AllocChange, { kind: Kind }> }] : [],
  )

/** A version is inserted before its lines, and launched after them: from then on they cannot change. */
const insertVersions = ({ run }: Transaction, changes: Changes, { alloc }: AllocState): Promise<unknown> => {
  const ids = new Set(of(changes, 'version').map(({ change }) => change.version.id))
  const rows = [...ids].map((id) => {
    const version = alloc.versions.get(id)!
    return { id, deal_id: version.dealId, number: version.number, seq: version.seq, record: version }
  })
  return run(sql`
    insert into alloc_version (id, deal_id, number, launched, current_of, seq, record)
    select id, deal_id, number, false, null, seq, record
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id text, deal_id text, number int, seq bigint, record jsonb)
    on conflict (id) do nothing`)
}

const updateVersions = ({ run }: Transaction, changes: Changes, { alloc }: AllocState): Promise<unknown> => {
  const ids = new Set(of(changes, 'version').map(({ change }) => change.version.id))
  const rows = [...ids].map((id) => {
    const version = alloc.versions.get(id)!
    const launched = version.state === 'launched' || version.state === 'reopened'
    const current = version.current ? version.dealId : null
    return { id, launched, current_of: current, seq: version.seq, record: version }
  })
  return run(sql`
    update alloc_version v set launched = r.launched, current_of = r.current_of, seq = r.seq, record = r.record
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id text, launched boolean, current_of text, seq bigint, record jsonb)
    where v.id = r.id`)
}

const rowsOf = (changes: Changes) => ({
  reviews: of(changes, 'reviewed').map(({ seq, change: { review } }) => ({
    id: review.id,
    version_id: review.versionId,
    seq,
    order_id: review.orderId,
    bank_id: review.bankId,
    verdict: review.verdict,
    said: review.text,
    at: review.at,
    by_id: review.by,
  })),
  texts: of(changes, 'text').map(({ seq, change: { text } }) => ({ seq, text })),
})

const saveRecords = ({ run }: Transaction, key: string, changes: Changes): Promise<unknown> => {
  const { reviews, texts } = rowsOf(changes)
  const part = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`
  return run(sql`
    with reviews as (
      insert into alloc_review (id, version_id, seq, order_id, bank_id, verdict, said, at, by_id)
      select id, version_id, seq, order_id, bank_id, verdict, said, at, by_id
      from jsonb_to_recordset(${part(reviews)}) as r (id text, version_id text, seq bigint, order_id text,
        bank_id text, verdict text, said text, at timestamptz, by_id text)
    )
    insert into deal_log_text (announcement_id, seq, text)
    select ${key}, seq, text from jsonb_to_recordset(${part(texts)}) as r (seq bigint, text text)`)
}

const saveShares = ({ run }: Transaction, changes: Changes): Send[] =>
  of(changes, 'shared').map(
    ({ seq, now, change: { versionId, add, remove, note, by } }) =>
      () =>
        run(sql`
      with ended as (
        update alloc_share set ended_at = ${now}, ended_seq = ${seq}
        where version_id = ${versionId} and user_id = any(${remove}) and ended_at is null
      )
      insert into alloc_share (version_id, user_id, note, at, by_id, seq)
      select ${versionId}, user_id, ${note}, ${now}, ${by}, ${seq} from unnest(${add}::text[]) as u (user_id)`),
  )

/** Saves a batch in the order that constraints need, sent without waiting for answers in between. */
export const saveAllocation = (
  transaction: Transaction,
  key: string,
  changes: Changes,
  state: AllocState,
): Promise<unknown> => {
  const orders = of(changes, 'order').map(({ change, ...stamp }) => ({ ...stamp, change: change.change }))
  const results = (seq: number) =>
    new Map(
      orders
        .filter((each) => each.seq === seq)
        .flatMap(({ change }) => (change.kind === 'allocated' ? change.done : []))
        .map((done) => [done.order.id, done] as const),
    )
  const moved = of(changes, 'deal').map(({ change, ...stamp }) => ({ ...stamp, change: change.change }))
  const found = state.deals.get(key)
  return sendInTurns([
    () => insertVersions(transaction, changes, state),
    // One after the other: a later change of a line is its state.
    ...of(changes, 'lines').map((each) => () => saveLinesOf(transaction, each)),
    () => updateVersions(transaction, changes, state),
    () => saveRecords(transaction, key, changes),
    ...of(changes, 'confirmed').map((each) => () => saveConfirmations(transaction, each, results(each.seq))),
    // What they use of limits is counted while the database works.
    ...(orders.length > 0 ? [() => saveOrders(transaction, orders, state)] : []),
    ...saveShares(transaction, changes),
    ...(moved.length > 0 && found ? [() => deal.save(transaction, key, moved, found)] : []),
  ])
}
