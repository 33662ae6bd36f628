// The lists of institutions and users with 5,000 rows each: a page, a search and a sort against bare Fastify and one SELECT.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { prefix } from '@bookrunner/contract/kernel'
import { alsoClose, closeAll, startHouse } from './lib/house.ts'
import { judgeAtMost } from './lib/verdict.ts'
import { fillLists, token } from './lists/fill.ts'

const rows = 5000
const rounds = 7
const asks = 40
/** A list may take so many times as long as the same rows by the bare server. */
const mostTimes = 3

interface Ask {
  name: string
  list: 'agency' | 'user'
  sort: string
  order: 'asc' | 'desc'
  keyword?: string
  page?: number
  size?: number
}

const asked: readonly Ask[] = [
  { name: 'institutions, page of 15', list: 'agency', sort: 'name', order: 'asc', size: 15 },
  { name: 'institutions, page of 50', list: 'agency', sort: 'name', order: 'asc' },
  { name: 'institutions, last page', list: 'agency', sort: 'name', order: 'asc', page: 100 },
  { name: 'institutions, search', list: 'agency', sort: 'name', order: 'asc', keyword: '042' },
  { name: 'institutions by group', list: 'agency', sort: 'group', order: 'desc' },
  { name: 'users, page of 15', list: 'user', sort: 'account', order: 'asc', size: 15 },
  { name: 'users, page of 50', list: 'user', sort: 'account', order: 'asc' },
  { name: 'users, last page', list: 'user', sort: 'account', order: 'asc', page: 100 },
  { name: 'users, search', list: 'user', sort: 'account', order: 'asc', keyword: '042' },
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

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The median of requests, one after the other. */
const timed = async (send: Send, ask: Ask): Promise<number> => {
  const took: number[] = []
  for (let nr = 0; nr < asks; nr += 1) {
    const startedAt = performance.now()
    await send(ask)
    took.push(performance.now() - startedAt)
  }
  return middle(took)
}

/** A B A B; the first round warms up. */
const compare = async (ask: Ask, app: Send, bare: Send): Promise<void> => {
  const [one, other] = [await app(ask), await bare(ask)]
  if (one.total !== other.total || one.list.length !== other.list.length)
    throw new Error(
      `${ask.name}: ${one.list.length} of ${one.total} and ${other.list.length} of ${other.total}`,
    )
  const figures = { app: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    const [byApp, byBare] = [await timed(app, ask), await timed(bare, ask)]
    if (round === 0) continue
    figures.app.push(byApp)
    figures.bare.push(byBare)
  }
  const [ours, theirs] = [middle(figures.app), middle(figures.bare)]
  judgeAtMost(mostTimes, {
    work: ask.name,
    figure: ours / theirs,
    unit: 'times bare Fastify and pg',
    of: `${ours.toFixed(1)} and ${theirs.toFixed(1)} ms`,
  })
}

try {
  const { database, app, adminUrl } = await startHouse()
  await fillLists(adminUrl, rows)
  const bare = await startBare(database.url)
  console.log(
    `${rows} institutions and ${rows} users, ${cpus().length} cores shared by all; at most ${mostTimes} times.`,
  )
  for (const ask of asked) await compare(ask, throughApp(app.port), throughBare(bare))
} finally {
  await closeAll()
}
