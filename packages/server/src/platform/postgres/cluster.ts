// One cluster of the embedded server: its folder, its secrets, the command line that opens it.
import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { chmod, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Problem } from '../problem.ts'
import { partialName, removeAbandoned } from './abandoned.ts'
import { giveTo, reachable, type Account } from './account.ts'

const run = promisify(execFile)
const home = 'postgres'
/** The server must not inherit the caller's locale. */
export const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH ?? '' }

export interface Secret {
  /** For the superuser, used only by the launcher and the tests. */
  password: string
  /** For the role the application works as. */
  applicationPassword: string
}

export const clusterFolder = (dataDir: string) => join(dataDir, home, 'cluster')
/** True if a cluster exists; only opening it shows whether it works. */
export const hasDatabase = (dataDir: string): boolean => existsSync(clusterFolder(dataDir))
export const serverLog = (dataDir: string) => join(dataDir, home, 'server.log')

/**
 * The server's path to its folder. The server changes into it and then uses the full path. If its account cannot
 * enter that path (/root/…), the folder becomes the working directory and its path /proc/self/cwd, which works
 * whatever lies above.
 */
export async function folderArgument(cluster: string, account: Account | null): Promise<string> {
  if (await reachable(cluster, account)) return cluster
  if (process.platform === 'linux') return '/proc/self/cwd'
  throw new Problem(
    `${cluster} lies in a folder that the database's account cannot enter. Choose another DATA_DIR.`,
  )
}

/** Creates the cluster if it is missing. After a crash it is complete or missing. */
export async function ensureCluster(dataDir: string, bin: string, account: Account | null): Promise<Secret> {
  await removeAbandoned(dataDir)
  const secret = await readSecret(dataDir)
  if (secret) return secret
  const staging = partialName(join(dataDir, home))
  await create(staging, bin, account)
  try {
    await rename(staging, join(dataDir, home))
    await flushFolder(dataDir)
  } catch (error) {
    // Another start was faster: use its cluster.
    await rm(staging, { recursive: true, force: true })
    if (!(await readSecret(dataDir))) throw error
  }
  return (await readSecret(dataDir))!
}

async function create(staging: string, bin: string, account: Account | null): Promise<void> {
  const cluster = join(staging, 'cluster')
  const passwordFile = join(staging, 'password')
  const secret: Secret = { password: newPassword(), applicationPassword: newPassword() }
  await mkdir(staging)
  await chmod(staging, 0o711)
  await mkdir(cluster, { mode: 0o700 })
  await writeFile(passwordFile, secret.password, { mode: 0o600 })
  await writeFile(join(staging, 'secret.json'), JSON.stringify(secret), { mode: 0o600, flush: true })
  await giveTo(account, cluster, passwordFile)
  const folder = await folderArgument(cluster, account)
  // UTF-8 sorted by code point on every machine; days and times are UTC until a deal sets its zone.
  const options = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const settings = ['--set=timezone=UTC', '--set=log_timezone=UTC']
  const sign = ['--username=postgres', '--auth=scram-sha-256', '--pwfile=../password']
  await run(join(bin, 'initdb'), ['-D', folder, ...sign, ...options, ...settings], {
    cwd: cluster,
    env: serverEnvironment,
    ...account,
  })
  await rm(passwordFile)
}

async function readSecret(dataDir: string): Promise<Secret | null> {
  try {
    return JSON.parse(await readFile(join(dataDir, home, 'secret.json'), 'utf8')) as Secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  if (await stat(clusterFolder(dataDir)).catch(() => null))
    throw new Problem(
      `${join(dataDir, home)} holds a database whose secret.json is missing. Restore that file.`,
    )
  return null
}

async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path)
  await handle.sync()
  await handle.close()
}

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}
