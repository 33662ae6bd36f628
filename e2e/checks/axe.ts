import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'

const marked = 'data-read-by-axe'

/** What axe finds on a page, or in a part of it that came over a page already read; one line a finding. */
export async function barriers(where: Page | Locator): Promise<string[]> {
  const part = 'page' in where ? where : undefined
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
  // No page has frames, so nothing need be put together in a page of its own, which takes longer than reading.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (part) {
    await part.evaluate((element, name) => element.setAttribute(name, ''), marked)
    axe.include(`[${marked}]`)
  }
  const { violations } = await axe.analyze()
  if (part) await part.evaluate((element, name) => element.removeAttribute(name), marked)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, any, all, none }) =>
        `${id}: ${help} at ${target.join(' ')} (${[...any, ...all, ...none].map(({ message }) => message).join('; ')})`,
    ),
  )
}
