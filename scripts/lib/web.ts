// Builds the web part when something it is made of has changed. The previous build stays in use until
// the new one is whole.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress.ts'
import { Problem } from '../../packages/server/src/platform/problem.ts'
import { root } from './root.ts'
import { withLock } from './lock.mjs'

const web = join(root, 'packages/web')
const dist = join(web, 'dist')
const inputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/web/src',
  'packages/web/public',
  'packages/web/index.html',
  'packages/web/package.json',
  'packages/web/vite.config.ts',
  'packages/contract/src',
  'packages/contract/package.json',
  'packages/domain/src',
  'packages/domain/package.json',
]

export async function buildWebIfChanged(say: (line: string) => void): Promise<void> {
  const hash = await hashOf(inputs)
  if ((await builtFrom()) === hash) return
  const lock = join(root, '.cache/build.lock')
  await withLock(
    lock,
    () => build(hash, say),
    () => say('Another start is building the screens; waiting for it …'),
  )
}

async function build(hash: string, say: (line: string) => void): Promise<void> {
  if ((await builtFrom()) === hash) return
  say('Building the screens …')
  const fresh = join(web, 'dist.new')
  const old = join(web, 'dist.old')
  await runVite(fresh)
  await compressFiles(fresh)
  await writeFile(join(fresh, '.built-from'), hash)
  await rm(old, { recursive: true, force: true })
  await rename(dist, old).catch(() => {})
  await rename(fresh, dist)
  await rm(old, { recursive: true, force: true })
}

async function runVite(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  await mkdir(outDir)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error']
  const child = spawn(process.execPath, args, { cwd: web, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0)
    throw new Problem(`${output.trim()}\n\nThe screens could not be built; the lines above say why.`)
}

const builtFrom = () => readFile(join(dist, '.built-from'), 'utf8').catch(() => null)

/** Over names and contents; times say nothing after a checkout. Tests are no part of a build. */
async function hashOf(paths: string[]): Promise<string> {
  const files = (await Promise.all(paths.map((path) => filesUnder(path)))).flat().toSorted()
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  const hash = createHash('sha256')
  for (const [at, file] of files.entries()) hash.update(`${file}\0`).update(contents[at]!).update('\0')
  return hash.digest('hex')
}

async function filesUnder(path: string): Promise<string[]> {
  try {
    const entries = await readdir(join(root, path), { withFileTypes: true, recursive: true })
    return entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
