import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

interface Reader {
  axe?: { run: (part: Element | Document, options: object) => Promise<AxeResults> }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on a page, or in a part of it that came over a page already read; one line a finding. */
export async function barriers(where: Page | Locator): Promise<string[]> {
  const part = 'page' in where ? where : where.locator('html')
  const page = 'page' in where ? where.page() : where
  // A page that is still coming in is half see-through, and its colours are not its own. What turns for ever,
  // is paused, or follows a scroll bar instead of the clock never comes to an end.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          timeline !== document.timeline ||
          playState !== 'running' ||
          effect?.getComputedTiming().iterations === Infinity,
      ),
  )
  // Axe is half a megabyte: a page that was not loaded anew has it already.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  return part.evaluate(async (element) => {
    const { axe } = globalThis as Reader
    if (!axe) throw new Error('The page was loaded anew while it was read.')
    const whole = element === document.documentElement
    const { violations } = await axe.run(whole ? document : element, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, any, all, none }) =>
          `${id}: ${help} at ${target.join(' ')} (${[...any, ...all, ...none].map(({ message }) => message).join('; ')})`,
      ),
    )
  })
}
