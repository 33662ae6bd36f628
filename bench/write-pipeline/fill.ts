// The people of one measurement, their sessions and their unread notices, written straight into the tables.
import pg from 'pg'

import { firstHash, sha256 } from '../../packages/server/src/platform/service/chain.ts'
import { noticeOf, tokenOf, userOf, type Job } from './work.ts'

export type FillRequest = Pick<Job, 'run' | 'clients' | 'locks'> & { notices: number }

const range = (length: number): number[] => Array.from({ length }, (_, index) => index)

/** As superuser, without looking up every reference: it is our own data, and there is much of it. */
export const fill = async (adminUrl: string, requests: readonly FillRequest[]): Promise<void> => {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query(`set session_replication_role = replica`)
  const most = Math.max(...requests.map(({ notices }) => notices))
  await admin.query(
    `insert into notice (id, code) select '${noticeOf(0).slice(0, -1)}' || n, 'account.welcome'
     from generate_series(0, $1::int - 1) n on conflict do nothing`,
    [most],
  )
  for (const one of requests) await fillOne(admin, one)
  await admin.query('analyze')
  await admin.query('checkpoint')
  await admin.end()
}

const fillOne = async (admin: pg.Client, { run, clients, locks, notices }: FillRequest): Promise<void> => {
  const users = range(locks).map((lock) => userOf(run, lock))
  await admin.query(
    `insert into user_account (id, account, name, entity_id, password_hash, must_change_password)
     select u, u || '@bench.example', u, (select id from entity order by id limit 1), '$argon2id$none', false
     from unnest($1::text[]) u`,
    [users],
  )
  await admin.query(`insert into user_role select u, 'rol_investor' from unnest($1::text[]) u`, [users])
  await admin.query(`insert into inbox select u, $2::int, $2::int from unnest($1::text[]) u`, [
    users,
    notices,
  ])
  await admin.query(
    `insert into ledger select 'inbox:' || u, 0, h from unnest($1::text[], $2::text[]) x (u, h)`,
    [users, users.map((user) => firstHash(`inbox:${user}`))],
  )
  await admin.query(
    `insert into notice_delivery select u, '${noticeOf(0).slice(0, -1)}' || n, 0, now() from unnest($1::text[]) u,
     generate_series(0, $2::int - 1) n`,
    [users, notices],
  )
  await fillSessions(admin, { run, clients, locks, notices })
}

/** One for each client of a lock of its own; where locks are many, clients share each one's session. */
const fillSessions = async (admin: pg.Client, { run, clients, locks }: FillRequest): Promise<void> => {
  const sessions = range(locks).flatMap((lock) =>
    range(locks === 1 ? clients : 1).map((client) => ({
      user: userOf(run, lock),
      token: tokenOf(run, lock, client),
    })),
  )
  await admin.query(
    `insert into session (id, user_id, token_hash, opened_at, last_seen_at, ends_at, ip, user_agent)
     select 'ses_' || t, u, h, now(), now(), now() + interval '1 hour', '127.0.0.1', 'bench'
     from unnest($1::text[], $2::text[], $3::text[]) x (t, u, h)`,
    [
      sessions.map(({ token }) => token),
      sessions.map(({ user }) => user),
      sessions.map(({ token }) => sha256(token)),
    ],
  )
}
