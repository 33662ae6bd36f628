// Folders appear whole under their name or, after a crash, not at all: they are made beside it and
// renamed. What a killed start leaves behind is known by the number of its process.
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

export const partialName = (path: string) => `${path}.${process.pid}.partial`

/** Removes what dead starts left half made. A live start's own is left alone. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(/\.(\d+)\.partial$/.exec(name)?.[1])
    if (pid && (pid === process.pid || !alive(pid))) await removeFolder(join(folder, name))
  }
}

/** A program that the dead start had called may still be writing there for a moment; hence the retries. */
const removeFolder = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })

export function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
