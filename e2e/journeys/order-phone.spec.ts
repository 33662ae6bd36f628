// §1: the ticket on a phone.
import type { Locator, Page } from '@playwright/test'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { expect, test } from '../journey.ts'
import { openDeal, ordersOn } from '../orders.ts'
import { Ticket } from '../pages/ticket.ts'
import { people } from '../people.ts'

/** Buttons and inputs in a sheet that are too small to tap. */
const small = (page: Page) =>
  page.getByRole('dialog').evaluate((sheet) =>
    [
      ...sheet.querySelectorAll<HTMLElement>(
        'button, input:not([type=radio]), label.ant-radio-button-wrapper',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => element.closest<HTMLElement>('.ant-select, .ant-input-affix-wrapper') ?? element)
      .filter((element) => element.getBoundingClientRect().height < 44)
      .map((element) => element.textContent || element.outerHTML),
  )

/** Checks that a field has room for the figures and their unit, and takes what is tapped and typed. */
async function typeByTap(field: Locator, text: string): Promise<void> {
  expect((await field.boundingBox())!.width).toBeGreaterThanOrEqual(96)
  await field.click()
  await field.pressSequentially(text)
  await expect(field).toHaveValue(text)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a deal shows the level and one button at the bottom, and opens the ticket as a sheet', async ({
    page,
    enter,
    baseURL,
  }) => {
    const { dealId, place } = await openDeal(baseURL, 'Pocketed')
    await enter(people.investorAdmin, place)
    const bar = page.getByRole('complementary', { name: 'Order', exact: true })
    await expect(bar).toContainText('T+120 area')
    expect(await misfits(page)).toEqual([])
    await bar.getByRole('button', { name: 'Order' }).click()
    const ticket = new Ticket(page, true)
    await ticket.type({ Size: '10', Limit: '110' })
    await expect(ticket.field('Size')).toHaveAttribute('inputmode', 'decimal')
    await ticket.press('Add a level')
    // Taps the visible field before typing, so that a field nobody can tap fails.
    await typeByTap(ticket.field('Level 2: Size'), '6')
    await typeByTap(ticket.field('Level 2: Limit'), '100')
    await ticket.press(/^More/)
    await expect(ticket.field('Minimum fill')).toBeVisible()
    expect(await misfits(page)).toEqual([])
    expect(await small(page)).toEqual([])
    expect(await barriers(page)).toEqual([])
    await ticket.press(/^Place order/)
    await ticket.takenAs('Order received')
    const [order] = await ordersOn(await apiAs(baseURL ?? '', people.investorAdmin), dealId)
    expect(order!.order.orderLevels).toMatchObject([
      { size: 10_000_000, minSpread: '110' },
      { size: 6_000_000, minSpread: '100' },
    ])
    await ticket.press('Done')
    await expect(ticket.panel).toBeHidden()
    await expect(bar.getByRole('button', { name: 'Your order' })).toBeVisible()
  })

  test('the browser’s Back closes the sheet first, and keeps what was typed', async ({
    page,
    enter,
    baseURL,
  }) => {
    const { dealId, name, place } = await openDeal(baseURL, 'Back')
    await enter(people.investorAdmin, `/order/my-orders?q=${encodeURIComponent(name)}`)
    await page.locator(`a[href*="${dealId}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(place))
    const bar = page.getByRole('complementary', { name: 'Order', exact: true })
    const open = () => bar.getByRole('button', { name: 'Order' }).click()
    const ticket = new Ticket(page, true)
    await open()
    await expect(ticket.panel).toBeVisible()
    await page.goBack()
    await expect(ticket.panel).toBeHidden()
    await expect(page).toHaveURL(new RegExp(place))

    await open()
    await ticket.type({ Size: '10' })
    await page.goBack()
    await expect(ticket.panel).toBeHidden()
    await expect(page).toHaveURL(new RegExp(place))
    await open()
    await expect(ticket.field('Size')).toHaveValue('10')
    await ticket.type({ Size: '' })
    await page.goBack()
    await expect(ticket.panel).toBeHidden()
    await page.goBack()
    await expect(page).toHaveURL(/my-orders/)
  })
})
