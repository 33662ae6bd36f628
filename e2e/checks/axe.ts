import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'

interface Finding {
  id: string
  help: string
  nodes: { target: unknown[]; any: Why[]; all: Why[]; none: Why[] }[]
}
interface Why {
  message: string
}
interface Reader {
  axe?: { run: (part: Element | Document, options: object) => Promise<{ violations: Finding[] }> }
}

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
  // The builder brings half a megabyte of axe into the page each time, and its whole report out of it; a page
  // that was not loaded anew has axe already, and only what it found is wanted.
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await new AxeBuilder({ page }).setLegacyMode().withRules('document-title').analyze()
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
