// PostgreSQL's own load generator, a contender where it is installed.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0

interface Run {
  script: string
  clients: number
  seconds: number
  /** The database. */
  target: string
}

/** How often the script was done; it finds its turn in `:turn`, and counts it on. */
export const runPgbench = async ({
  script,
  clients,
  seconds,
  target,
}: Run): Promise<{ done: number; seconds: number }> => {
  const folder = await mkdtemp(join(tmpdir(), 'bookrunner-bench-'))
  try {
    const file = join(folder, 'write.sql')
    await writeFile(file, script)
    const args = ['-n', '-M', 'prepared', '-D', 'turn=0', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`]
    const output = await outputOf('pgbench', [...args, '-f', file, target])
    const done = Number(/actually processed: (\d+)/.exec(output)?.[1])
    const perSecond = Number(/tps = ([\d.]+)/.exec(output)?.[1])
    return { done, seconds: done / perSecond }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const outputOf = (command: string, args: readonly string[]): Promise<string> =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let complaint = ''
    child.stdout.on('data', (text) => (output += String(text)))
    child.stderr.on('data', (text) => (complaint += String(text)))
    child.once('close', (code) => (code === 0 ? done(output) : fail(new Error(complaint))))
  })
