import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds, one line a finding. */
export async function barriers(page: Page): Promise<string[]> {
  // A page that is still coming in is half see-through, and its colours are not its own.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
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
