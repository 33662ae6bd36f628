// Installs what package-lock.json names, unless it is there already. Runs on any Node from 20.19 on and
// uses nothing that would have to be installed first.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/** @param {string} root */
export async function installIfNeeded(root) {
  if (isInstalled(root)) return
  await withLock(
    join(root, '.cache', 'install.lock'),
    async () => {
      if (isInstalled(root)) return
      console.log('Installing what is missing (about a minute, once) …')
      await npmCi(root)
      writeStamp(root)
    },
    () => console.log('Another start is installing; waiting for it …'),
  )
}

/** @param {string} root */
function isInstalled(root) {
  try {
    if (readFileSync(stampFile(root), 'utf8') === stampOf(root)) return true
  } catch {
    // Nobody has looked at this folder yet.
  }
  if (!matchesLock(root)) return false
  writeStamp(root)
  return true
}

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.bookrunner-installed')

/**
 * Of this lockfile, for this kind of machine: the folder may be shared with another one.
 * @param {string} root
 */
function stampOf(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}\n`
}

/** @param {string} root */
function writeStamp(root) {
  writeFileSync(stampFile(root), stampOf(root))
}

/**
 * Whoever ran npm by hand has no stamp, but npm's own record of what it installed.
 * @param {string} root
 */
function matchesLock(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const expected = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(record)
  return Object.entries(expected).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    if (!found) return entry.optional === true && !fitsHere(entry)
    return found.link === entry.link && found.version === entry.version && found.integrity === entry.integrity
  })
}

/** @param {string} file */
const packagesOf = (file) => {
  const lockfile = /** @type {{ packages: Record<string, Entry> }} */ (JSON.parse(readFileSync(file, 'utf8')))
  return lockfile.packages
}

/**
 * Whether a package is for this kind of machine. npm decides about packages for one C library, and about
 * those that only packages for other machines need.
 * @param {Entry} entry
 */
function fitsHere({ os, cpu, libc }) {
  if (libc || !os || !cpu) return false
  return os.includes(process.platform) && cpu.includes(process.arch)
}

/** @param {string} root @returns {Promise<void>} */
function npmCi(root) {
  // No package here needs its install script. What this Node is too old for is not run with it.
  const flags = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  const args = [...flags, '--loglevel=error', '--no-progress']
  const cli = process.env.npm_execpath
  const direct = cli?.endsWith('.js') || cli?.endsWith('.cjs')
  const npm = direct
    ? spawn(process.execPath, [/** @type {string} */ (cli), ...args], { cwd: root })
    : spawn('npm', args, { cwd: root, shell: process.platform === 'win32' })
  let output = ''
  npm.stdout.on('data', (text) => (output += text))
  npm.stderr.on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    npm.once('error', () =>
      reject(new Error('npm is not to be found. It comes with Node: https://nodejs.org')),
    )
    npm.once('close', (code) => {
      if (code === 0) resolve()
      else
        reject(
          new Error(
            `${output.trim()}\n\nInstalling failed (npm ci ended with ${code}). The lines above say why.`,
          ),
        )
    })
  })
}
