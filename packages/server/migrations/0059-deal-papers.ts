import { sql, type Kysely } from 'kysely'

/** Papers and approvals of a deal, its fees as figures, and the price of its benchmark. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update deal set terms = ${JSON.stringify({
      series: null,
      bondForm: null,
      registrationRights: false,
      approvals: [],
      labelPapers: [],
      benchmarkPrice: null,
      grossFee: null,
      privateBankRebate: null,
    })}::jsonb || terms`.execute(db)
  await sql`update announcement set shared = '{"issuerLei": null}'::jsonb || shared`.execute(db)
}
