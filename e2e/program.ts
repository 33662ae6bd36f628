// A script of the project that runs beside the journeys. It reports through a channel when it is ready, and stops by
// itself should this process be killed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Program<Report> {
  report: Report
  stop: () => Promise<void>
}

type Environment = Record<string, string>

export async function startProgram<Report>(
  script: string,
  settings: Environment = {},
): Promise<Program<Report>> {
  const { DATABASE_URL: _database, SMTP_URL: _mail, PUBLIC_URL: _public, ...environment } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, '../scripts', script)], {
    env: { ...environment, HOST: '127.0.0.1', PORT: '0', DEMO: '1', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.stdout?.resume()
  const ready = once(child, 'message').then(([message]) => message as Report)
  const early = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${String(code)} before it was ready.`)
  })
  early.catch(() => {})
  const report = await Promise.race([ready, early])
  return {
    report,
    stop: async () => {
      if (child.exitCode !== null) return
      const stopped = once(child, 'exit')
      child.kill('SIGTERM')
      await stopped
    },
  }
}
