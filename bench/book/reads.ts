// The calls of a book compared with a bare SELECT of its rows, alternately by one client.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { prefix } from '@bookrunner/contract/kernel'
import { alsoClose } from '../lib/house.ts'
import { openConnection } from './ask.ts'

/** What a desk's screen asks, by the path of each. */
export const paths = {
  list: 'bookOrderList',
  summary: 'getOrderSummary',
  'demand now': 'liveChart',
  'demand curve': 'pricingChart',
  momentum: 'bookOrderTrend',
  'by region': 'orderDistribution&by=region',
  'by type': 'orderDistribution&by=type',
  'by size': 'orderDistribution&by=size',
  'by limit': 'orderDistribution&by=limit',
  'by house': 'bookOrderCompanyList',
  'by group': 'bookOrderGroupList',
} as const
export type Read = keyof typeof paths | 'bare'

export interface Took {
  /** Milliseconds, the middle of all rounds. */
  ms: number
  bytes: number
}

export const startBare = async (databaseUrl: string): Promise<string> => {
  const child = fork(new URL('./bare.ts', import.meta.url), [databaseUrl], { execArgv: [] })
  alsoClose(() => child.kill())
  const [port] = (await once(child, 'message')) as [number]
  return String(port)
}

const pathOf = (name: keyof typeof paths, dealId: string): string => {
  const [call, more] = paths[name].split('&')
  return `${prefix}/order/manage/${call}?dealId=${dealId}${more ? `&${more}` : ''}`
}

interface SeveralRequest {
  port: number
  bare: string
  token: string
  dealId: string
  clients: number
  seconds: number
}

/** Answers a second to clients that each ask again as soon as they have one. */
const answersPerSecond = async (
  path: string,
  { port, token, clients, seconds }: Omit<SeveralRequest, 'bare' | 'dealId'>,
): Promise<number> => {
  const connections = Array.from({ length: clients }, () => openConnection(String(port), token))
  const begun = performance.now()
  let answers = 0
  await Promise.all(
    connections.map(async ({ ask }) => {
      while (performance.now() - begun < seconds * 1000) {
        await ask(path)
        answers += 1
      }
    }),
  )
  const lasted = (performance.now() - begun) / 1000
  for (const { close } of connections) close()
  return answers / lasted
}

export interface Several {
  one: number
  many: number
  /** By as many clients of a bare server that has the bytes of the answer in memory. */
  bytes: number
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Answers a second to one client, to several, and to as many of a bare server, in turns. */
export const measureSeveral = async (
  name: keyof typeof paths,
  rounds: number,
  { port, bare, token, dealId, clients, seconds }: SeveralRequest,
): Promise<Several> => {
  const path = pathOf(name, dealId)
  const connection = openConnection(String(port), token)
  const length = await connection.ask(path)
  connection.close()
  const app = { port, token, seconds }
  const plain = { port: Number(bare), token, seconds }
  const figures = { one: [] as number[], many: [] as number[], bytes: [] as number[] }
  for (let nr = 0; nr < rounds; nr++) {
    figures.one.push(await answersPerSecond(path, { ...app, clients: 1 }))
    figures.many.push(await answersPerSecond(path, { ...app, clients }))
    figures.bytes.push(await answersPerSecond(`/?bytes=${length}`, { ...plain, clients }))
  }
  return { one: middle(figures.one), many: middle(figures.many), bytes: middle(figures.bytes) }
}

interface ReadsRequest {
  port: number
  bare: string
  token: string
  dealId: string
  rounds: number
  /** An order changes: nothing of the list is written out already. */
  change: (round: number) => Promise<void>
}

/** The very first answer, for which the book is worked out of its rows; then all of them in turn, round by round. */
export const measureReads = async ({ port, bare, token, dealId, rounds, change }: ReadsRequest) => {
  const app = openConnection(String(port), token)
  const plain = openConnection(bare, token)
  const ask = (name: Read): Promise<number> => {
    if (name === 'bare') return plain.ask(`/?dealId=${dealId}`)
    return app.ask(pathOf(name, dealId))
  }
  const timed = async (name: Read) => {
    const startedAt = performance.now()
    const bytes = await ask(name)
    return { ms: performance.now() - startedAt, bytes }
  }
  const first = await timed('list')
  const all = new Map<Read, Took[]>()
  for (let round = 0; round <= rounds; round++) {
    await change(round + 1)
    for (const name of ['bare', ...(Object.keys(paths) as Read[])] as const) {
      const took = await timed(name)
      if (round > 0) all.set(name, [...(all.get(name) ?? []), took])
    }
  }
  app.close()
  plain.close()
  const figures = Object.fromEntries(
    [...all].map(([name, took]) => [name, { ms: middle(took.map(({ ms }) => ms)), bytes: took[0]!.bytes }]),
  ) as Record<Read, Took>
  return { first: first.ms, figures }
}
