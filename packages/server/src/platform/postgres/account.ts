// PostgreSQL refuses to run as root. Started by root, the app runs the server as an unprivileged account; otherwise
// as its own user.
import { lchown, lstat, mkdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Problem } from '../problem.ts'

export interface Account {
  uid: number
  gid: number
}

/** The account that owns the cluster and runs the server; null for our own. */
export async function serverAccount(cluster: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(cluster).catch(() => null)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of ['bookrunner', 'postgres', 'nobody']) {
    const line = lines.find((fields) => fields[0] === name && fields[2] !== '0')
    if (line) return { uid: Number(line[2]), gid: Number(line[3]) }
  }
  throw new Problem(
    'The database server may not run as root, and there is no account `bookrunner`, `postgres` or ' +
      '`nobody` to run it. Start Bookrunner as another user, or set DATABASE_URL.',
  )
}

export async function giveTo(account: Account | null, ...paths: string[]): Promise<void> {
  if (account) for (const path of paths) await lchown(path, account.uid, account.gid)
}

/** True if this account may enter `path`: a project under /root is closed to others. */
export async function reachable(path: string, account: Account | null): Promise<boolean> {
  if (!account) return true
  for (let at = path; ; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (at === dirname(at)) return true
  }
}

/**
 * Where to put the binaries: beside the data if the account can enter it, else in the machine's cache. The cache must
 * belong to root: in a shared folder somebody else could have put other binaries.
 */
export async function binariesHome(dataDir: string, account: Account | null): Promise<string> {
  if (await reachable(dataDir, account)) return dataDir
  for (const home of ['/var/cache/bookrunner', '/var/lib/bookrunner', join(tmpdir(), 'bookrunner-cache')]) {
    try {
      await mkdir(home, { recursive: true, mode: 0o755 })
      const { mode, uid } = await lstat(home)
      if (uid === 0 && (mode & 0o022) === 0 && (await reachable(home, account))) return home
    } catch {
      // Read-only or missing: try the next one.
    }
  }
  throw new Problem(`No folder found for the database programs that an unprivileged account can enter.`)
}
