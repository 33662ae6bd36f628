// §3, a desk for its investors: a list of orders is pasted or read from Excel, corrected where needed, and entered whole.
import { readFile } from 'node:fs/promises'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { leftInEnglish, rawKeys } from '../checks/texts.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { BulkEntry } from '../pages/bulk-entry.ts'
import { choose } from '../pages/choose.ts'
import { people } from '../people.ts'
import { rowsOf, workbookOf } from '../sheet.ts'

const house = 'Ironmoss Life Insurance'
const heads = ['Investor', 'Account', 'Size (mm)', 'Min spread (bp)']
const refusedTry = 'a list with a fault in it is tried first'

/** A deal of its own, whose book the desk may fill. */
async function announced(baseURL: string | undefined, name: string) {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, name)
  await announceDeal(desk, dealId)
  return { desk, dealId }
}

test('a desk pastes twelve rows, corrects the two wrong ones and enters all of them', async ({
  page,
  enter,
  noise,
  baseURL,
}) => {
  const { desk, dealId } = await announced(baseURL, dealName('List'))
  await enter(people.desk, `/deal/order-book?dealId=${dealId}`)
  const list = new BulkEntry(page)
  noise.expect(/status of 400 .*newOrders/, refusedTry)

  await test.step('each fault is shown in its row', async () => {
    await list.open()
    const rows = Array.from({ length: 12 }, (_, nr) => [house, `Fund ${nr}`, String(nr + 1), `T+${60 + nr}`])
    rows[3]![0] = house.slice(0, -1)
    rows[7]![2] = '8 apples'
    await list.paste([heads, ...rows])
    await expect(list.dialog.getByText('Correct 2 rows.')).toBeVisible()
    await expect(list.row('Fund 3')).toContainText(
      'Investor: No institution matches. Check the name, id or LEI.',
    )
    await expect(list.row('Fund 7')).toContainText('Size (mm): This is not an amount.')
    await expect(list.button('Enter 10 orders')).toBeDisabled()
    expect(await barriers(list.dialog)).toEqual([])
  })

  await test.step('the desk corrects one row, leaves the other out, brings it back and corrects it too', async () => {
    await list
      .row('Fund 3')
      .getByRole('button', { name: `Use ${house} instead` })
      .click()
    await expect(list.dialog.getByText('Correct 1 row.')).toBeVisible()
    await list.button('Leave out 1 row').click()
    await expect(list.button('Enter 11 orders')).toBeEnabled()
    await expect(list.dialog.getByText('1 left out')).toBeVisible()
    await list.row('Fund 7').getByRole('button', { name: 'Restore line 9' }).click()
    await expect(list.dialog.getByText('Correct 1 row.')).toBeVisible()
    // Full-width digits, as an input method types them.
    await list.mend(list.row('Fund 7'), '8 apples', '８')
    await expect(list.dialog.getByText('USD 78mm')).toBeVisible()
  })

  await test.step('a limit far from guidance is reported in its row and does not prevent entering', async () => {
    await list.mend(list.row('Fund 11'), 'T+71', 'T+1071')
    await expect(list.row('Fund 11')).toContainText('T+1071 is well off guidance (T+120). Is this correct?')
    await expect(list.button('Enter 12 orders')).toBeEnabled()
    await list.mend(list.row('Fund 11'), 'T+1071', 'T+71')
    await expect(list.row('Fund 11')).not.toContainText('well off guidance')
  })

  await test.step('the keyboard alone moves through cells, starts editing and cancels it', async () => {
    await list.row('Fund 0').getByRole('gridcell', { name: '1', exact: true }).click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('25')
    await page.keyboard.press('Escape')
    await expect(list.row('Fund 1').getByRole('gridcell', { name: '2', exact: true }).first()).toBeFocused()
    await page.keyboard.type('2.5')
    await page.keyboard.press('Enter')
    await expect(list.dialog.getByText('USD 78.5mm')).toBeVisible()
    await expect(list.row('Fund 2').getByRole('gridcell', { name: '3', exact: true })).toBeFocused()
  })

  await test.step('a reload loses nothing; then all twelve are entered', async () => {
    await page.reload()
    await list.open()
    await expect(
      list.dialog.getByText('This list was saved here earlier. Continue or start over.'),
    ).toBeVisible()
    await list.button('Enter 12 orders').click()
    await expect(list.dialog.getByText('12 orders were entered')).toBeVisible()
    await expect(list.dialog.getByRole('table', { name: 'Orders entered' }).getByRole('row')).toHaveCount(13)
    expect(await barriers(list.dialog)).toEqual([])
    await list.button('Back to the book').click()
    await expect(list.dialog).toBeHidden()
    const { summary } = await desk.book.bookOrderList({ dealId })
    expect(summary).toMatchObject({ orders: 12, total: '78500000' })
  })

  await test.step('the desk maps a column without a known heading by mouse', async () => {
    await list.open()
    await list.paste([
      [house, 'Fund A', '5'],
      [house, 'Fund B', '7'],
    ])
    await choose(list.dialog, 'Content of column 2', 'Ignore')
    await choose(list.dialog, 'Content of column 2', 'Account or fund')
    await page.keyboard.press('Escape')
    await expect(list.dialog).toBeHidden()
  })

  await test.step('the next list begins empty', async () => {
    await list.open()
    await expect(list.dialog.getByRole('textbox', { name: 'Paste from a spreadsheet' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list.dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Orders', exact: true })).toBeFocused()
  })
})

test('a desk reads an Excel file with an unknown column and enters it; the template names the columns', async ({
  page,
  enter,
  noise,
  baseURL,
}) => {
  const { desk, dealId } = await announced(baseURL, dealName('Sheet'))
  await enter(people.desk, `/deal/order-book?dealId=${dealId}`)
  const list = new BulkEntry(page)
  await list.open()

  await test.step('the template names every column', async () => {
    const saved = page.waitForEvent('download')
    await list.button('Download the template').click()
    const file = await saved
    const [columns] = await rowsOf(await file.path())
    expect(columns!.slice(0, 5)).toEqual([
      'Investor',
      'Account or fund',
      'Size (mm)',
      'Min yield (%)',
      'Min spread (bp)',
    ])
  })

  const chooser = list.dialog.locator('input[type=file]')
  const send = (name: string, buffer: Buffer) =>
    chooser.setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

  await test.step('a file that is no Excel file and a list without headings are refused with a message', async () => {
    noise.expect(/status of 400 .*readOrders/, 'files that are no lists')
    await send('orders.xlsx', await readFile(import.meta.filename))
    await expect(list.dialog.getByRole('alert')).toContainText('This file is not an Excel workbook.')
    await send(
      'orders.xlsx',
      workbookOf([
        ['Some', 'numbers'],
        ['a', 1],
      ]),
    )
    await expect(list.dialog.getByRole('alert')).toContainText('Use the template.')
  })

  await test.step('an Excel file with a list is read', async () => {
    const lines = [
      ['Friday’s orders'],
      ['Investor', '數量（百萬）', 'Desk note', 'Min spread (bp)'],
      [house, 12.5, 'called', 60],
      ['铁苔再保险', 5, '', 'T+65'],
    ]
    await send('orders.xlsx', workbookOf(lines))
    await expect(list.dialog.getByText('These columns are not entered: Desk note')).toBeVisible()
    await expect(list.row(house)).toContainText('12.5')
    await expect(list.dialog.getByText('USD 17.5mm')).toBeVisible()
    await list.button('Enter 2 orders').click()
    await expect(list.dialog.getByText('2 orders were entered')).toBeVisible()
    const { rows: orders } = await desk.book.bookOrderList({ dealId })
    expect(new Set(orders.map(({ channel, orderLevels }) => `${channel} ${orderLevels[0]!.size}`))).toEqual(
      new Set(['import 12500000', 'import 5000000']),
    )
  })
})

test('a desk says that the sizes of a list are in mm, not in full', async ({ page, enter, baseURL }) => {
  const { dealId } = await announced(baseURL, dealName('Sizes'))
  await enter(people.desk, `/deal/order-book?dealId=${dealId}`)
  const list = new BulkEntry(page)
  await list.open()
  await list.paste([
    ['Investor', 'Account', 'Size', 'Type'],
    [house, 'Fund A', '1,000,000', 'soft'],
    [house, 'Fund B', '5mm', 'firm'],
  ])
  const sizes = list.dialog.getByRole('radiogroup', { name: 'Sizes of the list' })
  await expect(sizes.getByRole('radio', { name: 'Sizes are in full' })).toBeChecked()
  await expect(list.row('Fund A').getByRole('gridcell', { name: '1', exact: true })).toBeVisible()
  await sizes.getByText('Sizes are in mm').click()
  await expect(list.row('Fund A').getByRole('gridcell', { name: '1,000,000' })).toBeVisible()
  await expect(list.row('Fund A').getByRole('gridcell', { name: 'soft' })).toBeVisible()
  await expect(list.row('Fund B').getByRole('gridcell', { name: '5mm' })).toBeVisible()
})

test('once the book is closed, a list needs a reason, and a lost answer is requested again without entering twice', async ({
  page,
  enter,
  noise,
  baseURL,
}) => {
  const { desk, dealId } = await announced(baseURL, dealName('Late'))
  const closesAt = new Date(Date.now() + 3_600_000).toISOString()
  const guidance = { basis: 'spread', over: 'T', level: '110', to: null, words: null } as const
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance, closesAt })
  await desk.deals.fpgEnd({ dealId })
  await enter(people.desk, `/deal/order-book?dealId=${dealId}`)
  const list = new BulkEntry(page)
  await list.open()
  await list.paste([
    [house, '10', 'Pension fund'],
    [house, '6', 'Life fund'],
  ])
  await expect(list.dialog.getByText('Column headings not recognised: map the columns.')).toBeVisible()
  expect(await barriers(list.dialog)).toEqual([])
  await list.button('Use these columns').click()
  await expect(list.row('Pension fund')).toBeVisible()
  const enterAll = list.button('Enter 2 orders')
  await expect(list.dialog.getByText('USD 16mm')).toBeVisible()
  await expect(enterAll).toBeDisabled()
  await list.dialog.getByRole('textbox', { name: 'Reason' }).fill('Called before the close')

  // The server enters the list, but its answer is lost.
  let lost = true
  noise.expect(/ERR_CONNECTION_RESET/, 'the line breaks on the way back')
  await page.route('**/order/manage/newOrders', async (route) => {
    if (!lost || route.request().headers()['x-dry-run'] === 'true') return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await enterAll.click()
  await expect(list.dialog.getByRole('alert')).toContainText('We do not know yet')
  lost = false
  await list.button('Check again').click()
  await expect(list.dialog.getByText('2 orders were entered')).toBeVisible()
  expect((await desk.book.bookOrderList({ dealId })).rows).toHaveLength(2)
  const log = await desk.deals.getDealLog({ dealId, code: 'order.', pageNum: 1, pageSize: 15 })
  expect(log.list[0]).toMatchObject({ code: 'order.entered' })
})

test('in 繁體, no text of the list is left in English and no text key shows', async ({
  page,
  enter,
  noise,
  baseURL,
}) => {
  const name = dealName('List')
  const { dealId } = await announced(baseURL, name)
  const shell = await enter(people.desk, `/deal/order-book?dealId=${dealId}`)
  await shell.read('繁體中文')
  await page.getByRole('main').locator('header').getByRole('button', { name: '訂單', exact: true }).click()
  await page.getByRole('menuitem', { name: '批量錄入' }).click()
  const dialog = page.getByRole('dialog', { name: '批量錄入訂單' })
  noise.expect(/status of 400 .*newOrders/, refusedTry)
  const expectTranslated = async (where: string) => {
    expect.soft(await rawKeys(page), where).toEqual([])
    const left = (await leftInEnglish(page)).filter((text) => !text.includes(name) && !own.test(text))
    expect.soft(left, where).toEqual([])
  }
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await expectTranslated('where it comes from')
  await dialog.getByRole('textbox').fill(['投資者\t數量\tx', 'Nobody\t5\t', `${house}\t6\t`].join('\n'))
  await dialog.getByRole('button', { name: '讀取' }).click()
  await expect(dialog.getByText('有 1 行須更正。')).toBeVisible()
  await expectTranslated('looking it over')
  await dialog.getByRole('button', { name: '不錄入這 1 行' }).click()
  await dialog.getByRole('button', { name: '錄入 1 筆訂單' }).click()
  await expect(dialog.getByText('已錄入 1 筆訂單')).toBeVisible()
  await expect(dialog.getByRole('cell', { name: '燈港證券' })).toBeVisible()
  await expectTranslated('what was entered')
})

/** Codes of markets and names that are the same in every language. */
const own = /^(Eddie|Glasswing|Lantern|DEMO|HKT|T\+120 area|IPG)/
