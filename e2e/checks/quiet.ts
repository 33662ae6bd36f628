import type { BrowserContext } from '@playwright/test'

/** What browsers said in their consoles, and what of it a journey expected. */
export interface Noise {
  listenTo: (context: BrowserContext) => void
  /** Expected from here on; `why` is for whoever reads the journey. */
  expect: (pattern: RegExp, why: string) => void
  unexpected: () => string[]
}

export function noiseOf(): Noise {
  const said: string[] = []
  const expected: RegExp[] = []
  return {
    listenTo(context) {
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        said.push(`${message.type()}: ${message.text()} [${message.location().url}]`)
      })
      context.on('weberror', (fault) =>
        said.push(`uncaught: ${fault.error().stack ?? String(fault.error())}`),
      )
    },
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => said.filter((line) => !expected.some((pattern) => pattern.test(line))),
  }
}
