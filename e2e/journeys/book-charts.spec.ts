// §3, §7: charts and what-if of a book agree with the strip, as pictures and as tables, and announce nothing.
import { readFile } from 'node:fs/promises'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { orderLevel } from '../orders.ts'
import { BookCharts } from '../pages/book-charts.ts'
import { OrderBook } from '../pages/order-book.ts'
import { people } from '../people.ts'

const watcher = 'desk.jlm@quillstone.example'

/** 500mm at T+120: 100 at reoffer, 60 from T+110, 40 from T+118, and 25 that are out. Quillstone is an observer. */
const openBook = async (baseURL: string | undefined, about: string): Promise<string> => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName(about)
  const dealId = await draftDeal(desk, name, {
    shared: {
      syndicate: [
        { entityId: 'ent_lantern', roles: ['OC', 'BND'], appointedOn: null },
        { entityId: 'ent_quillstone', roles: ['JLM', 'VIEW'], appointedOn: null },
      ],
    } as never,
  })
  await announceDeal(desk, dealId)
  const orders = [
    ['tamarindtreasury', [orderLevel(100)]],
    ['ironmosslife', [orderLevel(60, '110')]],
    ['sundialreserve', [orderLevel(40, '118')]],
    ['tamarindgulf', [orderLevel(25, '130')]],
  ] as const
  for (const [house, orderLevels] of orders)
    await desk.orders.newOrderForInvestor({
      dealId,
      investorId: `ent_${house}`,
      content: { orderLevels: [...orderLevels] },
    })
  return dealId
}

const pngSize = (bytes: Buffer): { width: number; height: number } => ({
  width: bytes.readUInt32BE(16),
  height: bytes.readUInt32BE(20),
})

test('each chart and its table agree with the strip; a desk types a drop-off and saves a picture', async ({
  page,
  enter,
  baseURL,
}) => {
  const dealId = await openBook(baseURL, 'Charts')
  await enter(people.desk, BookCharts.place(dealId, 'demand'))
  const [book, charts] = [new OrderBook(page), new BookCharts(page)]
  await expect(book.total('Book')).toContainText('225')
  await expect(book.total('In at T+')).toContainText('200')
  await expect(book.total('In at T+')).toHaveText(/mm Out /)

  await test.step('demand', async () => {
    await expect(charts.picture).toHaveAttribute(
      'aria-label',
      /200mm in and 25mm out at T\+120, 225mm in the book/,
    )
    await charts.type('From', 'T+120')
    await charts.type('To', '１１５')
    await expect(charts.leaves).toContainText('40mm drops')
    await expect(charts.leaves).toContainText('1 order')
    await charts.panel.getByRole('slider', { name: 'To' }).press('ArrowLeft')
    await expect(charts.panel.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('T+114')
    await charts.type('To', 'nonsense')
    await expect(charts.panel.getByRole('alert').filter({ hasText: 'Enter a valid level.' })).toBeVisible()
    await expect(charts.leaves).toContainText('40mm drops')
    await page.keyboard.press('Escape')
    await charts.asTable()
    expect((await charts.cells('T+118')).slice(0, 3)).toEqual(['T+118', '200', '40'])
    expect((await charts.cells('T+130')).slice(0, 3)).toEqual(['T+130', '225', '25'])
  })

  await test.step('distribution', async () => {
    await charts.show('Distribution')
    await charts.panel.getByText('Limit', { exact: true }).click()
    await charts.asTable()
    expect((await charts.cells('At reoffer')).slice(1)).toEqual(['100', '1', '44.4'])
    await charts.panel.getByText('In at', { exact: true }).click()
    expect((await charts.cells('At reoffer')).slice(1)).toEqual(['100', '1', '50.0'])
  })

  await test.step('momentum', async () => {
    await charts.show('Momentum')
    await expect(charts.picture).toHaveAttribute('aria-label', /225mm now/)
    const saved = await charts.savePicture()
    expect(saved.suggestedFilename()).toMatch(/Charts.*Momentum-\d+\.png$/)
    expect(pngSize(await readFile(await saved.path()))).toEqual({ width: 1920, height: 1120 })
  })
  expect(await barriers(page), 'the charts').toEqual([])
})

test('a desk moves and resets what-if; its button fills in the level of new guidance and sends nothing', async ({
  page,
  enter,
  baseURL,
}) => {
  const dealId = await openBook(baseURL, 'What if')
  await enter(people.desk, BookCharts.place(dealId, 'what-if'))
  const charts = new BookCharts(page)
  expect(await charts.cells('In at the level')).toEqual(['In at the level mm', '200', '200', '–'])
  await charts.type('Level', '115')
  expect(await charts.cells('In at the level')).toEqual(['In at the level mm', '200', '160', '−40'])
  await charts.type('Level', '-5')
  await expect(charts.panel).toContainText('Guidance is T+120; T-5 is below zero.')
  await charts.type('Level', '115')
  await expect(charts.panel).not.toContainText('below zero')
  await charts.type('Issue size', '0.1bn')
  expect(await charts.cells('Pro-rata fill')).toEqual(['Pro-rata fill', '100.00%', '62.50%', '−37.50%'])
  await expect(charts.panel.getByRole('region', { name: 'Drop-off by region' })).toContainText('40')
  await expect(charts.panel.getByRole('region', { name: 'In by region' })).toContainText('160')
  expect(await barriers(page), 'what-if').toEqual([])

  await charts.panel.getByRole('button', { name: /Set guidance at T\+115/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox').first()).toHaveValue('T+115')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(new OrderBook(page).header).toContainText('T+120')
  await charts.panel.getByRole('button', { name: 'Reset' }).click()
  expect(await charts.cells('In at the level')).toEqual(['In at the level mm', '200', '200', '–'])
})

test('an observer sees totals and charts, and no order', async ({ page, enter, baseURL }) => {
  const dealId = await openBook(baseURL, 'Looking on')
  await enter(watcher, BookCharts.place(dealId, 'demand'))
  const [book, charts] = [new OrderBook(page), new BookCharts(page)]
  await expect(book.total('Book')).toContainText('225')
  await expect(charts.picture).toHaveAttribute(
    'aria-label',
    /200mm in and 25mm out at T\+120, 225mm in the book/,
  )
  // "Table" is chosen before the server's first figures arrive.
  const asked = Promise.withResolvers<void>()
  await page.route('**/order/manage/orderDistribution*', async (route) => {
    await asked.promise
    await route.continue()
  })
  await charts.show('Distribution')
  await charts.panel.getByText('Type', { exact: true }).click()
  await charts.chooseTable()
  await expect(charts.panel.getByRole('table')).toHaveCount(0)
  asked.resolve()
  await expect(charts.panel.getByRole('table')).toBeVisible()
  await expect(charts.panel.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Tamarind')
  await charts.show('What-if')
  await charts.type('Level', '115')
  expect(await charts.cells('In at the level')).toEqual(['In at the level mm', '200', '160', '−40'])
  await expect.poll(() => charts.cells('Ten largest')).toEqual(['Ten largest', '100.0%', '100.0%', '–'])
  await expect(charts.panel.getByRole('region', { name: 'Drop-off by region' })).toContainText('40')
})
