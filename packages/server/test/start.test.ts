// The app as it is started, without the screens: real processes, each with its own port and data folder.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { childEnvironment } from './programs/child-environment.ts'

const script = join(import.meta.dirname, '../../../scripts/serve.ts')
let folder = ''
let running: ChildProcess[] = []
/** An app with the demo world, in a data folder of its own. Only the last test ends it. */
let first: Started
let firstFolder: string

beforeAll(async () => {
  firstFolder = await mkdtemp(join(tmpdir(), 'bookrunner-app-'))
  first = start({ DATA_DIR: firstFolder })
})
afterAll(async () => {
  await end(first.child, 'SIGTERM')
  await rm(firstFolder, { recursive: true, force: true })
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bookrunner-app-'))
  running = []
})
afterEach(async () => {
  for (const child of running) await end(child, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

interface Started {
  child: ChildProcess
  /** Its origin once it answers, or its output if it ended. */
  outcome: Promise<{ url: string } | { output: string; code: number | null }>
}

function start(settings: Record<string, string> = {}): Started {
  const env = {
    ...childEnvironment(),
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    ...settings,
  }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  running.push(child)
  let output = ''
  child.stdout!.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr!.on('data', (text: Buffer) => (output += text.toString()))
  const up = once(child, 'message').then(([message]) => message as { url: string })
  const over = once(child, 'close').then(([code]) => ({ output, code: code as number | null }))
  return { child, outcome: Promise.race([up, over]) }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

async function healthy(started: Started): Promise<number> {
  const outcome = await started.outcome
  if ('output' in outcome) throw new Error(outcome.output)
  return (await fetch(`${outcome.url}/healthz`)).status
}

async function refusal(started: Started): Promise<string> {
  const outcome = await started.outcome
  if ('url' in outcome) throw new Error('It started.')
  expect(outcome.code).toBe(1)
  return outcome.output
}

describe('starting the app', () => {
  it('runs twice side by side, with and without the demo', async () => {
    const other = start({ DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:1' })
    expect(await Promise.all([first, other].map(healthy))).toEqual([200, 200])
  })

  it('lets two nodes start together on one empty database', async () => {
    const { startDatabase } = await import('../src/platform/embedded-postgres.ts')
    const log = { info: () => {}, error: console.error }
    const database = await startDatabase({ dataDir: join(folder, 'shared'), log })
    try {
      const settings = { DATABASE_URL: database.url, DEMO: '1' }
      const nodes = [start(settings), start(settings)]
      expect(await Promise.all(nodes.map(healthy))).toEqual([200, 200])
      for (const { child } of nodes) await end(child, 'SIGTERM')
    } finally {
      await database.stop()
    }
  })

  it('names the taken port', async () => {
    expect(await healthy(first)).toBe(200)
    const { url } = (await first.outcome) as { url: string }
    const { port } = new URL(url)
    expect(await refusal(start({ PORT: port, DATA_DIR: join(folder, 'other') }))).toContain(
      `Port ${port} is in use`,
    )
  })

  it('says that the data folder is taken', async () => {
    expect(await healthy(first)).toBe(200)
    expect(await refusal(start({ DATA_DIR: firstFolder }))).toContain('Another Bookrunner uses this DATA_DIR')
  })

  it('says what is wrong with the data folder', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    const wrong = [
      [file, 'it is a file, not a folder'],
      [join(file, 'data'), 'a part of it is a file'],
      ['/proc/nope', 'is no place for files'],
    ] as const
    const refusals = await Promise.all(wrong.map(([dataDir]) => refusal(start({ DATA_DIR: dataDir }))))
    for (const [nr, [dataDir, why]] of wrong.entries()) {
      const output = refusals[nr]!
      expect(output.trim()).toContain(`DATA_DIR=${dataDir}`)
      expect(output).toContain(why)
      expect(output.trim().split('\n')).toHaveLength(1)
    }
  })

  it('names every wrong setting, and only them', async () => {
    const output = await refusal(start({ PORT: 'x', LOG_LEVEL: 'loud' }))
    expect(output.trim().split('\n')).toEqual([
      'Wrong settings:',
      expect.stringContaining('PORT="x"'),
      expect.stringContaining('LOG_LEVEL="loud"'),
    ])
  })

  it('requires a mail server outside demo mode', async () => {
    expect(await refusal(start({ DEMO: '0' }))).toContain('SMTP_URL is missing')
  })

  it('reports that the configured database refuses access', async () => {
    const output = await refusal(start({ DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/b', DEMO: '1' }))
    expect(output).toContain('The database of DATABASE_URL does not let us in')
    expect(output).not.toContain('hunter2')
  })

  it('answers, is killed, and answers again', async () => {
    expect(await healthy(first)).toBe(200)
    await end(first.child, 'SIGKILL')
    const second = start({ DATA_DIR: firstFolder })
    expect(await healthy(second)).toBe(200)
    await end(second.child, 'SIGTERM')
    expect(second.child.exitCode).toBe(0)
  })
})
