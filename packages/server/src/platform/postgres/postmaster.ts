// One running server: finds it by its pid file, starts it, waits for it, stops it.
import { execFile, spawn } from 'node:child_process'
import { open, readFile, readlink, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Problem } from '../problem.ts'
import { usualConnections } from '../db/connections.ts'
import { freePort } from '../free-port.ts'
import { alive } from './abandoned.ts'
import type { Account } from './account.ts'
import { folderArgument, serverEnvironment } from './cluster.ts'

export interface Running {
  pid: number
  port: number
}
interface PidFile extends Running {
  status: string
}
export interface Launch {
  cluster: string
  bin: string
  account: Account | null
  logFile: string
  /** Preferred if it is free, so that noted addresses stay valid. */
  port?: number
  /** Extra server settings; the tests relax a few. */
  settings?: Record<string, string>
}
const patience = 15_000
/** Failures that pass: the port was taken meanwhile, or the last processes of a killed server still leave. */
const passing = /could not bind|could not create any TCP|lock file|shared memory block/
const largestLog = 10_000_000

/** The server of this cluster, ready for connections: the running one, or a new one. */
export async function ensureRunning(launch: Launch): Promise<Running> {
  const giveUp = Date.now() + patience
  let child: Child | null = null
  for (;;) {
    const found = await readPidFile(launch.cluster)
    if (found && (await serves(found.pid, launch.cluster))) {
      // Not ready means starting, recovering after a crash (as long as it takes) or stopping.
      if (found.status === 'ready') return { pid: found.pid, port: found.port }
    } else if (child === null || child.ended !== null) {
      if (child?.ended && (!passing.test(child.ended) || Date.now() > giveUp))
        throw new Problem(`The embedded database does not start:\n${child.ended}`)
      // The number in a stale file may belong to another program by now; the server would then refuse.
      if (found && alive(found.pid)) await rm(join(launch.cluster, 'postmaster.pid'), { force: true })
      child = await launchServer(launch, child === null ? launch.port : undefined)
    }
    await pause(child?.ended ? 100 : 5)
  }
}

/** Fast shutdown: sessions end, nothing committed is lost. Killed servers recover, so force is safe too. */
export async function stopServer({ pid }: Running, cluster: string): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    if (!(await serves(pid, cluster))) return
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await pause(5))
      if (!(await serves(pid, cluster))) return
  }
}

interface Child {
  /** Why it ended, once it has. */
  ended: string | null
}

async function launchServer(launch: Launch, preferredPort?: number): Promise<Child> {
  const { cluster, account, logFile } = launch
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(usualConnections),
    ...launch.settings,
    port: String(await freePort('127.0.0.1', preferredPort)),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  if (((await stat(logFile).catch(() => null))?.size ?? 0) > largestLog) await rename(logFile, `${logFile}.1`)
  const log = await open(logFile, 'a', 0o600)
  const from = (await log.stat()).size
  const server = spawn(
    join(launch.bin, 'postgres'),
    ['-D', await folderArgument(cluster, account), ...options],
    {
      cwd: cluster,
      env: serverEnvironment,
      // A session of its own: Ctrl+C in the terminal is for the app, which then stops the server in order.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...account,
    },
  )
  server.unref()
  const child: Child = { ended: null }
  const end = async (why: string) => {
    // Its folder may be gone, and the log with it.
    const log = await readFile(logFile).catch(() => Buffer.alloc(0))
    child.ended = log.subarray(from).toString().trim() || why
  }
  server.once('error', (error) => void end(String(error)))
  server.once('exit', (code) => void end(`It ended with code ${code}.`))
  await log.close()
  return child
}

/** Line 1 of the file is the process, line 4 the port, line 8 the status. */
async function readPidFile(cluster: string): Promise<PidFile | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7] ?? '' } : null
}

/** True if this process is the server of this cluster, and not another one with the same number. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (!alive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', `${pid}`]).catch(() => ({
      stdout: '',
    }))
    return stdout.includes('postgres') && stdout.includes(cluster)
  }
  const at = await readlink(`/proc/${pid}/cwd`).catch(() => '')
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  return at === cluster && name.trim() === 'postgres'
}
