// §2–§4, §7: after a launch: the investor's own line and its document, the lists, and the whole deal as a pack.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { closedBook, settling, toConfirm } from '../allocation.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { expect, test } from '../journey.ts'
import { Allocation } from '../pages/allocation.ts'
import { investorAt, people } from '../people.ts'
import { rowsOf } from '../sheet.ts'

/** The allocation of the second order's institution: 31.25 of 50mm. */
const house = investorAt('tamarindtreasury')

/** The file a click downloads: its name, its path, and its first bytes. */
async function savedBy(page: Page, press: () => Promise<void>) {
  const saved = page.waitForEvent('download')
  await press()
  const file = await saved
  const path = await file.path()
  return {
    path,
    name: file.suggestedFilename(),
    begins: (await readFile(path)).subarray(0, 4).toString('latin1'),
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an investor sees its allocation and downloads it in its language', async ({
    page,
    enter,
    noise,
    baseURL,
  }) => {
    noise.expect(/status of 409/, 'how orders were filled, before all is confirmed')
    const { desk, dealId, orders, versionId } = await toConfirm(baseURL, 'Told', {
      ...settling,
      timeZone: 'Europe/Amsterdam',
    })
    const [, own, other] = orders.map(({ orderId }) => orderId)
    const place = `/order/deal/${dealId}`
    const shell = await enter(house, place)
    const name = await shell.title.innerText()
    const section = page.getByRole('region', { name: 'Your allocation' })
    await expect(page.getByText('Confirmed allocations appear here.')).toHaveCount(0)
    await expect(section).toHaveCount(0)

    await test.step('a confirmed allocation appears by itself; others wait', async () => {
      await desk.allocation.allocConfirm({ versionId, orderIds: [own!] })
      await expect(section).toContainText('31.25')
      await expect(section).toContainText('of 50mm, 62.5%')
      for (const fact of ['Nominal', 'Price', 'Accrued interest', 'Consideration', 'USD 31,250,000.00'])
        await expect(section).toContainText(fact)
      await section.getByText('Fill report').click()
      await expect(section).toContainText('Available once every allocation is confirmed.')
      await shell.bell.open()
      await expect(shell.bell.notices.filter({ hasText: `Your allocation: ${name}` })).toHaveCount(1)
    })

    await test.step('then the investor reads how orders were filled and downloads both files', async () => {
      await desk.allocation.allocConfirm({ versionId, orderIds: [orders[0]!.orderId, other!] })
      await page.goto(`/bookbuildingweb${place}?lang=CN`)
      const theirs = page.getByRole('region', { name: '您的配售' })
      const paper = await savedBy(page, () =>
        theirs.getByRole('button', { name: '配售确认书（PDF）' }).click(),
      )
      expect(paper.name).toMatch(/^配售确认书 .*\.pdf$/)
      expect(paper.begins).toBe('%PDF')
      await theirs.getByText('配售结果报告').click()
      await expect(theirs.getByRole('row', { name: /^其他/ })).toContainText('62.5')
      expect(await misfits(page)).toEqual([])
      expect(await barriers(theirs)).toEqual([])
      const report = await savedBy(page, () =>
        theirs.getByRole('button', { name: '配售结果报告 Excel' }).click(),
      )
      expect((await rowsOf(report.path)).at(-1)).toEqual(['其他', '3', '62.5'])
    })

    await test.step('the order’s own file beside it has another name', async () => {
      await page.goto(`/bookbuildingweb${place}?order=${own}&lang=US`)
      const files = page.getByRole('button', { name: /\(PDF\)/ })
      await expect(files).toHaveText(['Allocation confirmation (PDF)', 'Order confirmation (PDF)'])
    })

    await test.step('the order has its times in both zones within the screen', async () => {
      await page.goto(`/bookbuildingweb/order/my-orders?order=${own}&lang=US`)
      const order = page.getByRole('dialog')
      const allocated = order.getByRole('region', { name: 'Your allocation' })
      await expect(allocated).toContainText('31.25')
      await expect(order.getByRole('region', { name: 'Order details' })).toContainText(/CES?T \(.*HKT\)/)
      expect(await misfits(page), 'the order').toEqual([])
      const [heading, size] = [allocated.getByRole('heading'), allocated.locator('b')]
      const [above, below] = [await heading.boundingBox(), await size.boundingBox()]
      expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
    })
  })
})

test('an investor reads why an order got nothing', async ({ page, enter, baseURL }) => {
  const { desk, dealId, orders, versionId } = await toConfirm(baseURL, 'Tight', settling, [
    { house: 'ironmosslife', mm: 100 },
    { house: 'tamarindtreasury', mm: 50, spread: '130' },
  ])
  await desk.allocation.allocConfirmAll({ versionId })
  await enter(house, `/order/my-orders?order=${orders[1]!.orderId}`)
  const order = page.getByRole('dialog')
  await expect(order).toContainText('This order was not allocated: out at the final level.')
  await page.goto(`/bookbuildingweb/order/deal/${dealId}?lang=CN`)
  await expect(page.getByRole('main')).toContainText('该订单未获配售：在最终水平未达限价。')
})

test('lists of a launch name their version and are downloaded as Excel and PDF', async ({
  page,
  enter,
  baseURL,
}) => {
  const { desk, dealId, versionId, place } = await toConfirm(baseURL, 'Follows', settling, [
    { house: 'ironmosslife', mm: 80 },
    { house: 'tamarindtreasury', mm: 50, relations: ['issuer'] },
    { house: 'sundialreserve', mm: 30 },
  ])
  await desk.allocation.allocConfirmAll({ versionId })
  await desk.allocation.saveVersion({ dealId, copyOf: versionId, name: 'Looked at again' })
  await enter(people.desk, `${place}&tab=settlement`)
  const screen = new Allocation(page)
  const main = page.getByRole('main')
  const heads = main.getByRole('columnheader')

  await test.step('each list has its tab, whichever version is open', async () => {
    await screen.versions.click()
    await screen.version('Looked at again').getByRole('button').first().click()
    await expect(page.locator('.allocation-after-after')).toContainText('Core accounts')
    await expect(page.locator('.allocation-after-after')).toContainText('another version is open')
    await expect(main.getByRole('row', { name: /31,250,000\.00/ })).toContainText('Confirmed')
    const sheet = await savedBy(page, () => screen.button('Settlement list as Excel').click())
    expect((await rowsOf(sheet.path))[0]!.join()).toContain('Core accounts')
    const paper = await savedBy(page, () => screen.button('Settlement list as PDF').click())
    expect([paper.begins, paper.name.startsWith('Settlement Follows')]).toEqual(['%PDF', true])
  })

  await test.step('chosen columns are remembered', async () => {
    await expect(heads.filter({ hasText: 'LEI' })).toHaveCount(1)
    await screen.button('Columns').click()
    await page.getByRole('checkbox', { name: 'LEI' }).uncheck()
    await expect(heads.filter({ hasText: 'LEI' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await heads.getByRole('button', { name: 'Nominal mm' }).click()
    await page.reload()
    await expect(heads.filter({ hasText: 'Nominal mm' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(heads.filter({ hasText: 'LEI' })).toHaveCount(0)
  })

  for (const [tab, shown, what] of [
    ['Hedge', 'No order in this version asks for a hedge', 'Hedge list'],
    ['Lead credit', 'Lantern', 'Lead credit'],
    ['Justification', 'Pro rata: 100 of 100mm', 'Justification record'],
    ['Fill report', 'Pro rata: 100 of 100mm', 'Fill report'],
  ] as const)
    await test.step(tab, async () => {
      await screen.tab(tab).click()
      await expect(page.locator('.allocation-after-after')).toContainText(shown)
      if (tab === 'Justification') {
        const row = main.getByRole('row', { name: /31\.25/ })
        await expect(row).toContainText('Issuer-related')
        expect(await linesOf(row.getByText('Edmund Fong'), '方以誠'), 'a Chinese name is whole').toBe(1)
      }
      const paper = await savedBy(page, () => screen.button(`${what} as PDF`).click())
      expect(paper.begins).toBe('%PDF')
    })
})

/** On how many lines a part of a text stands. */
const linesOf = (within: Locator, part: string) =>
  within.evaluate((element, text) => {
    const range = document.createRange()
    const node = element.firstChild!
    const at = node.textContent!.indexOf(text)
    range.setStart(node, at)
    range.setEnd(node, at + text.length)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }, part)

test('a card in Chinese has its allocation, roles and label on whole lines', async ({
  page,
  enter,
  baseURL,
}) => {
  const { dealId } = await toConfirm(baseURL, 'Card')
  await enter(people.desk, '/deal/my-deals?lang=CN')
  const card = page.getByRole('article').filter({ has: page.locator(`a[href*="${dealId}"]`) })
  await expect(card).toContainText('待确认 3')
  const heights = await card
    .locator('footer > span')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(28)
})

test('a desk acknowledges what settlement lacks, and the log names it', async ({ page, enter, baseURL }) => {
  const { dealId, place } = await toConfirm(baseURL, 'Bare', {})
  await enter(people.desk, place)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Settlement lacks')
  for (const gap of ['ISIN', 'Clearing']) await expect(dialog).toContainText(gap)
  const confirm = dialog.getByRole('button', { name: 'Confirm 3' })
  await expect(confirm).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /My name is logged/ }).check()
  await confirm.click()
  await expect(dialog).toHaveCount(0)
  await page.goto(`/bookbuildingweb/deal/detail?dealId=${dealId}`)
  await expect(page.getByText('100mm allocated · Core accounts · 3 confirmed, 0 pending')).toBeVisible()
  await page.goto(`/bookbuildingweb/deal/detail?dealId=${dealId}&tab=log`)
  await expect(page.getByText('Acknowledged as missing').first()).toBeVisible()
})

test('a desk downloads the whole deal as a pack beside its log, also of a deal that was aborted', async ({
  page,
  enter,
  baseURL,
}) => {
  const { desk, dealId } = await closedBook(baseURL, 'Packed')
  await desk.deals.abort({ dealId, reason: 'The issuer waits' })
  await enter(people.desk, `/deal/detail?dealId=${dealId}&tab=log`)
  const pack = await savedBy(page, () => page.getByRole('button', { name: 'Audit pack' }).click())
  expect(pack.name).toMatch(/^Audit pack Packed.*\.zip$/)
  const content = await readFile(pack.path, 'latin1')
  expect(pack.begins).toBe('PK\u0003\u0004')
  for (const name of ['log.jsonl', 'proof.json', 'manifest.json', 'orders.jsonl'])
    expect(content).toContain(name)
})
