import { sql, type Kysely } from 'kysely'

/** Coupon legs, schedule and redemption of a deal; those so far have one plain coupon. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update deal set terms = ${JSON.stringify({
      legs: [],
      penultimateCouponDate: null,
      oddPeriod: null,
      endOfMonth: false,
      interestConvention: null,
      redemptionPrice: null,
      repayments: [],
      exDividend: null,
    })}::jsonb || terms`.execute(db)
}
