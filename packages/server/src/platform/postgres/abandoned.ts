// Folders are made beside their final name and renamed, so after a crash they are complete or missing. The number of
// its process identifies what a killed start left behind.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

export const partialName = (path: string) => `${path}.${process.pid}.partial`

/** Removes half-made folders of dead starts, but not those of a running one. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/\.(\d+)\.partial$/.exec(name)?.[1])
    if (pid && (pid === process.pid || !alive(pid))) await removeFolder(join(folder, name))
  }
}

/** A program called by the dead start may still write there for a moment; hence the retries. */
const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })

export function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
