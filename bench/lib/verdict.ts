// The results of a bench in one form: a line for people, and a message that `npm run bench -- all` collects. A gate that
// fails ends the bench with 1.
import type { Result, ResultMessage } from '../../scripts/lib/bench-table.ts'

export interface Figure {
  work: string
  figure: number
  /** Completes the figure and the limit: "times a bare SELECT". */
  unit: string
  /** The figures that the ratio was made of: "25.2 and 8.7 ms". */
  of?: string
}

const inWords = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })

const report = (result: Result): void => {
  const { work, goal, figure, verdict } = result
  console.log(`  ${verdict}: ${work}: ${figure}; ${goal}`)
  const message: ResultMessage = { result }
  process.send?.(message)
  if (verdict === 'FAILED') process.exitCode = 1
}

const figureOf = ({ figure, unit, of }: Figure): string =>
  `${inWords(figure)} ${unit}${of === undefined ? '' : ` (${of})`}`

/** Not a number never passes. */
export const judgeAtMost = (most: number, measured: Figure): boolean =>
  judgeThat(measured.figure <= most, {
    work: measured.work,
    goal: `at most ${inWords(most)}`,
    figure: figureOf(measured),
  })

export const judgeAtLeast = (least: number, measured: Figure): boolean =>
  judgeThat(measured.figure >= least, {
    work: measured.work,
    goal: `at least ${inWords(least)}`,
    figure: figureOf(measured),
  })

/** A gate that is no comparison of two numbers. */
export const judgeThat = (passed: boolean, words: Omit<Result, 'verdict'>): boolean => {
  report({ ...words, verdict: passed ? 'passed' : 'FAILED' })
  return passed
}

/** A figure that no gate judges; `aim` says what it should be and `because` why nothing fails. */
export const reportFigure = (measured: Figure, { aim, because }: { aim?: string; because: string }): void =>
  report({
    work: measured.work,
    goal: aim === undefined ? because : `aim ${aim}; ${because}`,
    figure: figureOf(measured),
    verdict: 'no gate',
  })
