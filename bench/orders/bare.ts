// One transaction for each order, by nothing but `pg`: a connection for each client, prepared statements, each
// awaited before the next is sent, plain BEGIN and COMMIT. Fewer than the app sends: this one does not ask for the
// clock, for the session or for an earlier answer, and decides nothing. Where writes share a transaction, as those of a hot deal do in
// the app, one connection does the same statements for one order of each client and commits them together: the deal is locked once,
// and statements that need not wait for each other travel together, so a transaction is two round trips.
import pg from 'pg'
import { announcementOf } from '@bookrunner/domain/deals'
import { orderIdIn, ownLength } from '@bookrunner/domain/orders'
import { send, sendText } from '../../packages/server/src/platform/db/dialect.ts'
import { openDatabase } from '../../packages/server/src/platform/db/index.ts'
import { types } from '../../packages/server/src/platform/db/types.ts'
import { randomText } from '../../packages/server/src/platform/ids.ts'
import { hashOf } from '../../packages/server/src/platform/service/chain.ts'
import { marks, statements, type Caught, type Steps } from './statements.ts'
import { dealFor, type Job, type Person } from './work.ts'
import { serveJobs, type Client } from './worker.ts'

type Values = Readonly<Record<keyof typeof marks, string | number>>
const all = Object.entries(marks) as [keyof typeof marks, string | number][]

const filled = (value: unknown, values: Partial<Values>): unknown => {
  if (typeof value === 'string') {
    let text = value
    for (const [name, mark] of all)
      if (values[name] !== undefined) text = text.replaceAll(String(mark), String(values[name]))
    return text
  }
  if (Array.isArray(value)) return value.map((each) => filled(each, values))
  if (typeof value === 'number')
    return value === marks.seq ? values.seq : value === marks.ownSeq ? values.ownSeq : value
  return value
}

const names = new Map<string, string>()
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `b${names.size}`
  names.set(text, name)
  return name
}

interface Head {
  seq: number
  hash: string
}

type Line = Steps['line']

const run = async (client: pg.Client, { text, values }: Caught, own: Partial<Values>): Promise<unknown[]> => {
  const parameters = values.map((value) => filled(value, own))
  return (await send(client, { sql: text, parameters }, nameOf(text))).rows as unknown[]
}

const next = (head: Head, ledger: string, line: Line): Head => {
  const entry = { seq: head.seq + 1, at: '', actor_id: '', code: line.code, params: line.params }
  return { seq: entry.seq, hash: hashOf(head.hash, ledger, entry) }
}

const writeOnce = async (client: pg.Client, steps: Steps, own: Partial<Values>): Promise<void> => {
  const runAll = async (caught: readonly Caught[], more: Partial<Values>) => {
    const rows: unknown[][] = []
    for (const each of caught) rows.push(await run(client, each, more))
    return rows
  }
  const [[locked]] = (await runAll(steps.load, own)) as [[Head]]
  const at = { ...own, ...next(locked, `deal:${own.ann}`, steps.line) }
  await runAll(steps.save, at)
  const [ownHead] = (await runAll(steps.lockOwn, own)).at(-1) as [Head]
  const ownNext = next(ownHead, `own:${own.house}`, steps.ownLine)
  await runAll(steps.saveOwn, { ...at, ownSeq: ownNext.seq, ownHash: ownNext.hash })
}

/** One transaction for orders of one deal. Each line is chained behind the one before it, of the deal and of its house. */
const writeAll = async (client: pg.Client, steps: Steps, orders: Partial<Values>[]): Promise<void> => {
  const runAll = (caught: readonly Caught[], own: Partial<Values>) =>
    Promise.all(caught.map((each) => run(client, each, own)))
  const [lock, ...load] = steps.load as [Caught, ...Caught[]]
  const [, [locked], locks] = await Promise.all([
    sendText(client, 'begin'),
    run(client, lock, orders[0]!) as Promise<[Head]>,
    Promise.all(orders.map((own) => runAll(steps.lockOwn, own))),
    Promise.all(orders.map((own) => runAll(load, own))),
  ])
  const houses = new Map(orders.map(({ house }, at) => [house, locks[at]!.at(-1)![0] as Head]))
  let head = locked
  const saved = orders.map((own) => {
    head = next(head, `deal:${own.ann}`, steps.line)
    const ownHead = next(houses.get(own.house)!, `own:${own.house}`, steps.ownLine)
    houses.set(own.house, ownHead)
    const values = { ...own, ...head, ownSeq: ownHead.seq, ownHash: ownHead.hash }
    return runAll([...steps.save, ...steps.saveOwn], values)
  })
  await Promise.all([...saved, sendText(client, 'commit')])
}

const orderOf = (job: Job, client: number, turn: number): Partial<Values> => {
  const { userId, houseId } = job.people[client] as Person
  const dealId = dealFor(job, client, turn)
  const ann = announcementOf(dealId)
  return {
    ann,
    deal: dealId,
    order: orderIdIn(ann, randomText(ownLength)),
    user: userId,
    house: houseId,
    key: `${job.run}-${client}-${turn}`,
  }
}

/** Enters and changes the orders of these clients, one of each in a transaction. */
const openConnection = async (
  job: Job,
  clients: readonly number[],
  steps: Awaited<ReturnType<typeof statements>>,
): Promise<Client> => {
  const connection = new pg.Client({ connectionString: job.target, types, pipeline: true })
  await connection.connect()
  return {
    run: async (turn, done) => {
      const orders = clients.map((client) => orderOf(job, client, turn))
      for (const act of [steps.new, steps.edited]) {
        if (job.together) await writeAll(connection, act, orders)
        else {
          await connection.query('begin')
          for (const own of orders) await writeOnce(connection, act, own)
          await connection.query('commit')
        }
        for (const _ of orders) done()
      }
    },
    close: () => void connection.end(),
  }
}

serveJobs(async (job) => {
  const { db, close } = openDatabase(job.target, 2)
  const steps = await statements(db, { dealId: job.deals[0]!, ...job.people[0]! })
  await close()
  const clients = [...job.people.keys()]
  const ofConnections = job.together ? [clients] : clients.map((client) => [client])
  return Promise.all(ofConnections.map((own) => openConnection(job, own, steps)))
})
