// Every screen of deals in one walk: read by axe, measured, and no text left unlooked up; by day and by night.
import type { Locator, Page } from '@playwright/test'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { rawKeys } from '../checks/said.ts'
import { expect, test } from '../journey.ts'
import { DealScreens } from '../pages/deal-screens.ts'
import { people } from '../people.ts'

const looks = [
  ['light', 'US'],
  ['night', 'HK'],
] as const

const desktop = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
]
const phone = { width: 390, height: 844 }

/** What is wrong with the page, or with what came over it; the last size is the one it is read in. */
async function faults(page: Page, sizes: typeof desktop, part?: Locator): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    found.push(...(await misfits(page)).map((one) => `at ${size.width}: ${one}`))
  }
  found.push(...(await barriers(part ?? page)))
  found.push(...(await rawKeys(page)).map((text) => `looked up by nobody: ${text}`))
  return found
}

for (const [mode, lang] of looks) {
  test.describe(`${mode}, ${lang}`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(
        (chosen) => localStorage.setItem('bookrunner.theme', chosen),
        JSON.stringify({ mode }),
      ),
    )

    test(`lists and tabs of a desk: ${mode}, ${lang}`, async ({ page, enter, baseURL }) => {
      const screens = await DealScreens.of(page, await apiAs(baseURL ?? '', people.desk))
      await enter(people.desk, `/my-sessions?lang=${lang}`)
      const look = async (what: string) => expect.soft(await faults(page, desktop), what).toEqual([])
      await screens.board('/deal/my-deals', look)
      await screens.tabs('draft', look)
      await screens.tabs('ipg', look)
    })

    test(`moves of a desk: ${mode}, ${lang}`, async ({ page, enter, baseURL }) => {
      const screens = await DealScreens.of(page, await apiAs(baseURL ?? '', people.desk))
      await enter(people.desk, `/my-sessions?lang=${lang}`)
      const look = async (what: string, dialog?: Locator) =>
        expect.soft(await faults(page, desktop, dialog), what).toEqual([])
      for (const deal of ['draft', 'ipg', 'test', 'fpg', 'launched', 'priced'] as const)
        await screens.moves(deal, look)
    })

    test(`deals of an investor: ${mode}, ${lang}`, async ({ page, enter, baseURL }) => {
      const screens = await DealScreens.of(page, await apiAs(baseURL ?? '', people.desk))
      await enter(people.investor, `/my-sessions?lang=${lang}`)
      const look = async (what: string) =>
        expect.soft(await faults(page, [phone, ...desktop]), what).toEqual([])
      await screens.offers(look)
      await screens.offer('ipg', look)
      await screens.offer('tranches', look)
      await screens.offer('priced', look)
    })
  })
}
