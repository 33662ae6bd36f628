import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds, one line a finding. */
export async function barriers(page: Page): Promise<string[]> {
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
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id}: ${help} at ${target.join(' ')} (${[...any, ...all, ...none].map(({ message }) => message).join('; ')})`,
    ),
  )
}
