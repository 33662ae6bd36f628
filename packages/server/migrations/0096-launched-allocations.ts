import { sql, type Kysely } from 'kysely'

/** The launch of an allocation that nobody recalled, and the terms it was launched on. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update deal d set lifecycle = d.lifecycle || jsonb_build_object('launchedAllocation', (
      select jsonb_build_object('at', v.record #> '{launched,at}', 'basis', jsonb_build_object(
        'size', v.record #> '{basis,size}', 'spread', v.record #> '{basis,spread}',
        'yield', v.record #> '{basis,yield}', 'price', v.record #> '{basis,price}'))
      from alloc_version v
      where v.deal_id = d.id and v.record ->> 'state' = 'launched' and not (v.record ->> 'stale')::boolean
      limit 1))`.execute(db)
}
