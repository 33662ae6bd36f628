// §3: an investor's order from the first figure to its withdrawal, and messages about wrong figures.
import { apiAs } from '../api.ts'
import { expect, test } from '../journey.ts'
import { openDeal, ordersOn, pushFpg } from '../orders.ts'
import { Ticket } from '../pages/ticket.ts'
import { people } from '../people.ts'

test('an investor places, changes and withdraws an order, and each is confirmed', async ({
  page,
  enter,
  baseURL,
}) => {
  const { dealId, place } = await openDeal(baseURL, 'Placed')
  await enter(people.investorAdmin, place)
  const ticket = new Ticket(page)
  const investor = await apiAs(baseURL ?? '', people.investorAdmin)

  await ticket.type({ Size: '１０', Limit: 'T+110' })
  await expect(ticket.meaning).toContainText('In at T+120, 2.0% of the issue')
  await expect(ticket.meaning).toContainText('In down to T+110')
  await expect(ticket.button('Place order: 10mm at min. T+110')).toBeVisible()
  await page.keyboard.press('Enter')
  const number = await ticket.takenAs('Order received')
  await expect(ticket.panel).toContainText(/\d{1,2} \w+ \d{4}, \d\d:\d\d:\d\d HKT/)
  await expect(ticket.panel).toContainText('USD 10mm at min. T+110')

  await test.step('the confirmation survives a reload and matches the stored order', async () => {
    await page.reload()
    expect(await ticket.takenAs('Order received')).toBe(number)
    const [order, ...others] = await ordersOn(investor, dealId)
    expect(others).toEqual([])
    expect(order).toMatchObject({ number, status: 'Submitted', figures: { size: 10_000_000 } })
    const saved = page.waitForEvent('download')
    await ticket.press('Order confirmation (PDF)')
    expect((await saved).suggestedFilename()).toContain('.pdf')
    await ticket.done()
  })

  await test.step('a change makes the next version', async () => {
    await ticket.press(`Change order ${number}`)
    await ticket.panel.getByRole('button', { name: 'Change order', exact: true }).click()
    await expect(ticket.panel.getByRole('status').getByText('No data changes!')).toBeVisible()
    await ticket.type({ Size: '11' })
    await ticket.type({ Size: '10' })
    await expect(ticket.panel.getByText('No data changes!')).toHaveCount(0)
    await ticket.type({ Size: '0.012bn', Limit: '' })
    await ticket.press('Change to 12mm at reoffer')
    expect(await ticket.takenAs('Change received')).toBe(number)
    await ticket.done()
    await ticket.press(`Change order ${number}`)
    await expect(ticket.panel).toContainText('version 2')
  })

  await test.step('withdrawing asks first and shows its effect', async () => {
    await ticket.press('Withdraw')
    const dialog = page.getByRole('dialog', { name: `Withdraw order ${number}?` })
    await expect(dialog).toContainText('12mm leaves the book')
    await dialog.getByRole('button', { name: 'Withdraw order' }).click()
    await ticket.takenAs('Order withdrawn')
    await ticket.done()
    await expect(ticket.orders).toContainText('Withdrawn')
    const [order] = await ordersOn(investor, dealId)
    const { list } = await investor.orders.getHisOrderList({ orderId: order!.order.id })
    expect(list.map(({ act }) => act)).toEqual(['withdrawn', 'edited', 'submitted'])
  })
})

const wrong: readonly (readonly [
  size: string,
  limit: string,
  field: 'Size' | 'Limit',
  says: string | RegExp,
])[] = [
  ['', '', 'Size', /required/i],
  ['fifty', '', 'Size', 'This is not an amount.'],
  ['1e400', '', 'Size', 'This is not an amount.'],
  ['-10', '', 'Size', 'This is not an amount.'],
  ['0.1', '', 'Size', 'The minimum is 0.2mm'],
  ['１０.0005', '', 'Size', '10mm or 10.001mm'],
  ['50.001', '', 'Size', 'The maximum is 50mm'],
  ['10', 'T+120000', 'Limit', /.+/],
]

test('a wrong value is reported beside its field when the field is left, and is not sent', async ({
  page,
  enter,
  baseURL,
}) => {
  const { dealId, place } = await openDeal(baseURL, 'Mistyped')
  await enter(people.investorAdmin, place)
  const ticket = new Ticket(page)
  for (const [size, limit, field, says] of wrong) {
    await test.step(`${size} ${limit}`, async () => {
      await ticket.type({ Size: size, Limit: limit })
      const under = await ticket.under(field)
      await ticket.field(field).focus()
      await page.keyboard.press('Enter')
      await expect(ticket.field(field)).toHaveAttribute('aria-invalid', 'true')
      await expect(under.getByRole('alert')).toContainText(says)
      await expect(ticket.panel).toContainText('1 field to correct')
      // While it is typed over, it is not reported again.
      await ticket.field(field).press('End')
      await ticket.field(field).pressSequentially('x')
      await expect(under.getByRole('alert')).toHaveCount(0)
    })
  }
  const investor = await apiAs(baseURL ?? '', people.investorAdmin)
  expect(await ordersOn(investor, dealId)).toEqual([])
})

test('a ladder shows contradictions beside the level and which level is in at guidance', async ({
  page,
  enter,
  baseURL,
}) => {
  const { dealId, place } = await openDeal(baseURL, 'Laddered')
  await enter(people.investorAdmin, place)
  const ticket = new Ticket(page)
  await ticket.type({ Size: '20', Limit: '1000' })
  await expect(ticket.meaning).toContainText('T+1000 is well off guidance (T+120). Is this correct?')
  await ticket.type({ Size: '20', Limit: '130' })
  await expect(ticket.meaning).toContainText('Out: its minimum is T+130, the level is T+120')
  await expect(ticket.meaning).not.toContainText('well off guidance')
  await ticket.press('Add a level')
  await ticket.type({ 'Level 2: Size': '30', 'Level 2: Limit': '110' })
  await page.keyboard.press('Enter')
  await expect((await ticket.under('Level 2: Size')).getByRole('alert')).toContainText('30mm')
  await ticket.type({ 'Level 2: Size': '12' })
  const second = ticket.panel.getByRole('listitem').nth(1)
  await expect(second).toContainText('in at guidance')
  await expect(ticket.meaning).toContainText('12mm of 20mm in at T+120')
  await ticket.press('Add a level')
  await expect(ticket.panel.getByRole('listitem')).toHaveCount(3)
  await ticket.press('Remove level 3')
  await ticket.press('Place order: 20mm')
  await ticket.takenAs('Order received')
  const investor = await apiAs(baseURL ?? '', people.investorAdmin)
  const [order] = await ordersOn(investor, dealId)
  expect(order!.order.orderLevels).toMatchObject([
    { size: 20_000_000, minSpread: '130' },
    { size: 12_000_000, minSpread: '110' },
  ])
})

test('a draft is stored, leaving it asks first, and Escape steps back', async ({ page, enter, baseURL }) => {
  const { place } = await openDeal(baseURL, 'Drafted')
  const shell = await enter(people.investorAdmin, place)
  const ticket = new Ticket(page)
  await ticket.type({ Size: '10' })
  await shell.walkTo('/order/my-orders')
  const dialog = page.getByRole('dialog', { name: 'Leave the ticket?' })
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(ticket.field('Size')).toHaveValue('10')
  await ticket.press('Save draft')
  await expect(ticket.panel).toContainText('Draft saved')
  await expect(ticket.panel.getByRole('heading', { name: /^Draft / })).toBeVisible()
  await ticket.field('Size').focus()
  await page.keyboard.press('Escape')
  await ticket.press(/^Open draft/)
  await ticket.press('Place order: 10mm at reoffer')
  await ticket.takenAs('Order received')
})

test('the cursor starts in Size, an answer comes before a confirmation, and a second order is asked about', async ({
  page,
  enter,
  baseURL,
}) => {
  const { desk, dealId, place } = await openDeal(baseURL, 'Twofold')
  await enter(people.investorAdmin, place)
  const ticket = new Ticket(page)
  await expect(ticket.field('Size')).toBeFocused()
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  const number = await ticket.takenAs('Order received')
  await pushFpg(desk, dealId, '110')
  await expect(ticket.panel).toContainText(`Order received ${number}`)
  await expect(ticket.panel).toContainText(/No answer by .+: your order stays/)
  await ticket.press('Reconfirm 10mm')
  await expect(ticket.panel).toContainText('Answered: 10mm')
  await ticket.press('New order')
  await ticket.type({ Size: '20' })
  // The second tap of a double tap neither answers the question nor closes it.
  await ticket.button(/^Place order/).dblclick()
  const dialog = page.getByRole('dialog', { name: 'Place another order?' })
  await expect(dialog).toContainText(/placed 10mm at \d\d:\d\d:\d\d here/)
  expect(await ordersOn(await apiAs(baseURL ?? '', people.investorAdmin), dealId)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Place 20mm as well' }).click()
  await ticket.takenAs('Order received')
  expect(await ordersOn(await apiAs(baseURL ?? '', people.investorAdmin), dealId)).toHaveLength(2)
})

test('a link to an order shows the order, not an older confirmation', async ({ page, enter, baseURL }) => {
  const { dealId, place } = await openDeal(baseURL, 'Linked')
  await enter(people.investorAdmin, place)
  const ticket = new Ticket(page)
  await ticket.type({ Size: '10' })
  await page.keyboard.press('Enter')
  const number = await ticket.takenAs('Order received')
  const [placed] = await ordersOn(await apiAs(baseURL ?? '', people.investorAdmin), dealId)
  await page.goto(`/bookbuildingweb${place}?order=${placed?.order.id}`)
  await expect(ticket.panel.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await expect(ticket.panel.getByText('Order received')).toHaveCount(0)
})
