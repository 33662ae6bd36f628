// §12: the allocation and all that stands beside its lines, in every language: nothing is cut, nothing is in the way.
import { closedBook, launched, priced } from '../allocation.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { expect, test } from '../journey.ts'
import { people } from '../people.ts'
import { languages } from '../words.ts'

const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
]

const panels = /^(Targets, policy, changes|目标、策略、更改|目標、策略、更改)$/
const pages = /^(Pages of the allocation|配售页面|配售頁面)$/

for (const lang of languages)
  test(`fits every desk's screen: ${lang}`, async ({ page, enter, baseURL }) => {
    const { desk, dealId, orders, place } = await closedBook(baseURL, `Looks ${lang}`)
    const versionId = await launched(desk, dealId, 'To look at')
    await priced(desk, dealId)
    await desk.allocation.signOff({ versionId, waiver: 'Agreed by telephone' })
    await desk.allocation.allocConfirmAll({ versionId })
    const draft = await desk.allocation.saveVersion({ dealId, copyOf: versionId, name: 'Another' })
    await desk.allocation.saveVersion({
      dealId,
      versionId: draft.version.versionId,
      targets: [{ by: 'region', key: 'AP', size: 60_000_000, rate: '60' }] as never,
    })
    await enter(people.desk, `${place}&lang=${lang}`)
    await expect(page.locator(`[row-id="${orders[0]!.orderId}"] [col-id="size"]`)).toHaveText('50')
    const fits = async (what: string) => {
      for (const size of sizes) {
        await page.setViewportSize(size)
        expect(await misfits(page), `${what} at ${size.width}`).toEqual([])
      }
      expect(await barriers(page), what).toEqual([])
    }
    const side = page.getByRole('complementary', { name: panels }).locator('.ant-segmented-item')
    for (const at of [0, 1, 2]) {
      await side.nth(at).click()
      await fits(`panel ${at}`)
    }
    const tabs = page.getByLabel(pages).locator('.ant-segmented-item')
    for (let at = 1; at < (await tabs.count()); at++) {
      await tabs.nth(at).click()
      await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
      await fits(`page ${at}`)
    }
  })
