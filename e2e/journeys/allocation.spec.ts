// §2–§4, §7: a closed book is allocated by a policy and by hand, on two desks at once, then launched and confirmed.
import { apiAs } from '../api.ts'
import { closedBook } from '../allocation.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Allocation } from '../pages/allocation.ts'
import { people } from '../people.ts'

test('a desk tries a policy before applying it, and types, pastes and undoes lines', async ({
  page,
  enter,
  baseURL,
}) => {
  const { orders, place } = await closedBook(baseURL, 'Allocate')
  const [ironmoss, tamarind] = orders.map(({ orderId }) => orderId)
  const shell = await enter(people.desk, place)
  const screen = new Allocation(page)

  await test.step('the desk creates the first version and reads the size to allocate', async () => {
    await screen.button('Start allocation').click()
    await expect(screen.figure('To allocate')).toContainText('100')
    await expect(screen.figure('Remainder')).toContainText('100')
    expect(await barriers(page), 'lines and targets').toEqual([])
  })

  await test.step('a policy shows what it would change before anything is saved', async () => {
    await screen.tab('Policy').click()
    await screen.keepProRata()
    const keep = screen.side.getByRole('checkbox', { name: 'Keep manual allocations' })
    await keep.uncheck()
    await screen.tab('Targets').click()
    await screen.tab('Policy').click()
    await expect(keep, 'after another panel').not.toBeChecked()
    await keep.check()
    await screen.addRule('Cap per account')
    const cap = screen.side.getByLabel('Maximum, mm')
    await expect(cap, 'what is still to be typed').toHaveAttribute('aria-invalid', 'false')
    await cap.fill('x')
    await screen.side.getByLabel('Add a rule').focus()
    await expect(cap).toHaveAttribute('aria-invalid', 'true')
    await expect(cap).toHaveAccessibleDescription('Enter a size, such as 25.')
    await screen.button('Remove Cap per account').click()
    const closing = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const warning = await closing
    expect(warning.type(), 'rules that are not applied').toBe('beforeunload')
    await warning.dismiss()
    await screen.button('Preview').click()
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    await expect(dialog.getByRole('row')).toHaveCount(4)
    await expect(screen.cell(ironmoss!, 'size')).toHaveText('–')
    await expect(screen.figure('Allocated')).toHaveText(/^0 /)
    await dialog.getByRole('button', { name: /^Apply to 3 lines/ }).click()
    await expect(screen.cell(ironmoss!, 'size')).toHaveText('50')
    await expect(screen.figure('Remainder')).toContainText('exact')
  })

  await test.step('an allocation above the order is refused with the number; the remainder follows every change', async () => {
    await screen.typeInto(tamarind!, '51')
    await expect(screen.note).toContainText('exceeds the 50mm that are in')
    await expect(screen.cell(tamarind!, 'note')).toHaveText('Pro rata')
    await screen.note.getByRole('button', { name: /^Keep/ }).click()
    await screen.typeInto(tamarind!, '30')
    await expect(screen.figure('Remainder')).toContainText('1.25')
    await screen.button('Launch allocation').click()
    const dialog = page.getByRole('dialog', { name: 'Launch allocation: First draft' })
    await expect(dialog).toContainText('98.75mm of 100mm allocated')
    await expect(dialog.getByRole('button', { name: 'Launch allocation' })).toBeDisabled()
    await page.keyboard.press('Escape')
  })

  await test.step('an entry that is no size stays in its cell until it is discarded', async () => {
    await screen.typeInto(tamarind!, '30,5')
    await expect(screen.cell(tamarind!, 'size')).toHaveText('30,5')
    await expect(screen.note).toContainText('not a size')
    await screen.note.getByRole('button', { name: 'Keep 30' }).click()
    await expect(screen.cell(tamarind!, 'size')).toHaveText('30')
    // The focus goes to the lines when its button is gone.
    await expect(screen.grid.locator('.ag-cell-focus')).toBeFocused()
  })

  await test.step('a pasted column reports entries that are no size and saves the rest', async () => {
    await screen.paste(ironmoss!, '４９\nabc\n')
    const dialog = page.getByRole('dialog', { name: 'Changes to paste: 1' })
    await expect(dialog.locator('tr[data-not]')).toContainText(orders[1]!.number)
    await expect(dialog).toContainText('left to allocate')
    await expect(dialog.getByRole('button', { name: 'Paste 1' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(screen.cell(ironmoss!, 'size')).toHaveText('49')
    await screen.button('Undo: pasted, 1 line').click()
    await screen.button(/^Undo: edited/).click()
    await expect(screen.figure('Remainder')).toContainText('exact')
    await screen.button(/^Redo: edited/).click()
    await expect(screen.cell(tamarind!, 'size')).toHaveText('30')
  })

  await test.step('a reason stays through another size and back, and an undo of it clears it', async () => {
    await screen.cell(tamarind!, 'note').dblclick()
    await page.keyboard.type('Core account')
    await page.keyboard.press('Enter')
    await expect(screen.cell(tamarind!, 'note')).toHaveText('Desk · Core account')
    for (const size of ['29', '30']) {
      await screen.typeInto(tamarind!, size)
      await expect(screen.cell(tamarind!, 'size')).toHaveText(size)
      await expect(screen.cell(tamarind!, 'note')).toHaveText('Desk · Core account')
    }
    for (const size of ['29', '30', '30']) {
      await page.keyboard.press('ControlOrMeta+z')
      await expect(screen.cell(tamarind!, 'size')).toHaveText(size)
    }
    await expect(screen.cell(tamarind!, 'note')).toHaveText('Desk')
  })

  await test.step('the desk undoes the steps on one line one after the other and redoes them by key', async () => {
    await screen.typeInto(tamarind!, '20')
    await expect(screen.cell(tamarind!, 'size')).toHaveText('20')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(screen.cell(tamarind!, 'size')).toHaveText('30')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(screen.figure('Remainder')).toContainText('exact')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await page.keyboard.press('ControlOrMeta+y')
    await expect(screen.cell(tamarind!, 'size')).toHaveText('20')
  })

  await test.step('closing the window with unsaved changes asks first', async () => {
    await screen.typeInto(tamarind!, 'abc')
    await expect(screen.note).toContainText('not a size')
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('bookrunner.unsaved')))
      .toContain('abc')
    const opened = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await opened
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await screen.note.getByRole('button', { name: 'Keep 20' }).click()
  })

  await test.step('the filters below the heads follow the language', async () => {
    const filter = page.locator('.ag-floating-filter input').first()
    await expect(filter).toHaveAccessibleName(/^Filter /)
    await filter.fill('F')
    await shell.read('简体中文')
    await expect(filter).toHaveAccessibleName(/筛选/)
    await expect(filter).toHaveValue('F')
  })
})

test('the default rules allocate whole millions, and the desk launches them', async ({
  page,
  enter,
  baseURL,
}) => {
  const { orders, place } = await closedBook(baseURL, 'Whole millions')
  await enter(people.desk, place)
  const screen = new Allocation(page)
  await screen.button('Start allocation').click()
  await screen.tab('Policy').click()
  await expect(screen.rules).toHaveText([/^Fill small orders/, /^Pro rata/, /^Rounding/])
  await screen.button('Preview').click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByRole('row').nth(1)).toContainText('Pro rata, rounded')
  await preview.getByRole('button', { name: /^Apply to 3 lines/ }).click()
  for (const [at, size] of ['50', '31', '19'].entries())
    await expect(screen.cell(orders[at]!.orderId, 'size')).toHaveText(size)
  await expect(screen.figure('Remainder')).toContainText('exact')
  await screen.button('Launch allocation').click()
  const dialog = page.getByRole('dialog', { name: /First draft$/ })
  await dialog.getByRole('button', { name: 'Launch allocation' }).click()
  await expect(dialog).toBeHidden()
  await expect(screen.button('Recall allocation')).toBeVisible()
})

test('two desks work on one version: conflicts show both figures, nothing is lost, and it is launched', async ({
  page,
  enter,
  noise,
  baseURL,
}) => {
  const { desk, dealId, orders, place } = await closedBook(baseURL, 'Two desks')
  const { version, seq } = await desk.allocation.saveVersion({ dealId, name: 'Shared' })
  const { versionId } = version
  const policy = [{ kind: 'proRata' as const }]
  const run = await desk.allocation.allocSubmit({ versionId, expectedSeq: seq, keep: false, policy })
  const [ironmoss, tamarind] = orders.map(({ orderId }) => orderId)
  await enter(people.desk, place)
  const screen = new Allocation(page)
  await expect(screen.cell(tamarind!, 'size')).toHaveText('31.25')

  const other = await apiAs(baseURL ?? '', people.superAdmin)

  await test.step('changes of the other desk arrive with its name', async () => {
    await screen.cell(tamarind!, 'size').dblclick()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('20')
    const lines = [
      { orderId: tamarind!, size: 25_000_000 as never },
      { orderId: ironmoss!, size: 56_250_000 as never },
    ]
    await other.allocation.alloc({ versionId, expectedSeq: run.seq, lines })
    await expect(screen.cell(ironmoss!, 'size')).toHaveText('56.25')
    await page.keyboard.press('Enter')
    await expect(screen.note).toContainText('you entered 20, but')
    await expect(screen.note).toContainText('Mira Solberg saved 25')
  })

  await test.step('a reason saved meanwhile overwrites no size', async () => {
    await screen.cell(tamarind!, 'note').dblclick()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Anchor')
    await page.keyboard.press('Enter')
    await expect(screen.cell(tamarind!, 'note')).toHaveText(/Anchor/)
    await expect(screen.note).toContainText('you entered 20, but')
    const storedLine = async () => {
      const { rows } = await desk.allocation.allocOrderList({ dealId })
      const line = rows.find(({ orderId }) => orderId === tamarind)
      return [line?.size, line?.note]
    }
    await expect.poll(storedLine).toEqual([25_000_000, 'Anchor'])
    await expect(screen.note).toContainText('you entered 20, but')
  })

  await test.step('a reload keeps both figures', async () => {
    await page.reload()
    await expect(screen.note).toContainText('you entered 20, but')
    await screen.note.getByRole('button', { name: 'Keep 25' }).click()
    await expect(screen.cell(tamarind!, 'size')).toHaveText('25')
  })

  await test.step('a paste is saved whole or not at all, and asks first about lines that were set meanwhile', async () => {
    await screen.paste(ironmoss!, '51.25\n30\n')
    const { seq: now } = await other.allocation.allocOrderList({ dealId })
    const lines = [{ orderId: ironmoss!, size: 50_000_000 as never }]
    await other.allocation.alloc({ versionId, expectedSeq: now, lines })
    await page.getByRole('button', { name: 'Paste 2' }).click()
    await expect(screen.note).toContainText('you entered 51.25, but')
    await expect(screen.note).toContainText('1 other line of this change is on hold')
    await expect(screen.figure('Remainder')).toContainText('6.25')
    await screen.button('Use mine').click()
    await expect(screen.figure('Remainder')).toContainText('exact')
    await expect(screen.cell(tamarind!, 'size')).toHaveText('30')
    await expect(screen.button('Undo: pasted, 2 lines')).toBeEnabled()
  })

  await test.step('the desk launches exactly the version it read', async () => {
    await screen.button('Launch allocation').click()
    const dialog = page.getByRole('dialog', { name: 'Launch allocation: Shared' })
    const verb = dialog.getByRole('button', { name: 'Launch allocation' })
    await expect(verb).toBeEnabled()
    const { seq: expectedSeq } = await other.allocation.allocOrderList({ dealId, versionId })
    const lines = [
      { orderId: tamarind!, size: 29_000_000 as never },
      { orderId: ironmoss!, size: 52_250_000 as never },
    ]
    await other.allocation.alloc({ versionId, expectedSeq, lines })
    await expect(dialog).toContainText('changed 2 lines while this was open')
    await expect(verb).toBeDisabled()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await verb.click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the launch is reviewed and waits for the sign-off', async () => {
    await expect(screen.tab('Review')).toBeVisible()
    await screen.cell(ironmoss!, 'size').click()
    await page.keyboard.press('Space')
    await expect(screen.button('Confirm 1 selected')).toBeVisible()
    await screen.tab('Review').click()
    await expect(page.getByRole('region', { name: 'Status' })).toContainText('The deal is not priced yet.')
    const comment = page.getByLabel('Your comment')
    await comment.fill('x'.repeat(1001))
    await screen.button('Send').click()
    await expect(
      page.getByRole('alert').filter({ hasText: /the maximum is 1,?000 characters/ }),
    ).toBeVisible()
    await expect(comment, 'nothing is cut or sent').toHaveValue('x'.repeat(1001))
    await comment.fill('Fine for us')
    await screen.button('Send').click()
    await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Fine for us')
    expect(await barriers(page), 'the review').toEqual([])
    noise.expect(/status of 40[39]/, 'lists before every order is confirmed')
    // Lines stay selected.
    await screen.tab('Allocation').click()
    await expect(screen.button('Confirm 1 selected')).toBeVisible()
  })
})
