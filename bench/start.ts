// How long a start takes to the first answered request: again after a stop, and after kill -9. Promise: < 5 s.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/root.ts'

const promisedSeconds = 5
const rounds = 3
const dataDir = await mkdtemp(join(tmpdir(), 'bookrunner-bench-'))
let running: ChildProcess | undefined

/** Seconds from starting the process to its first answer. */
const start = async (): Promise<number> => {
  const from = performance.now()
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir }
  running = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(running, 'exit').then(([code]) => Promise.reject(new Error(`It ended with ${code}.`)))
  ended.catch(() => {})
  const [{ url }] = (await Promise.race([once(running, 'message'), ended])) as [{ url: string }]
  const { status } = await fetch(`${url}/healthz`)
  if (status !== 200) throw new Error(`It answered ${status}.`)
  return (performance.now() - from) / 1000
}

const end = async (signal: NodeJS.Signals): Promise<void> => {
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  const over = once(running, 'exit')
  running.kill(signal)
  await over
}

const say = (what: string, seconds: readonly number[]): void =>
  console.log(`${what.padEnd(16)} ${seconds.map((each) => `${each.toFixed(2)} s`).join('  ')}`)

try {
  say('first start', [await start()])
  const again: number[] = []
  const afterKill: number[] = []
  for (let round = 0; round < rounds; round++) {
    await end('SIGTERM')
    again.push(await start())
    await end('SIGKILL')
    afterKill.push(await start())
  }
  say('again', again)
  say('after kill -9', afterKill)
  const passed = Math.max(...again, ...afterKill) < promisedSeconds
  console.log(passed ? `All below ${promisedSeconds} s.` : `Not all below ${promisedSeconds} s.`)
  process.exitCode = passed ? 0 : 1
} finally {
  await end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
