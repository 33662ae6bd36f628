// The app under test: `npm start`'s own script with a data folder and a port of its own, demo world on.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const start = join(import.meta.dirname, '../scripts/start.ts')

export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bookrunner-e2e-'))
  const { DATABASE_URL: _database, SMTP_URL: _mail, PUBLIC_URL: _public, ...environment } = process.env
  const server = spawn(process.execPath, [start], {
    env: { ...environment, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', DEMO: '1' },
    // It tells its address through the channel, and stops by itself should this process be killed.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const stopped = once(server, 'exit')
  const ready = once(server, 'message').then(([message]) => message as { url: string })
  const early = stopped.then(([code]) => Promise.reject(new Error(`The app under test ended with ${code}.`)))
  early.catch(() => {})
  process.env.E2E_URL = (await Promise.race([ready, early])).url
  return async () => {
    server.kill('SIGTERM')
    await stopped
    await rm(dataDir, { recursive: true, force: true })
  }
}
