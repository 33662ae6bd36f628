// Runs the database of a data folder until it is stopped; the start tests kill it at bad moments. Prints {url}, then
// the number of every committed row. `impatient` waits only briefly for a data folder in use.
import pg from 'pg'
import { startDatabase } from '../../src/platform/embedded-postgres.ts'

const [dataDir, work] = process.argv.slice(2)
const database = await startDatabase({
  dataDir: dataDir!,
  log: { info: console.error, error: console.error },
  guardWaitMs: work === 'impatient' ? 200 : undefined,
})
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
console.log(JSON.stringify({ url: database.url }))

if (work === 'write') {
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query('create table if not exists note (id int primary key)')
  for (let id = 1; ; id++) {
    await client.query('insert into note values ($1)', [id])
    console.log(id)
  }
} else {
  setInterval(() => {}, 60_000)
}
