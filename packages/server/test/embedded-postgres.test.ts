// Real servers that are really killed. Each test has a data folder of its own.
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile, chown, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startDatabase, usualGuardWaitMs, type EmbeddedDatabase } from '../src/platform/embedded-postgres.ts'
import { alive } from '../src/platform/postgres/abandoned.ts'
import { copyFolder } from './programs/copy-folder.ts'
import { run, type Program } from './programs/run.ts'
import { until } from './until.ts'

const asRoot = process.getuid?.() === 0
const log = { info: () => {}, error: vi.fn() }
let folder: string
let dataDir: string
let open: (Program | EmbeddedDatabase)[]
/** A data folder whose server was started and stopped once: a copy is faster than a new one. */
let made: string

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'bookrunner-start-'))
  await (await startDatabase({ dataDir: made, log })).stop()
  // Each copy gets a port of its own.
  await rm(join(made, 'postgres/port'))
})
afterAll(() => rm(made, { recursive: true, force: true }))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bookrunner-start-'))
  dataDir = join(folder, 'data')
  open = []
})
afterEach(async () => {
  for (const one of open) await ('stop' in one ? one.stop() : one.end('SIGTERM'))
  await rm(folder, { recursive: true, force: true })
})

async function start(dir = dataDir): Promise<EmbeddedDatabase> {
  const database = await startDatabase({ dataDir: dir, log })
  open.push(database)
  return database
}
/** Starts a copy, which is not the first start. */
const startAgain = async (dir = dataDir): Promise<EmbeddedDatabase> => {
  await copyFolder(made, dir)
  return start(dir)
}
function hold(...args: string[]): Program {
  const program = run('hold-database.ts', [dataDir, ...args])
  open.push(program)
  return program
}
async function ask<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows as Row[]
  } finally {
    await client.end()
  }
}
const serverPid = async (dir = dataDir) =>
  Number((await readFile(join(dir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0])

describe('starting', () => {
  it('makes a cluster that is durable, UTF-8, in UTC and private', async () => {
    const { url } = await start()
    const [row] = await ask(
      url,
      `select current_setting('fsync') fsync, current_setting('server_encoding') encoding,
              current_setting('TimeZone') zone, current_setting('listen_addresses') addresses,
              (select rolsuper from pg_roles where rolname = current_user) superuser,
              (select datlocale from pg_database where datname = current_database()) locale`,
    )
    expect(row).toEqual({
      fsync: 'on',
      encoding: 'UTF8',
      zone: 'UTC',
      addresses: '127.0.0.1',
      superuser: false,
      locale: 'C.UTF-8',
    })
    expect((await stat(join(dataDir, 'postgres/secret.json'))).mode & 0o777).toBe(0o600)
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
  })

  it('stops its server, and restarts it at the same address', async () => {
    const first = await startAgain()
    const pid = await serverPid()
    await first.stop()
    // It has left its folder; its process id stays until this program has heard of the end.
    await until(() => expect(alive(pid)).toBe(false))
    const second = await start()
    expect(second.url).toBe(first.url)
  })

  it('runs two folders side by side', async () => {
    const [one, two] = await Promise.all([startAgain(), startAgain(join(folder, 'other'))])
    await ask(one.url, 'create table only_here (id int)')
    expect(one.url).not.toBe(two.url)
    await expect(ask(two.url, 'select * from only_here')).rejects.toThrow('does not exist')
  })

  it('takes another port when its own is used by somebody else', async () => {
    const first = await startAgain()
    await first.stop()
    const other = await startAgain(join(folder, 'other'))
    await writeFile(join(dataDir, 'postgres/port'), new URL(other.url).port)
    const again = await start()
    expect(new URL(again.url).port).not.toBe(new URL(other.url).port)
  })

  it('belongs to one app at a time; errands may work beside it', async () => {
    await copyFolder(made, dataDir)
    const app = hold()
    await app.line()
    const beside = await startDatabase({ dataDir, log, beside: true })
    expect(await ask(beside.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await beside.stop()
    expect(alive(await serverPid())).toBe(true)
    const refused = startDatabase({
      dataDir,
      log,
      guardWaitMs: 200,
    })
    await expect(refused).rejects.toThrow('Another Bookrunner uses this DATA_DIR')
    expect(usualGuardWaitMs).toBe(3000)
  })

  it('lets one of two simultaneous first starts win', async () => {
    const results = await Promise.allSettled(
      [hold('impatient'), hold('impatient')].map((program) => program.line()),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('after a crash', () => {
  async function writeThenKill(alsoServer: boolean): Promise<number> {
    await copyFolder(made, dataDir)
    const app = hold('write')
    await app.line()
    let last = 0
    while (last < 50) last = Number(await app.line())
    const server = await serverPid()
    if (alsoServer) process.kill(server, 'SIGKILL')
    app.child.kill('SIGKILL')
    // More rows may be committed after the fiftieth; all reported ones count.
    for (;;) {
      const line = await app.line().catch(() => null)
      if (line === null) break
      last = Number(line)
    }
    // A killed program may answer for a moment more.
    if (alsoServer) await until(() => expect(alive(server)).toBe(false))
    return last
  }

  it.each([
    ['of the app', false],
    ['of the app and its server', true],
  ])('keeps every acknowledged row: kill -9 %s', async (_what, alsoServer) => {
    const last = await writeThenKill(alsoServer)
    const { url } = await start()
    const [row] = await ask<{ n: number }>(url, `select count(*)::int n from note where id <= ${last}`)
    expect(row?.n).toBe(last)
  })

  it('continues with the server that the killed app left running', async () => {
    await copyFolder(made, dataDir)
    const app = hold()
    await app.line()
    const pid = await serverPid()
    await app.end('SIGKILL')
    expect(alive(pid)).toBe(true)
    const next = await start()
    expect(await serverPid()).toBe(pid)
    await next.stop()
    await expect(ask(next.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  it('replaces a stale pid file, even when its number belongs to another program now', async () => {
    await (await startAgain()).stop()
    const content = `${process.pid}\n${dataDir}/postgres/cluster\n1\n5432\n\n127.0.0.1\n\nready\n`
    await writeFile(join(dataDir, 'postgres/cluster/postmaster.pid'), content)
    const { url } = await start()
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('repairs a first start that was killed half-way', async () => {
    await mkdir(dataDir)
    const app = hold()
    const isPartial = (name: string) => /^postgres\.\d+\.partial$/.test(name)
    await until(async () => expect((await readdir(dataDir)).some(isPartial)).toBe(true), { interval: 2 })
    await app.end('SIGKILL')
    expect(await readdir(dataDir)).not.toContain('postgres')
    const { url } = await start()
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.partial'))).toEqual([])
  })

  it('brings the server back at the same address when it dies under a running app', async () => {
    const { url } = await startAgain()
    process.kill(await serverPid(), 'SIGKILL')
    const answered = () => ask(url, 'select 1 as one').catch(() => null)
    await until(async () => expect(await answered()).toEqual([{ one: 1 }]), { interval: 50 })
    expect(log.error).toHaveBeenCalledWith(expect.stringContaining('went away'))
  })

  it('says what is missing when the secret was lost', async () => {
    await copyFolder(made, dataDir)
    await rm(join(dataDir, 'postgres/secret.json'))
    await expect(start()).rejects.toThrow('secret.json is missing')
  })
})

describe.skipIf(!asRoot)('as root', () => {
  it.each([
    ['in a folder everybody may enter', 0o755],
    ['in a folder only root may enter', 0o700],
  ])('gives the server to another account: %s', async (_where, mode) => {
    await chmod(folder, mode)
    const { url } = await start()
    expect((await stat(`/proc/${await serverPid()}`)).uid).not.toBe(0)
    expect((await stat(join(dataDir, 'postgres/cluster'))).uid).not.toBe(0)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('needs no root at all', async () => {
    await chmod(folder, 0o755)
    await mkdir(dataDir)
    await chown(dataDir, 65_534, 65_534)
    const app = run('hold-database.ts', [dataDir], { uid: 65_534, gid: 65_534 })
    open.push(app)
    expect(await ask(JSON.parse(await app.line()).url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await stat(`/proc/${await serverPid()}`)).uid).toBe(65_534)
  })
})
