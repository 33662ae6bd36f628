// §7, §9: a book is downloaded as Excel and PDF in the state on the screen; both agree with the strip.
import type { Client } from '@bookrunner/contract'
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { orderLevel } from '../orders.ts'
import { ExportMenu } from '../pages/export-menu.ts'
import { OrderBook } from '../pages/order-book.ts'
import { pagesOf } from '../pdf.ts'
import { people } from '../people.ts'
import { rowsOf, sheetNames } from '../sheet.ts'

const houses = ['ironmosslife', 'sundialreserve', 'tamarindgulf']

/** Enters `count` orders as a list; a cell of the first would be a formula in a naive export. */
const bookOf = async (desk: Client, about: string, count: number): Promise<string> => {
  const dealId = await draftDeal(desk, dealName(about))
  await announceDeal(desk, dealId)
  for (let nr = 0; nr < count; nr++)
    await desk.orders.newOrderForInvestor({
      dealId,
      investorId: `ent_${houses[nr % houses.length]}`,
      content: {
        orderLevels: [orderLevel(nr + 1, String(100 + nr))],
        account: nr === 0 ? '=1+1' : `Fund ${nr}`,
      },
    })
  return dealId
}

/** The cells beside a name in the summary. */
const figureIn = (rows: string[][], name: string): string =>
  rows.find(([figure]) => figure === name)?.[1] ?? ''

test('the Excel file has every sheet in the state on the screen and no formulas', async ({
  page,
  enter,
  baseURL,
}, info) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await bookOf(desk, 'Excel', 3)
  await enter(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  await expect(book.total('Book')).toContainText('6 USD mm')
  const menu = new ExportMenu(page)
  await menu.button.click()
  await expect(page.getByRole('menuitem', { name: 'Excel' })).toContainText('summary, changes and charts')
  expect(await barriers(book.header), 'the menu').toEqual([])
  await page.keyboard.press('Escape')

  const file = await menu.take('Excel')
  const path = info.outputPath(file.suggestedFilename())
  await file.saveAs(path)
  const { seq, summary } = await desk.book.getOrderSummary({ dealId })
  expect(file.suggestedFilename()).toMatch(new RegExp(`^Book Excel \\w+ ${seq}\\.xlsx$`))
  expect(await sheetNames(path)).toEqual([
    'Orders',
    'Summary',
    'Changes',
    'By region',
    'By type',
    'By size',
    'By limit',
    'Demand',
    'Momentum',
  ])
  const orders = await rowsOf(path)
  expect(orders[1]![0]).toContain(`State ${seq} ·`)
  expect(orders).toHaveLength(6)
  expect(orders.flat()).toContain('=1+1')
  const figures = await rowsOf(path, 2)
  expect([figureIn(figures, 'Book'), figureIn(figures, 'Orders')]).toEqual(['6', '3'])
  expect(summary.total).toBe('6000000')
})

test('the PDF has every filtered row, on white paper', async ({ page, enter, baseURL }, info) => {
  test.slow()
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await bookOf(desk, 'Paper', 80)
  await enter(people.desk, OrderBook.place(dealId))
  const book = new OrderBook(page)
  await expect(book.total('Book')).toContainText('3,240 USD mm')
  const file = await new ExportMenu(page).take('PDF')
  const path = info.outputPath(file.suggestedFilename())
  await file.saveAs(path)
  const pages = await pagesOf(path)
  expect(pages.length).toBeGreaterThan(1)
  for (const { width, height, dots, jpeg } of pages) {
    expect([width, height]).toEqual([841.89, 595.28])
    // Scale 4 of A4 at 96 dots an inch.
    expect(Math.abs(dots.width - 4492)).toBeLessThan(4)
    expect(Math.abs(dots.height - 3176)).toBeLessThan(4)
    const picture = await page.evaluate(async (base64) => {
      const image = new Image()
      image.src = `data:image/jpeg;base64,${base64}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
      const paint = canvas.getContext('2d')!
      paint.drawImage(image, 0, 0)
      const { data } = paint.getImageData(0, 0, canvas.width, canvas.height)
      let dark = 0
      for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) dark++
      return { width: canvas.width, corner: data[0], ink: dark / (data.length / 4) }
    }, jpeg.toString('base64'))
    // White paper with text on it, neither blank nor in the colours of night.
    expect(picture).toMatchObject({ width: dots.width, corner: 255 })
    expect(picture.ink).toBeGreaterThan(0.002)
    expect(picture.ink).toBeLessThan(0.3)
  }
})

test('a user who may not export sees a message', async ({ page, enter, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await bookOf(desk, 'Kept', 1)
  await enter(people.viewer, OrderBook.place(dealId))
  const { button } = new ExportMenu(page)
  await expect(button).toBeDisabled()
  await button.hover({ force: true })
  await expect(page.getByRole('tooltip')).toContainText('does not allow exports')
})
