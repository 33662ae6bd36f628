// Sessions straight into the tables, deals through the API, and orders of a large book copied from one.
import type pg from 'pg'
import { createClient, type Client } from '@bookrunner/contract'
import { emptyShared } from '@bookrunner/domain/deals'
import { firstHash, sha256 } from '../../packages/server/src/platform/service/chain.ts'
import type { Person } from './work.ts'

const tokenOf = (userId: string, nr: number): string => `bench-${userId}-${nr}`

export const openSession = async (admin: pg.Client, userId: string, nr: number): Promise<string> => {
  const token = tokenOf(userId, nr)
  await admin.query(
    `insert into session (id, user_id, token_hash, opened_at, last_seen_at, ends_at, ip, user_agent)
     values ($1, $2, $3, now(), now(), now() + interval '1 hour', '127.0.0.1', 'bench')`,
    [`ses_${token}`, userId, sha256(token)],
  )
  return token
}

/** People of all investors' houses, in turn, each client with a session of its own. The houses have ledgers, as after a first order. */
export const openPeople = async (admin: pg.Client, count: number): Promise<Person[]> => {
  const { rows } = await admin.query<{ id: string; entity_id: string }>(
    `select u.id, u.entity_id from user_account u join user_role r on r.user_id = u.id
     where r.role_id = 'rol_investor' and u.status = 'active' and not u.must_change_password order by u.id`,
  )
  const ledgers = [...new Set(rows.map((row) => `own:${row.entity_id}`))]
  await admin.query(
    `insert into ledger (id, seq, hash) select id, 0, hash from unnest($1::text[], $2::text[]) as l (id, hash)
     on conflict do nothing`,
    [ledgers, ledgers.map(firstHash)],
  )
  const people: Person[] = []
  for (let nr = 0; nr < count; nr++) {
    const { id: userId, entity_id: houseId } = rows[nr % rows.length]!
    people.push({ userId, houseId, token: await openSession(admin, userId, nr) })
  }
  return people
}

export const clientWith = (port: number, token: string): Client =>
  createClient({ baseUrl: `http://127.0.0.1:${port}`, token: () => token, lang: () => 'US' })

const terms: NonNullable<NonNullable<Parameters<Client['deals']['saveDeal']>[0]>['terms']> = {
  size: { kind: 'benchmark' as const },
  currency: 'USD',
  format: 'regS',
  capitalStructure: 'seniorUnsecured',
  tenor: { perpetual: false, years: 3, months: 0, days: 0 },
  pricingDate: '2027-03-02',
  settlementDate: '2027-03-09',
  issueDate: '2027-03-09',
  maturityDate: '2030-03-11',
  couponType: 'fixed',
  couponFrequency: 'semiAnnual',
  dayCount: '30/360',
  minDenomination: 200_000,
  increment: 1000,
  ipg: { basis: 'spread', over: 'T', level: '120', to: null, words: null },
}

const shared = {
  ...emptyShared,
  issuerId: 'ent_glasswing',
  unrated: true,
  syndicate: [
    { entityId: 'ent_lantern', roles: ['OC' as const, 'BND' as const], appointedOn: null },
    { entityId: 'ent_brasslight', roles: ['JGC' as const], appointedOn: null },
  ],
}

/** Books that are open; these banks lead them too. */
export const openDeals = async (
  desk: Client,
  count: number,
  leads: readonly string[] = [],
  grid?: { minDenomination: number; increment: number },
): Promise<string[]> => {
  const deals: string[] = []
  const more = leads.map((entityId) => ({ entityId, roles: ['JGC' as const], appointedOn: null }))
  const led = { ...shared, syndicate: [...shared.syndicate, ...more] }
  for (let nr = 0; nr < count; nr++) {
    const { dealId } = await desk.deals.saveDeal({
      name: `Bench ${nr}`,
      terms: Object.assign({}, terms, grid),
      shared: led,
    })
    await desk.deals.submitDeal({ dealId, target: 'IPG', version: 1, sharedVersion: 1 })
    deals.push(dealId)
  }
  return deals
}

/** So many orders of one person's house, over all these deals in turn: some with limits, some as ladders. */
export const placeOrders = async (client: Client, deals: readonly string[], count: number): Promise<void> => {
  const orderLevel = (minSpread: string | null, size: number) => ({
    minYield: null,
    maxPrice: null,
    minSpread,
    size,
  })
  const ladders = [
    [orderLevel(null, 10_000_000)],
    [orderLevel('115', 20_000_000)],
    [orderLevel('120', 30_000_000), orderLevel('112', 18_000_000), orderLevel('105', 6_000_000)],
  ]
  for (let nr = 0; nr < count; nr++)
    await client.orders.newOrder({
      dealId: deals[nr % deals.length]!,
      content: { account: `Account ${nr}`, orderLevels: ladders[nr % ladders.length]! },
    })
}

/** A book of so many, made from one order of it. */
export const growBook = async (admin: pg.Client, orderId: string, count: number): Promise<void> => {
  await admin.query(
    `insert into deal_order (id, deal_id, investor_id, through_id, stage, version, shown, seq, submitted_at, shown_at,
       record)
     select left(id, 16) || lpad(n::text, 10, '0'), deal_id, investor_id, through_id, stage, version, shown, seq,
       submitted_at, shown_at, record || jsonb_build_object('id', left(id, 16) || lpad(n::text, 10, '0'))
     from deal_order, generate_series(1, $2::int) n where id = $1 on conflict do nothing`,
    [orderId, count],
  )
  await admin.query('vacuum analyze deal_order')
  await admin.query('checkpoint')
}
