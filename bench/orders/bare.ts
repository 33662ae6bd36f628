// One transaction for each order, by nothing but `pg`: a connection for each client, prepared statements, each
// awaited before the next is sent, plain BEGIN and COMMIT. Fewer than the app sends: this one does not ask for the
// clock, for the session or for an earlier answer, and decides nothing. Where writes share a transaction, as those of a hot deal do in
// the app, one connection does the same statements for one order of each client and commits them together.
import pg from 'pg'
import { announcementOf } from '@bookrunner/domain/deals'
import { orderIdIn, ownLength } from '@bookrunner/domain/orders'
import { openDatabase } from '../../packages/server/src/platform/db/index.ts'
import { types } from '../../packages/server/src/platform/db/types.ts'
import { randomText } from '../../packages/server/src/platform/ids.ts'
import { firstHash, hashOf } from '../../packages/server/src/platform/service/chain.ts'
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

const writeOnce = async (client: pg.Client, steps: Steps, own: Partial<Values>): Promise<void> => {
  const run = async ({ text, values }: Caught, more: Partial<Values> = own) =>
    (
      await client.query({
        name: nameOf(text),
        text,
        values: values.map((value) => filled(value, more)),
      })
    ).rows as unknown[]
  const runAll = async (caught: readonly Caught[], more?: Partial<Values>) => {
    const rows: unknown[][] = []
    for (const each of caught) rows.push(await run(each, more))
    return rows
  }
  const hashed = (head: Head, ledger: string, line: Steps['line']) => {
    const entry = { seq: head.seq + 1, at: '', actor_id: String(own.user), code: line.code }
    return hashOf(head.hash, ledger, { ...entry, params: line.params })
  }
  const [[locked]] = (await runAll(steps.load)) as [[Head]]
  const hash = hashed(locked, `deal:${own.ann}`, steps.line)
  const at = { ...own, seq: locked.seq + 1, hash }
  await runAll(steps.save, at)
  const ownHeads = (await runAll(steps.lockOwn)).at(-1) as [Head]
  const ownHash = hashed(ownHeads[0], `own:${own.house}`, steps.ownLine)
  await runAll(steps.saveOwn, { ...at, ownSeq: ownHeads[0].seq + 1, ownHash })
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
    ownFirst: firstHash(`own:${houseId}`),
  }
}

/** Enters and changes the orders of these clients, one of each in a transaction. */
const openConnection = async (
  job: Job,
  clients: readonly number[],
  steps: Awaited<ReturnType<typeof statements>>,
): Promise<Client> => {
  const connection = new pg.Client({ connectionString: job.target, types })
  await connection.connect()
  return {
    run: async (turn, done) => {
      const orders = clients.map((client) => orderOf(job, client, turn))
      for (const act of [steps.new, steps.edited]) {
        await connection.query('begin')
        for (const own of orders) await writeOnce(connection, act, own)
        await connection.query('commit')
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
