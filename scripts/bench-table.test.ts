import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  benchPage,
  hasFailed,
  resultsOf,
  type BenchRun,
  type Result,
  type ResultMessage,
} from './lib/bench-table.ts'

const passed: Result = { work: 'a list', goal: 'at least 0.5', figure: '0.61', verdict: 'passed' }
const failed: Result = { ...passed, figure: '0.43', verdict: 'FAILED' }
const runOf = (run: Partial<BenchRun>): BenchRun => ({
  name: 'lists',
  seconds: 61,
  results: [passed],
  code: 0,
  ...run,
})

describe('the table of benches', () => {
  it('fails when a gate fails', () => {
    expect(hasFailed([runOf({})])).toBe(false)
    expect(hasFailed([runOf({}), runOf({ results: [passed, failed], code: 1 })])).toBe(true)
  })

  it.each([
    ['ended without a result', { results: [] }],
    ['ended with a fault after a gate passed', { code: 1 }],
    ['was killed', { code: null }],
  ])('fails when a bench %s', (_, run) => {
    expect(resultsOf(runOf(run)).at(-1)).toMatchObject({ work: 'the whole bench', verdict: 'FAILED' })
  })

  it('does not count a failed gate twice', () => {
    expect(resultsOf(runOf({ results: [failed], code: 1 }))).toEqual([failed])
  })

  it('writes a page with every result', () => {
    const page = benchPage([runOf({}), runOf({ name: 'deals', results: [failed], code: 1 })], {
      day: '2026-11-26',
      machine: '2 cores',
    })
    expect(page).toContain('Last run: 2026-11-26, 2 cores, 2 minutes, 1 failed.')
    expect(page).toMatch(/\| lists\s+\| a list \| at least 0.5 \| 0.61\s+\| passed\s+\|/)
    expect(page).toMatch(/\| deals\s+\| a list \| at least 0.5 \| 0.43\s+\| FAILED\s+\|/)
  })
})

describe('a gate', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bookrunner-gate-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Runs these lines as a bench does, in a process of its own. */
  const judged = async (lines: string): Promise<{ verdicts: string[]; code: number | null }> => {
    const verdict = pathToFileURL(join(import.meta.dirname, '../bench/lib/verdict.ts')).href
    const file = join(folder, 'gate.ts')
    await writeFile(
      file,
      `import { judgeAtLeast, judgeAtMost, reportFigure } from '${verdict}'\nconst it = { work: 'it', unit: 'times' }\n${lines}\n`,
    )
    const child = fork(file, { silent: true, execArgv: [] })
    const verdicts: string[] = []
    child.on('message', ({ result }: ResultMessage) => verdicts.push(result.verdict))
    const [[code]] = (await Promise.all([once(child, 'exit'), once(child, 'disconnect')])) as [[number], []]
    return { verdicts, code }
  }

  it('passes at its limit', async () => {
    expect(
      await judged('judgeAtMost(2, { ...it, figure: 2 }); judgeAtLeast(2, { ...it, figure: 2 })'),
    ).toEqual({ verdicts: ['passed', 'passed'], code: 0 })
  })

  it.each([
    'judgeAtMost(2, { ...it, figure: 2.01 })',
    'judgeAtLeast(2, { ...it, figure: 1.99 })',
    'judgeAtMost(2, { ...it, figure: NaN })',
    'judgeAtLeast(2, { ...it, figure: NaN })',
  ])('ends the bench with 1: %s', async (line) => {
    expect(await judged(line)).toEqual({ verdicts: ['FAILED'], code: 1 })
  })

  it('is not what a figure without a limit is', async () => {
    const line = `reportFigure({ ...it, figure: 9 }, { aim: '1', because: 'no peer' })`
    expect(await judged(line)).toEqual({ verdicts: ['no gate'], code: 0 })
  })
})
