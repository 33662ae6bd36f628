// §2, §4: a desk's work on a version: dragging and storing rules, targets, setting many lines at once, comparing
// versions, and confirming some lines before the others; a lead confirms its own.
import type { Client } from '@bookrunner/contract'
import { closedBook, inProportion, launched, priced, settling, toConfirm } from '../allocation.ts'
import { expect, test } from '../journey.ts'
import { Allocation } from '../pages/allocation.ts'
import { choose } from '../pages/choose.ts'
import { people } from '../people.ts'

const typeOf = async (desk: Client, dealId: string, orderId: string): Promise<string | undefined> => {
  const { rows, classes } = await desk.allocation.allocOrderList({ dealId })
  const row = rows.find((each) => each.orderId === orderId)
  return classes.find(({ classId }) => classId === row?.classId)?.name
}

test('a desk drags rules into their order and saves the policy as a template for its institution', async ({
  page,
  enter,
  baseURL,
}) => {
  const { desk, dealId, orders, place } = await closedBook(baseURL, 'Dragged')
  const { version, seq } = await desk.allocation.saveVersion({ dealId, name: 'By rules' })
  const [first, second] = orders.map(({ orderId }) => orderId)
  await enter(people.desk, place)
  const screen = new Allocation(page)
  const templateName = `Capped ${dealId.slice(-6)}`

  await test.step('the last rule is dragged before the first', async () => {
    await screen.tab('Policy').click()
    await screen.keepProRata()
    await screen.addRule('Cap per account')
    await screen.side.getByLabel('Maximum, mm').fill('40')
    const handles = screen.side.getByRole('button', { name: /^Move / })
    await expect(handles.nth(0)).toHaveAccessibleName('Move Pro rata, place 1 of 2')
    await handles.nth(1).dragTo(screen.rules.nth(0))
    await expect(handles.nth(0)).toHaveAccessibleName('Move Cap per account, place 1 of 2')
  })

  await test.step('a preview of a rule that lacks something leads to its field', async () => {
    await screen.addRule('Strategic order')
    const lacking = screen.rules.filter({ hasText: 'Strategic order' })
    await expect(lacking.getByRole('alert')).toHaveCount(0)
    await screen.button('Preview').click()
    await expect(lacking.getByRole('alert')).toHaveText('Choose the order.')
    const order = lacking.getByRole('combobox', { name: 'Order' })
    await expect(order).toBeFocused()
    await expect(order).toHaveAttribute('aria-invalid', 'true')
    await expect(lacking).toBeInViewport()
    await screen.button('Remove Strategic order').click()
  })

  await test.step('a template saved under a name is listed again after a reload', async () => {
    await screen.side.getByLabel('Name of the template').fill(templateName)
    await screen.side.getByRole('button', { name: 'Save as template' }).click()
    const template = screen.side.getByRole('listitem').filter({ hasText: templateName })
    await expect(template).toHaveCount(1)
    await page.reload()
    await screen.tab('Policy').click()
    await expect(template).toHaveCount(1)
    await expect(screen.rules).toHaveCount(2)
  })

  await test.step('rules are not previewed over those of a colleague before it is decided whose count', async () => {
    const policy = [{ kind: 'proRata' as const }]
    const { versionId } = version
    await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy })
    await expect(screen.side.getByRole('alert')).toContainText('saved changes')
    await expect(screen.button('Preview')).toBeDisabled()
    await screen.button('Continue with mine').click()
  })

  await test.step('after the policy is applied, no order gets more than the cap', async () => {
    await screen.button('Preview').click()
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    await dialog.getByRole('button', { name: /^Apply to 3 lines/ }).click()
    await expect(screen.cell(first!, 'size')).toHaveText('40')
    await expect(screen.cell(second!, 'size')).toHaveText('37.5')
    await expect(screen.figure('Remainder')).toContainText('exact')
  })
})

test('targets follow the lines as they change, and a desk sets many lines at once', async ({
  page,
  enter,
  baseURL,
}) => {
  const { desk, dealId, orders, place } = await closedBook(baseURL, 'Targets')
  await inProportion(desk, dealId, 'To targets')
  const [first] = orders.map(({ orderId }) => orderId)
  const type = await typeOf(desk, dealId, first!)
  await enter(people.desk, place)
  const screen = new Allocation(page)
  await expect(screen.cell(first!, 'size')).toHaveText('50')

  await test.step('a bucket shows its current allocation and the difference to its target', async () => {
    const row = screen.side.getByRole('row').filter({ has: page.getByRole('rowheader', { name: type! }) })
    const now = row.getByRole('cell').first()
    await expect(now).toHaveText(/^\d.*%$/)
    const size = row.getByRole('textbox', { name: `Target of ${type} in mm` })
    await size.fill('60')
    await expect(row.getByRole('textbox').nth(1)).toHaveValue('60')
    const before = await now.textContent()
    await screen.typeInto(first!, '30')
    await expect(now).not.toHaveText(before!)
    await screen.button('Save targets').click()
    await page.reload()
    await expect(size).toHaveValue('60')
    await expect(screen.side.getByRole('row', { name: /^Total / }).first()).toContainText('60')
  })

  await test.step('a desk sets all filtered lines at once and undoes it in one step', async () => {
    await screen.button(/^Set all 3$/).click()
    const dialog = page.getByRole('dialog', { name: 'Set 3 lines of the filter at once' })
    await dialog.getByLabel('Per cent').fill('50')
    await dialog.getByRole('button', { name: 'Update 3 lines' }).click()
    await expect(dialog).toBeHidden()
    await expect(screen.cell(first!, 'size')).toHaveText('40')
    await expect(screen.figure('Allocated')).toContainText('80')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(screen.cell(first!, 'size')).toHaveText('30')
  })
})

test('merged orders stand under one row, whose size is divided among them', async ({
  page,
  enter,
  baseURL,
}) => {
  const house = 'tamarindtreasury'
  const { desk, dealId, orders, place } = await closedBook(baseURL, 'Together', undefined, [
    { house: 'ironmosslife', mm: 80 },
    { house, mm: 50 },
    { house, mm: 30, throughId: 'ent_quillstone' },
  ])
  const [, tamarind, other] = orders.map(({ orderId }) => orderId)
  await desk.book.mergeOrder({ dealId, orderIds: [tamarind!, other!], rule: 'sum' })
  await inProportion(desk, dealId, 'Merged')
  const { merges } = await desk.allocation.allocOrderList({ dealId })
  const parent = `merge:${merges[0]?.mergeId}`
  await enter(people.desk, place)
  const screen = new Allocation(page)
  await expect(screen.cell(parent, 'size')).toHaveText('50')

  await test.step('a size typed for both is divided in proportion, and undone in one step', async () => {
    await screen.typeInto(parent, '40')
    await expect(screen.cell(tamarind!, 'size')).toHaveText('25')
    await expect(screen.cell(other!, 'size')).toHaveText('15')
    await expect(screen.figure('Remainder')).toContainText('10')
    await screen.button('Undo: edited, 2 lines').click()
    await expect(screen.cell(parent, 'size')).toHaveText('50')
    await expect(screen.figure('Remainder')).toContainText('exact')
  })

  await test.step('a size of one of them is typed beside; more than both take is refused', async () => {
    await screen.typeInto(tamarind!, '30')
    await expect(screen.cell(parent, 'size')).toHaveText('48.75')
    await screen.typeInto(parent, '81')
    await expect(screen.note).toContainText('exceeds the 80mm that are in')
    await screen.note.getByRole('button', { name: 'Keep 48.75' }).click()
    await expect(screen.cell(parent, 'size')).toHaveText('48.75')
  })
})

test('a version is copied, renamed, made current and compared', async ({ page, enter, baseURL }) => {
  const { desk, dealId, orders, place } = await closedBook(baseURL, 'Versions')
  await inProportion(desk, dealId, 'Base')
  const [first] = orders.map(({ orderId }) => orderId)
  await enter(people.desk, place)
  const screen = new Allocation(page)

  await test.step('the desk copies the version under a new name', async () => {
    await screen.versions.click()
    await screen.version('Base').getByRole('button', { name: 'Copy' }).click()
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await dialog.getByRole('textbox').fill('Less for the first')
    await dialog.getByRole('button').last().click()
    await expect(screen.versions).toContainText('Less for the first')
    await screen.typeInto(first!, '45')
    await expect(screen.cell(first!, 'size')).toHaveText('45')
  })

  await test.step('the desk renames the copy and makes it current', async () => {
    await screen.versions.click()
    await screen.version('Less for the first').getByRole('button', { name: 'Rename' }).click()
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await dialog.getByRole('textbox').fill('Other')
    await dialog.getByRole('button').last().click()
    await screen.versions.click()
    await screen.version('Other').getByRole('button', { name: 'Make current' }).click()
    await expect(screen.version('Other').locator('[data-sign="current"]')).toHaveCount(1)
    await expect(screen.version('Base').locator('[data-sign="current"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('the desk compares two versions in total, by bucket and by line', async () => {
    await screen.button('Compare').click()
    const dialog = page.getByRole('dialog', { name: 'Compare two versions' })
    const line = dialog.getByRole('row').filter({ hasText: orders[0]!.number })
    await expect(line).toContainText('50')
    await expect(line).toContainText('45')
    await expect(line).toContainText(/[−+]5/)
    await expect(dialog.getByRole('row').filter({ hasText: 'Total' }).first()).toContainText('100')
    await choose(dialog, 'Second version', 'Other')
    await choose(dialog, 'First version', 'Other')
    await expect(dialog).toContainText('Versions are identical.')
  })
})

test('a desk waives the sign-off with a reason and confirms some orders before the others', async ({
  page,
  enter,
  baseURL,
}) => {
  const { desk, dealId, orders, place } = await closedBook(baseURL, 'Some first')
  await launched(desk, dealId, 'Some')
  await priced(desk, dealId)
  const [first] = orders.map(({ orderId }) => orderId)
  await enter(people.desk, place)
  const screen = new Allocation(page)

  await test.step('before the sign-off, the confirmation offers to remind the issuer and to record a waiver', async () => {
    await screen.button(/^Confirm$/).click()
    const dialog = page.getByRole('dialog', { name: /^Confirm \d+ allocations to their investors$/ })
    await expect(dialog.getByRole('button', { name: /^Confirm \d+$/ })).toBeDisabled()
    await dialog.getByRole('button', { name: 'Remind the issuer' }).click()
    await expect(page.getByText('The issuer is reminded')).toBeVisible()
    await dialog.getByRole('button', { name: 'Record a waiver …' }).click()
    const waiver = page.getByRole('dialog', { name: 'Record the issuer’s sign-off waiver' })
    await waiver.getByRole('textbox').fill('Agreed by telephone')
    await waiver.getByRole('button', { name: 'Record a waiver' }).click()
    await expect(waiver).toBeHidden()
    await expect(dialog.getByRole('button', { name: /^Confirm \d+$/ })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await screen.tab('Review').click()
    await expect(page.getByRole('region', { name: 'Issuer’s sign-off' })).toContainText('Agreed by telephone')
  })

  await test.step('the desk selects one line and confirms it', async () => {
    await screen.tab('Allocation').click()
    await screen.grid.locator(`[row-id="${first}"] input[type="checkbox"]`).click()
    await screen.button('Confirm 1 selected').click()
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await dialog.getByRole('button', { name: 'Confirm 1' }).click()
    await expect(dialog).toBeHidden()
    await expect(screen.figure('Confirmed')).toContainText('1')
    await expect(screen.noteOf('Confirmed')).toHaveText('2 pending')
    await expect(screen.cell(first!, 'confirm')).toContainText('Confirmed')
  })
})

test('a lead that may only confirm selects its own orders and confirms them', async ({
  page,
  enter,
  baseURL,
}) => {
  const throughId = 'ent_quillstone'
  const { orders, place } = await toConfirm(baseURL, 'Led', settling, [
    { house: 'ironmosslife', mm: 80 },
    { house: 'tamarindtreasury', mm: 50, throughId },
    { house: 'sundialreserve', mm: 30, throughId },
  ])
  const [others, own, second] = orders.map(({ orderId }) => orderId)
  await enter('desk.jlm@quillstone.example', place)
  const screen = new Allocation(page)
  await expect(screen.cell(own!, 'size')).toHaveText('31.25')
  await expect(screen.cell(others!, 'size')).toHaveCount(0)
  await expect(screen.button('Recall allocation')).toHaveCount(0)
  await screen.grid.locator(`[row-id="${own}"] input[type="checkbox"]`).click()
  await screen.button('Confirm 1 selected').click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByRole('button', { name: 'Confirm 1' }).click()
  await expect(dialog).toBeHidden()
  await expect(screen.cell(own!, 'confirm')).toContainText('Confirmed')
  await expect(screen.cell(second!, 'confirm')).toContainText('Pending')
})
