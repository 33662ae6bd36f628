import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installIfNeeded } from './lib/install.mjs'
import { withLock } from './lib/lock.mjs'

const run = promisify(execFile)
const bootstrap = join(import.meta.dirname, 'bootstrap.mjs')
let folder: string

beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'bookrunner-bootstrap-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

async function script(text: string): Promise<string> {
  const file = join(folder, 'script.ts')
  await writeFile(file, text)
  return file
}

describe('bootstrap', () => {
  it('runs TypeScript on the pinned Node, with its arguments', async () => {
    const file = await script(
      'const version: string = process.version; console.log(version, process.argv.slice(2))',
    )
    const { stdout } = await run(process.execPath, [bootstrap, file, 'one', '--two'])
    expect(stdout).toContain(`v26.10.0 [ 'one', '--two' ]`)
  })

  it('passes the exit code on', async () => {
    const file = await script('process.exit(7)')
    await expect(run(process.execPath, [bootstrap, file])).rejects.toMatchObject({ code: 7 })
  })

  it('passes signals on and waits for the orderly end', async () => {
    const file = await script(
      `process.on('SIGTERM', () => setTimeout(() => { console.log('closed'); process.exit(0) }, 50))
       setInterval(() => {}, 1000); console.log('up')`,
    )
    const child = spawn(process.execPath, [bootstrap, file], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    expect([code, output]).toEqual([0, 'up\nclosed\n'])
  })

  it('takes the script down with it when it is killed outright', async () => {
    const file = await script(
      `process.once('disconnect', () => { console.log('left alone'); process.exit(0) }); console.log('up')`,
    )
    const child = spawn(process.execPath, [bootstrap, file], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child.stdout, 'end')
    expect(output).toBe('up\nleft alone\n')
  })
})

describe('installing', () => {
  // Replaces npm, which would need the network: it records that it ran, and writes the same files.
  const npm = `
    const fs = require('node:fs')
    fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
    if (fs.existsSync('broken')) { console.error('npm error E404 no such package'); process.exit(1) }
    fs.mkdirSync('node_modules', { recursive: true })
    fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`
  const lock = (version: string) =>
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { version, integrity: `sha-${version}` } } })
  const calls = async () =>
    (await readFile(join(folder, 'calls'), 'utf8').catch(() => '')).split('\n').length - 1
  const before = process.env.npm_execpath

  beforeEach(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    process.env.npm_execpath = join(folder, 'npm.cjs')
    await writeFile(join(folder, 'npm.cjs'), npm)
    await writeFile(join(folder, 'package-lock.json'), lock('1.0.0'))
  })
  afterEach(() => {
    if (before === undefined) delete process.env.npm_execpath
    else process.env.npm_execpath = before
  })

  it('happens once, and again when the lockfile changes', async () => {
    await installIfNeeded(folder)
    await installIfNeeded(folder)
    expect(await calls()).toBe(1)
    await writeFile(join(folder, 'package-lock.json'), lock('2.0.0'))
    await installIfNeeded(folder)
    expect(await calls()).toBe(2)
  })

  it('happens once when two start together', async () => {
    await Promise.all([installIfNeeded(folder), installIfNeeded(folder)])
    expect(await calls()).toBe(1)
  })

  it('is left out where npm was run by hand', async () => {
    await mkdir(join(folder, 'node_modules'))
    await writeFile(join(folder, 'node_modules/.package-lock.json'), lock('1.0.0'))
    await installIfNeeded(folder)
    expect(await calls()).toBe(0)
  })

  it('shows the output of npm when it fails, and tries again next time', async () => {
    await writeFile(join(folder, 'broken'), '')
    await expect(installIfNeeded(folder)).rejects.toThrow('E404 no such package')
    await rm(join(folder, 'broken'))
    await installIfNeeded(folder)
    expect(await calls()).toBe(2)
  })
})

describe('the lock', () => {
  it('lets one work at a time, and tells the others that they wait', async () => {
    const file = join(folder, 'lock')
    const order: string[] = []
    const { promise: waiting, resolve: isWaiting } = Promise.withResolvers<void>()
    const first = withLock(file, async () => {
      order.push('first in')
      await waiting
      order.push('first out')
    })
    await Promise.all([first, withLock(file, () => void order.push('second'), isWaiting)])
    expect(order).toEqual(['first in', 'first out', 'second'])
  })

  it('is taken over from a holder that was killed', async () => {
    const file = join(folder, 'lock')
    const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(dead, 'exit')
    await writeFile(file, String(dead.pid))
    expect(await withLock(file, () => 'done')).toBe('done')
  })
})
