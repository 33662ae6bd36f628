import { lchown, lstat, readdir, cp } from 'node:fs/promises'
import { join } from 'node:path'

/** With all content and owners: a cluster belongs to another account if root runs the tests. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, preserveTimestamps: true })
  if (process.getuid?.() === 0) await copyOwners(from, to)
}

async function copyOwners(from: string, to: string): Promise<void> {
  const { uid, gid } = await lstat(from)
  await lchown(to, uid, gid)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyOwners(source, target)
    else if (uid !== 0) await lchown(target, uid, gid)
  }
}
