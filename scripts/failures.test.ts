// Both tools as `npm test` runs them, over tests that fail.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failuresFile, formatFailures, readFailures, type Failure } from './failures/failures.ts'
import { root } from './lib/root.ts'

let folder: string
beforeEach(async () => {
  // Inside of the project, where its tools are found.
  await mkdir(join(root, '.cache'), { recursive: true })
  folder = await mkdtemp(join(root, '.cache/failures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function failuresOf(files: Record<string, string>, ...command: string[]): Promise<Failure[]> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const file = join(folder, 'failures')
  const { VITEST: _inside, ...environment } = process.env
  const env = { ...environment, [failuresFile]: file }
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  return readFailures(file)
}

describe('what failed', () => {
  it('is recorded by Vitest: a test, a hook, a file that does not load, an error nobody caught', async () => {
    const failures = await failuresOf(
      {
        'config.mjs': 'export default {}',
        'a.test.ts': `
          import { beforeAll, describe, expect, it } from 'vitest'
          describe('sums', () => {
            it('is right', () => expect(2).toBe(2))
            it('is wrong', () => expect({ sum: 2 }).toEqual({ sum: 3 }))
          })
          describe('unprepared', () => {
            beforeAll(() => { throw new Error('no water') })
            it('never runs', () => {})
          })`,
        'b.test.ts': `
          import { it } from 'vitest'
          throw new Error('no such world')`,
        'c.test.ts': `
          import { it } from 'vitest'
          it('leaves something behind', () => void Promise.reject(new Error('left alone')))`,
      },
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      folder,
      '--config',
      join(folder, 'config.mjs'),
      '--reporter',
      'default',
      '--reporter',
      join(root, 'scripts/failures/vitest.ts'),
    )
    expect(Object.fromEntries(failures.map(({ name, message }) => [name, message]))).toEqual({
      'a.test.ts > sums > is wrong': expect.stringMatching(/a\.test\.ts:5[^]*-\s+"sum": 3/),
      'a.test.ts > unprepared': expect.stringContaining('no water'),
      'b.test.ts': expect.stringContaining('no such world'),
      'an error nobody caught': expect.stringContaining('left alone'),
    })
  })

  it('is recorded by Playwright: a journey, a hook around it, a file that does not load', async () => {
    const failures = await failuresOf(
      {
        'config.ts': `export default { testDir: '.', testMatch: /spec/, outputDir: 'results', reporter: 'list', workers: 1 }`,
        'a.spec.ts': `
          import { expect, test } from '@playwright/test'
          test('is right', () => {})
          test('is wrong', () => expect(2).toBe(3))
          test('is known to be wrong', () => { test.fail(); expect(2).toBe(3) })
          test.describe('unprepared', () => {
            test.beforeAll(() => { throw new Error('no water') })
            test('never runs', () => {})
          })`,
      },
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      join(folder, 'config.ts'),
      '--add-reporter',
      './scripts/failures/playwright.ts',
    )
    expect(failures.map(({ name }) => name)).toEqual([
      expect.stringMatching(/a\.spec\.ts:4 is wrong$/),
      expect.stringMatching(/a\.spec\.ts:8 unprepared > never runs$/),
    ])
    expect(failures[0]!.message).toMatch(/Expected: .*3/)
    expect(failures[1]!.message).toContain('no water')
  })
})

describe('the report', () => {
  it('is without colours and empty lines, and no longer than a screen', () => {
    const message = `\u001B[31mred\u001B[39m\n\n${Array.from({ length: 20 }, (_, at) => `line ${at}`).join('\n')}`
    const lines = formatFailures('unit', [{ name: 'a > b', message }]).split('\n')
    expect(lines.slice(0, 3)).toEqual(['unit: a > b', '    red', '    line 0'])
    expect(lines.slice(-2)).toEqual(['    line 13', '    … and 6 more lines'])
  })

  it('names twenty, and counts the others', () => {
    const failures = Array.from({ length: 23 }, (_, at) => ({ name: `test ${at}`, message: 'no' }))
    const report = formatFailures('unit', failures)
    expect(report.match(/^unit: test/gm)).toHaveLength(20)
    expect(report).toMatch(/unit: and 3 more$/)
  })

  it('says that nothing is known where nothing was named', () => {
    expect(formatFailures('unit', [])).toContain('named nothing')
  })
})
