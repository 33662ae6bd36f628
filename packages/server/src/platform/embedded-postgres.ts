// The private PostgreSQL under DATA_DIR, used without DATABASE_URL. The server outlives a killed app: the next start
// finds it and continues. The app that runs it has an advisory lock on a connection of its own, the *guard*. The lock
// marks the data folder as taken and ends with its process; the connection reports when the server is gone.
import { access, constants, mkdir, realpath, writeFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { binariesHome, giveTo, serverAccount } from './postgres/account.ts'
import { placeBinaries } from './postgres/binaries.ts'
import { clusterFolder, ensureCluster, serverLog, type Secret } from './postgres/cluster.ts'
import { Problem } from './problem.ts'
import { ensureRunning, stopServer, type Launch, type Running } from './postgres/postmaster.ts'

export interface StartDatabase {
  dataDir: string
  log: { info: (message: string) => void; error: (message: string) => void }
  /** For short errands (`npm run admin`) beside a running app; the server then stays with the app. */
  beside?: boolean
  /** Extra server settings, name → value. */
  settings?: Record<string, string>
  /** How long to wait for another program's lock; shorter only in tests. */
  guardWaitMs?: number
}
export interface EmbeddedDatabase {
  url: string
  /** As the superuser, for making and dropping databases in tests. */
  adminUrl: string
  stop: () => Promise<void>
}

const name = 'bookrunner'
const guardLock = 8_074_660
/** The lock of a killed program ends within moments; a running one's does not. */
export const usualGuardWaitMs = 3000

/** Starts, or finds, the server of this data folder. It stays up until `stop`. */
export async function startDatabase(options: StartDatabase): Promise<EmbeddedDatabase> {
  const dataDir = await ensureFolder(options.dataDir)
  const cluster = clusterFolder(dataDir)
  const account = await serverAccount(cluster)
  const bin = join(await placeBinaries(await binariesHome(dataDir, account)), 'bin')
  const secret = await ensureCluster(dataDir, bin, account)
  await giveTo(account, cluster)
  const launch: Launch = { cluster, bin, account, logFile: serverLog(dataDir), settings: options.settings }
  launch.port = await lastPort(dataDir)
  const keeper = new Keeper(launch, secret, options)
  const running = await keeper.start()
  await writeFile(portFile(dataDir), `${running.port}\n`)
  const at = `127.0.0.1:${running.port}`
  return {
    url: `postgres://${name}:${secret.applicationPassword}@${at}/${name}`,
    adminUrl: `postgres://postgres:${secret.password}@${at}/postgres`,
    stop: () => keeper.stop(),
  }
}

/** Returns a writable folder, or throws one sentence with the reason. */
async function ensureFolder(path: string): Promise<string> {
  // Checked first: under /proc, making folders never ends.
  if (/^\/(proc|sys)(\/|$)/.test(path)) throw new Problem(`DATA_DIR=${path} is no place for files.`)
  try {
    await mkdir(path, { recursive: true })
    await access(path, constants.W_OK)
    return await realpath(path)
  } catch (error) {
    throw new Problem(`DATA_DIR=${path} cannot be used: ${whyNot[codeOf(error)] ?? codeOf(error)}.`)
  }
}
const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error)
const whyNot: Record<string, string> = {
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of it is a file, not a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
}

class Keeper {
  readonly #launch: Launch
  readonly #secret: Secret
  readonly #options: StartDatabase
  #running: Running | null = null
  #guard: pg.Client | null = null
  #mine = false
  #stopping = false

  constructor(launch: Launch, secret: Secret, options: StartDatabase) {
    this.#launch = launch
    this.#secret = secret
    this.#options = options
  }

  async start(): Promise<Running> {
    this.#running = await ensureRunning(this.#launch)
    // If the server goes down it restarts at the same address, so that pools only reconnect.
    this.#launch.port = this.#running.port
    this.#guard = await this.#connect(this.#running.port)
    this.#mine = await this.#take(this.#guard)
    if (this.#mine) await prepare(this.#guard, this.#secret)
    return this.#running
  }

  async stop(): Promise<void> {
    if (this.#stopping) return
    this.#stopping = true
    await this.#guard?.end().catch(() => {})
    if (this.#mine && this.#running) await stopServer(this.#running, this.#launch.cluster)
  }

  async #connect(port: number): Promise<pg.Client> {
    const guard = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'postgres',
      password: this.#secret.password,
      database: 'postgres',
      application_name: 'bookrunner guard',
      keepAlive: true,
    })
    guard.on('error', () => {})
    await guard.connect()
    guard.once('end', () => void this.#recover())
    return guard
  }

  async #take(guard: pg.Client): Promise<boolean> {
    const { guardWaitMs = usualGuardWaitMs } = this.#options
    for (const deadline = Date.now() + guardWaitMs; Date.now() < deadline; await pause(50)) {
      const { rows } = await guard.query<{ taken: boolean }>(
        `select pg_try_advisory_lock(${guardLock}) as taken`,
      )
      if (rows[0]?.taken) return true
      if (this.#options.beside) return false
    }
    await guard.end()
    throw new Problem('Another Bookrunner uses this DATA_DIR. Stop it, or choose another DATA_DIR and PORT.')
  }

  async #recover(): Promise<void> {
    if (this.#stopping || !this.#mine) return
    this.#options.log.error('The embedded database went away; bringing it back.')
    while (!this.#stopping) {
      try {
        await this.start()
        return this.#options.log.info('The embedded database is back.')
      } catch (error) {
        this.#options.log.error(String(error))
        await pause(500)
      }
    }
  }
}

/** Creates the app's own role and database: the role owns its tables and is no superuser. */
async function prepare(guard: pg.Client, secret: Secret): Promise<void> {
  const { rows } = await guard.query<{ role: boolean; base: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as base`,
    [name],
  )
  if (!rows[0]?.role) await guard.query(`create role ${name} login password '${secret.applicationPassword}'`)
  if (!rows[0]?.base) await guard.query(`create database ${name} owner ${name}`)
}

const portFile = (dataDir: string) => join(dataDir, 'postgres', 'port')

async function lastPort(dataDir: string): Promise<number | undefined> {
  const port = Number(await readFile(portFile(dataDir), 'utf8').catch(() => ''))
  return port > 0 && port < 65_536 ? port : undefined
}
