// The app as `npm start` runs it, with a data folder and a port of its own and the demo world on.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram, type Program } from './program.ts'

/** A server with a world of its own, which can be stopped and started again under the same address. */
export class OwnServer {
  readonly #dataDir: string
  #program: Program<{ url: string }> | undefined
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
    const PORT = this.#url ? new URL(this.#url).port : '0'
    this.#program = await startProgram('start.ts', { DATA_DIR: this.#dataDir, PORT })
    this.#url = this.#program.report.url
  }

  async stop(): Promise<void> {
    await this.#program?.stop()
    this.#program = undefined
  }

  async close(): Promise<void> {
    await this.stop()
    await rm(this.#dataDir, { recursive: true, force: true })
  }
}
