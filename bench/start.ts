// How long `npm start` takes to the first answered request: on an empty folder, again after a stop, and after kill -9.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/root.ts'
import { onStop } from '../scripts/lib/until-stopped.ts'
import { judgeAtMost } from './lib/verdict.ts'

const promisedSeconds = 5
const rounds = 3
const dataDir = await mkdtemp(join(tmpdir(), 'bookrunner-bench-'))
let running: ChildProcess | undefined

/** The address that the greeting names. */
const addressIn = async (child: ChildProcess): Promise<string> => {
  let output = ''
  for await (const text of child.stdout!) {
    output += String(text)
    const url = /is ready: (http:\S+?)\/bookbuildingweb/.exec(output)?.[1]
    if (url) return url
  }
  throw new Error(`It ended: ${output}`)
}

/** Seconds from the command to its first answer. */
const start = async (): Promise<number> => {
  const from = performance.now()
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir, DEMO: '1' }
  // A group of its own, because kill -9 must meet npm and what it started.
  running = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const url = await addressIn(running)
  running.stdout!.resume()
  const { status } = await fetch(`${url}/healthz`)
  if (status !== 200) throw new Error(`It answered ${status}.`)
  return (performance.now() - from) / 1000
}

const end = async (signal: NodeJS.Signals): Promise<void> => {
  if (!running) return
  const child = running
  running = undefined
  // Its output closes when the last process of the group has ended.
  const over = once(child, 'close')
  process.kill(-child.pid!, signal)
  await over
}

const judge = (when: string, seconds: readonly number[]): void =>
  void judgeAtMost(promisedSeconds, {
    work: `npm start, ${when}`,
    figure: Math.max(...seconds),
    unit: 's to the first answer',
    of: seconds.map((each) => `${each.toFixed(2)} s`).join(', '),
  })

const cleanUp = async (): Promise<void> => {
  await end('SIGTERM')
  // A server that was killed may still end while its folder goes.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}
onStop(cleanUp)

try {
  execFileSync(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'inherit' })
  const first = await start()
  const again: number[] = []
  const afterKill: number[] = []
  for (let round = 0; round < rounds; round++) {
    await end('SIGTERM')
    again.push(await start())
    await end('SIGKILL')
    afterKill.push(await start())
  }
  judge('packages installed and screens built, no data yet', [first])
  judge('again after a stop', again)
  judge('again after kill -9', afterKill)
} finally {
  await cleanUp()
}
