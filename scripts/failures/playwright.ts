// Beside Playwright's own reporter: keeps what failed, whatever it was that did.
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { keepFailures } from './failures.ts'

const inWords = ({ message, value, snippet, location }: TestError): string =>
  [location ? `at ${location.file}:${location.line}` : '', message ?? value ?? '', snippet ?? ''].join('\n')

export default class KeepFailures implements Reporter {
  onTestEnd(test: TestCase, { errors, status }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return
    const message = errors.map(inWords).join('\n')
    // Project and file come first; both say little.
    const [, , , ...titles] = test.titlePath()
    keepFailures([
      {
        name: `${test.location.file}:${test.location.line} ${titles.join(' > ')}`,
        message: message || status,
      },
    ])
  }

  /** Outside of any test: a file that does not load, a world that does not come up. */
  onError(error: TestError): void {
    keepFailures([{ name: 'outside of a test', message: inWords(error) }])
  }

  printsToStdio(): boolean {
    return false
  }
}
