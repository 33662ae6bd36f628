// Collects failures while the tools run and prints them again at the end, so that the tail of a log shows them too.
import { appendFileSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../lib/root.ts'

export interface Failure {
  name: string
  /** As the tool words it, colours and all. */
  message: string
}

/** Names the file in which the tools of a run keep what failed. */
export const failuresFile = 'TEST_FAILURES_FILE'

/** Records nothing if no file is set, because the tools may run by hand. */
export function keepFailures(failures: readonly Failure[]): void {
  const file = process.env[failuresFile]
  if (file) for (const failure of failures) appendFileSync(file, `${JSON.stringify(failure)}\n`)
}

export function readFailures(file: string): Failure[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Failure)
}

const mostFailures = 20
const mostLines = 15

export function formatFailures(kind: string, failures: readonly Failure[]): string {
  if (failures.length === 0) return `${kind} failed and named nothing that did; its own output says why.`
  const shown = failures.slice(0, mostFailures).map(({ name, message }) => {
    const lines = stripVTControlCharacters(message)
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line !== '')
    const rest = lines.length - mostLines
    const more = rest > 0 ? [`… and ${rest} more ${rest === 1 ? 'line' : 'lines'}`] : []
    return [`${kind}: ${name}`, ...[...lines.slice(0, mostLines), ...more].map((line) => `    ${line}`)].join(
      '\n',
    )
  })
  const others = failures.length - shown.length
  if (others > 0) shown.push(`${kind}: and ${others} more`)
  return shown.join('\n\n').replaceAll(`${root}/`, '')
}
