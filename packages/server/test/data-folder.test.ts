import { spawnSync } from 'node:child_process'
import { mkdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataFolder, removeAbandoned } from './data-folder.ts'

const prefix = 'bookrunner-data-folder-'
const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

test('folders of killed runs are removed, those of a run that goes on stay', async () => {
  const own = await makeDataFolder(prefix)
  onTestFinished(() => rm(own, { recursive: true }))
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const killed = join(tmpdir(), `${prefix}${ended}-a`)
  await mkdir(killed)
  await removeAbandoned(prefix)
  expect(await isThere(killed)).toBe(false)
  expect(await isThere(own)).toBe(true)
})

test('TMPDIR names another place than memory', async () => {
  const before = process.env.TMPDIR
  const named = await makeDataFolder(prefix)
  process.env.TMPDIR = named
  onTestFinished(async () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    await rm(named, { recursive: true })
  })
  const folder = await makeDataFolder(prefix)
  expect(folder.startsWith(named)).toBe(true)
})
