// Where a PostgreSQL of tests or journeys keeps its data for one run. In memory, where the machine offers that: each test
// file makes and drops a database of a thousand files, and none of them has to survive the run.
import { mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alive } from '../src/platform/postgres/abandoned.ts'

const memory = '/dev/shm'
/** A whole run needs less than half of it. */
const enoughBytes = 2 ** 31

/** Nothing in it has to survive a power cut, and old log of writes takes no room. */
export const settingsOfRun = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '256MB',
}

export async function makeDataFolder(prefix: string): Promise<string> {
  return mkdtemp(join(await place(), `${prefix}${process.pid}-`))
}

/** TMPDIR names another place. */
async function place(): Promise<string> {
  return !process.env.TMPDIR && (await hasMemory()) ? memory : tmpdir()
}

/** The programs of PostgreSQL may lie beside its data, and in a container the folder is often small, or runs none. */
async function hasMemory(): Promise<boolean> {
  const mounts = (await readFile('/proc/mounts', 'utf8').catch(() => '')).split('\n')
  const options = mounts.map((line) => line.split(' ')).find(([, path]) => path === memory)?.[3]
  if (!options || options.split(',').includes('noexec')) return false
  const { bavail, bsize } = await statfs(memory)
  return bavail * bsize >= enoughBytes
}

/** Removes folders of killed runs. A server without its folder ends by itself within a minute. */
export async function removeAbandoned(prefix: string): Promise<void> {
  for (const folder of new Set([tmpdir(), memory]))
    for (const name of await readdir(folder).catch(() => [])) {
      const pid = Number(name.startsWith(prefix) && name.slice(prefix.length).split('-')[0])
      if (pid && !alive(pid)) await rm(join(folder, name), { recursive: true, force: true })
    }
}
