// The same two transactions, an order and a change of it, by PostgreSQL's own load generator. It cannot fill in JSON
// nor hash: the database does both, with the same statements.
import { announcementOf } from '@bookrunner/domain/deals'
import { orderIdIn, ownLength } from '@bookrunner/domain/orders'
import { openDatabase } from '../../packages/server/src/platform/db/index.ts'
import { runPgbench } from '../lib/pgbench.ts'
import { marks, statements, type Caught, type Steps } from './statements.ts'
import type { Job, Measured } from './work.ts'

type Mark = keyof typeof marks
type Expressions = Readonly<Partial<Record<Mark, string>>>

/** A literal in which pgbench sees no variable of its own, neither in a time nor in JSON. */
const quoted = (text: string): string =>
  `('${text.replaceAll("'", "''").replaceAll(/:(?=\w)/g, "' || chr(58) || '")}')::text`

const expressionOf = (value: unknown, expressions: Expressions): string => {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value))
    return `array[${value.map((each) => expressionOf(each, expressions)).join(', ')}]::text[]`
  if (value === marks.seq || value === marks.ownSeq)
    return `(${expressions[value === marks.seq ? 'seq' : 'ownSeq']})::bigint`
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '')
  return Object.entries(expressions).reduce((expanded, [name, expression]) => {
    const mark = String(marks[name as Mark])
    return text.includes(mark) ? `replace(${expanded}, '${mark}', (${expression})::text)` : expanded
  }, quoted(text))
}

const statement = ({ text, values }: Caught, expressions: Expressions): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$(\d+)/g, (_match, number: string) => expressionOf(values[Number(number) - 1], expressions))

const hashOf = (head: string, mark: string): string =>
  `encode(sha256((:${head}::text || '${mark}' || :turn::text)::bytea), 'hex')`

/** One write: what is loaded gives the numbers and hashes of what is saved. */
const transaction = (steps: Steps, own: Expressions, mark: string): string[] => {
  const at = { ...own, seq: ':seq + 1', hash: hashOf('hash', mark) }
  const further = { ...at, ownSeq: ':own_seq + 1', ownHash: hashOf('own_hash', mark) }
  const [lock, ...load] = steps.load
  const ownLock = steps.lockOwn.at(-1)!
  return [
    'begin;',
    `${statement(lock!, own)} \\gset`,
    ...load.map((each) => `${statement(each, own)};`),
    ...steps.save.map((each) => `${statement(each, at)};`),
    ...steps.lockOwn.slice(0, -1).map((each) => `${statement(each, at)};`),
    `${statement(ownLock, at)} \\gset own_`,
    ...steps.saveOwn.map((each) => `${statement(each, further)};`),
    'commit;',
  ]
}

const nth = (all: readonly string[], position: string): string =>
  `(array[${all.map((each) => `'${each}'`).join(', ')}])[${position}]`

const script = async ({ run, people, deals, target }: Job): Promise<string> => {
  const { db, close } = openDatabase(target, 2)
  const steps = await statements(db, { dealId: deals[0]!, ...people[0]! })
  await close()
  const [person, deal] = [':client_id::int + 1', ':deal::int + 1']
  const announcements = deals.map((each) => announcementOf(each))
  // The run's own digits, the client's and the turn's: no two orders have the same.
  const mine = `lpad(${Number(run.replace('r', ''))} || lpad(:client_id::text, 2, '0') || lpad(:turn::text, 6, '0'), ${ownLength}, '0')`
  const houses = people.map(({ houseId }) => houseId)
  const own: Expressions = {
    ann: nth(announcements, deal),
    deal: nth(deals, deal),
    order: `${nth(
      announcements.map((each) => orderIdIn(each, '')),
      deal,
    )} || ${mine}`,
    user: nth(
      people.map(({ userId }) => userId),
      person,
    ),
    house: nth(houses, person),
  }
  const key = `'${run}-' || :client_id::text || '-' || :turn::text`
  return [
    `\\set deal (:turn + :client_id) % ${deals.length}`,
    ...transaction(steps.new, { ...own, key }, 'new'),
    ...transaction(steps.edited, { ...own, key }, 'edited'),
    '\\set turn :turn + 1',
    '',
  ].join('\n')
}

/** One transaction for each write. The server's own latencies are not asked for, and its CPU is that of the database. */
export const measureByPgbench = async (job: Job): Promise<Measured> => {
  const { people, seconds, target } = job
  const ran = await runPgbench({ script: await script(job), clients: people.length, seconds, target })
  const each = (1000 * ran.seconds * people.length) / (2 * ran.done)
  return { writes: 2 * ran.done, seconds: ran.seconds, cpu: 0, p50: each, p99: each }
}
