// The results of all benches as one table, on the screen and in docs/benchmarks.md.
import { availableParallelism, totalmem } from 'node:os'
import { table } from './page.ts'

export interface Result {
  /** What was measured. */
  work: string
  goal: string
  figure: string
  verdict: 'passed' | 'FAILED' | 'no gate'
}

/** What a bench sends to the process that runs it. */
export interface ResultMessage {
  result: Result
}

export interface BenchRun {
  name: string
  seconds: number
  results: Result[]
  /** Its exit code; null if a signal ended it. */
  code: number | null
}

const didNotFinish = ({ code }: BenchRun): Result => ({
  work: 'the whole bench',
  goal: 'ends by itself',
  figure: `ended with ${code ?? 'a signal'}`,
  verdict: 'FAILED',
})

/** A bench that ends with a fault before its verdicts has failed too. */
export const resultsOf = (run: BenchRun): Result[] => {
  const isExplained = run.results.some(({ verdict }) => verdict === 'FAILED')
  const isWhole = run.results.length > 0 && (run.code === 0 || (run.code === 1 && isExplained))
  return isWhole ? run.results : [...run.results, didNotFinish(run)]
}

export const hasFailed = (runs: readonly BenchRun[]): boolean =>
  runs.flatMap(resultsOf).some(({ verdict }) => verdict === 'FAILED')

export const benchTable = (runs: readonly BenchRun[]): string[] =>
  table(
    ['bench', 'work', 'goal', 'figure', 'verdict'],
    runs.flatMap((run) =>
      resultsOf(run).map(({ work, goal, figure, verdict }, at) => [
        at === 0 ? run.name : '',
        work,
        goal,
        figure,
        verdict,
      ]),
    ),
  )

export const machineOf = (): string =>
  `${availableParallelism()} cores and ${Math.round(totalmem() / 1024 ** 3)} GB of memory, Node ${process.versions.node}`

/** docs/benchmarks.md */
export const benchPage = (runs: readonly BenchRun[], when: { day: string; machine: string }): string => {
  const failed = runs.flatMap(resultsOf).filter(({ verdict }) => verdict === 'FAILED').length
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0)
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench -- all --keep`. The ratios compare each work with a peer that does the same work its own way, in',
    'turns, on the same machine, so they say more than the absolute figures. `no gate` marks figures that fail nothing, and says why.',
    '',
    `Last run: ${when.day}, ${when.machine}, ${Math.round(seconds / 60)} minutes, ${failed === 0 ? 'all gates passed' : `${failed} failed`}.`,
    '',
    ...benchTable(runs),
    '',
  ].join('\n')
}
