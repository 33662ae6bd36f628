import { sql } from 'kysely'

/** Deals that still take orders. Of table `deal`. */
export const takesOrders = sql<boolean>`(status in ('Test', 'IPG', 'FPG'))`

/**
 * Deals whose orders a limit still counts: announced ones, and priced ones until their settlement date ends, in the
 * zone of the deal. Of table `deal`.
 */
export const isDealOpen = sql<boolean>`(
  ${takesOrders} or (status = 'Priced' and (
    terms ->> 'settlementDate' is null
    or (terms ->> 'settlementDate')::date >= (clock_timestamp() at time zone (terms ->> 'timeZone'))::date)))`
