// The lists of institutions and users with 1,000 to 100,000 rows each: a page, a search and a sort against bare Fastify and one SELECT.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import pg from 'pg'
import { prefix } from '@bookrunner/contract/kernel'
import { middle, ms, round } from './lib/figures.ts'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtMost, reportFigure } from './lib/verdict.ts'
import { growLists, openAdministrator, token } from './lists/fill.ts'

/** Institutions, and as many users; one of them is what the gates of all lists are for. */
const sizes = [1000, 5000, 10_000, 100_000]
/** `npm run bench -- lists 5000` measures one alone. */
const chosen = process.argv.slice(2).map(Number).filter(Number.isInteger)
const gated = 5000
/** A list may take so many times as long as the same rows by the bare server; a search, which is mostly the database's work, fewer. */
const mostTimes = { list: 3, search: 1.6 }
const rounds = 5
/** Requests of a round, until so many or so long. */
const asks = { count: 30, ms: 300 }

interface Ask {
  name: string
  list: 'agency' | 'user'
  sort: string
  order: 'asc' | 'desc'
  keyword?: string
  page?: number
  size?: number
  /** Measured with every number of rows. */
  grows?: true
}

const [institutions, users] = [
  { list: 'agency', sort: 'name', order: 'asc' },
  { list: 'user', sort: 'account', order: 'asc' },
] as const
const asked: readonly Ask[] = [
  { name: 'institutions, page of 15', ...institutions, size: 15, grows: true },
  { name: 'institutions, page of 50', ...institutions },
  { name: 'institutions, last page', ...institutions, page: gated / 50 },
  { name: 'institutions, search', ...institutions, keyword: '042', grows: true },
  { name: 'institutions by group', list: 'agency', sort: 'group', order: 'desc' },
  { name: 'users, page of 15', ...users, size: 15, grows: true },
  { name: 'users, page of 50', ...users },
  { name: 'users, last page', ...users, page: gated / 50 },
  { name: 'users, search', ...users, keyword: '042', grows: true },
  { name: 'users by role', list: 'user', sort: 'role', order: 'desc' },
]

interface Answer {
  list: unknown[]
  total: number
}

type Send = (ask: Ask) => Promise<Answer>

const throughApp =
  (port: number): Send =>
  async (ask) => {
    const { page = 1, size = 50, keyword, sort, order } = ask
    const query = new URLSearchParams({
      pageNum: `${page}`,
      pageSize: `${size}`,
      sortField: sort,
      sortOrder: order,
      ...(keyword && { keyword }),
    })
    const response = await fetch(`http://127.0.0.1:${port}${prefix}/${ask.list}/list?${query}`, {
      headers: { authorization: token, lang: '3' },
    })
    const { data } = (await response.json()) as { data: Answer }
    return data
  }

const throughBare =
  (port: number): Send =>
  async (ask) => {
    const { page = 1, size = 50, keyword = '', sort } = ask
    const statement = `${ask.list === 'agency' ? 'entities' : 'users'}.${sort}`
    const query = new URLSearchParams({ sort: statement, keyword, page: `${page}`, size: `${size}` })
    const response = await fetch(`http://127.0.0.1:${port}/?${query}`)
    return (await response.json()) as Answer
  }

const startBare = async (databaseUrl: string): Promise<number> => {
  const child = fork(new URL('./lists/bare.ts', import.meta.url), [databaseUrl])
  alsoClose(() => child.kill())
  const [port] = (await once(child, 'message')) as [number]
  return port
}

/** The middle of requests, one after the other. */
const timed = async (send: Send, ask: Ask): Promise<number> => {
  const took: number[] = []
  const begun = performance.now()
  while (took.length < asks.count && performance.now() - begun < asks.ms) {
    const startedAt = performance.now()
    await send(ask)
    took.push(performance.now() - startedAt)
  }
  return middle(took)
}

/** A B A B; the first round warms up. */
const compare = async (rows: number, ask: Ask, app: Send, bare: Send): Promise<void> => {
  const [one, other] = [await app(ask), await bare(ask)]
  if (one.total !== other.total || one.list.length !== other.list.length)
    throw new Error(
      `${ask.name}: ${one.list.length} of ${one.total} and ${other.list.length} of ${other.total}`,
    )
  const figures = { app: [] as number[], bare: [] as number[] }
  for (let nr = 0; nr <= rounds; nr += 1) {
    const [byApp, byBare] = [await timed(app, ask), await timed(bare, ask)]
    if (nr === 0) continue
    figures.app.push(byApp)
    figures.bare.push(byBare)
  }
  const [ours, theirs] = [middle(figures.app), middle(figures.bare)]
  const measured = {
    work: `${ask.name}, ${round(rows)}`,
    figure: ours / theirs,
    unit: 'times bare Fastify and pg',
    of: `${ms(ours)} and ${ms(theirs)}`,
  }
  if (rows === gated) judgeAtMost(ask.keyword === undefined ? mostTimes.list : mostTimes.search, measured)
  else reportFigure(measured, { because: `how it grows; the gate is ${round(gated)}` })
}

try {
  const { database, app, adminUrl } = await startHouse()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  alsoClose(() => admin.end())
  await openAdministrator(admin)
  const bare = await startBare(database.url)
  console.log(`Institutions and users: ${cpus().length} cores shared by all.`)
  let filled = 0
  for (const rows of chosen.length > 0 ? chosen : sizes) {
    await growLists(admin, filled, rows)
    filled = rows
    for (const ask of asked)
      if (rows === gated || ask.grows) await compare(rows, ask, throughApp(app.port), throughBare(bare))
  }
} finally {
  await closeAll()
}
