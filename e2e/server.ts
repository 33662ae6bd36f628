// The app under test: `npm start`'s own script with a data folder and a port of its own, demo world on.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const script = join(import.meta.dirname, '../scripts/start.ts')

/** A server with a world of its own, which can be stopped and started again under the same address. */
export class OwnServer {
  readonly #dataDir: string
  #process: ChildProcess | undefined
  #url = ''

  private constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  static async open(): Promise<OwnServer> {
    const server = new OwnServer(await mkdtemp(join(tmpdir(), 'bookrunner-e2e-')))
    await server.start()
    return server
  }

  get url(): string {
    return this.#url
  }

  async start(): Promise<void> {
    const { DATABASE_URL: _database, SMTP_URL: _mail, PUBLIC_URL: _public, ...environment } = process.env
    const port = this.#url ? new URL(this.#url).port : '0'
    const server = spawn(process.execPath, [script], {
      env: { ...environment, DATA_DIR: this.#dataDir, HOST: '127.0.0.1', PORT: port, DEMO: '1' },
      // It tells its address through the channel, and stops by itself should this process be killed.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    server.stdout?.resume()
    const ready = once(server, 'message').then(([message]) => message as { url: string })
    const early = once(server, 'exit').then(([code]) => {
      throw new Error(`The app under test ended with ${String(code)}.`)
    })
    early.catch(() => {})
    this.#process = server
    this.#url = (await Promise.race([ready, early])).url
  }

  async stop(): Promise<void> {
    const server = this.#process
    this.#process = undefined
    if (!server || server.exitCode !== null) return
    const stopped = once(server, 'exit')
    server.kill('SIGTERM')
    await stopped
  }

  async close(): Promise<void> {
    await this.stop()
    await rm(this.#dataDir, { recursive: true, force: true })
  }
}

/** One server for all journeys that leave the others' people alone; E2E_URL names one that runs already. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => {}
  const server = await OwnServer.open()
  process.env.E2E_URL = server.url
  return () => server.close()
}
