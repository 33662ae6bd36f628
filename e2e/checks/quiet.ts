import type { BrowserContext } from '@playwright/test'

/** Messages in the consoles of browsers, and those a journey expected. */
export interface Noise {
  listenTo: (context: BrowserContext) => void
  /** Expected from here on; `why` is for whoever reads the journey. */
  expect: (pattern: RegExp, why: string) => void
  unexpected: () => string[]
}

export function noiseOf(): Noise {
  const messages: string[] = []
  const expected: RegExp[] = []
  return {
    listenTo(context) {
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return
        messages.push(`${message.type()}: ${message.text()} [${message.location().url}]`)
      })
      context.on('weberror', (fault) =>
        messages.push(`uncaught: ${fault.error().stack ?? String(fault.error())}`),
      )
    },
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => messages.filter((line) => !expected.some((pattern) => pattern.test(line))),
  }
}
