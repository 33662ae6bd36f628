// §2: deals on the board, live for everybody who may see them, and the deals of an investor.
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { apiAs } from '../api.ts'
import { announceDeal, dealName, draftDeal, guideDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { Deal } from '../pages/deal.ts'
import { choose } from '../pages/choose.ts'
import { Dealboard } from '../pages/dealboard.ts'
import { people } from '../people.ts'

const phone = { width: 390, height: 844 }

test('two managers see a change and an abort live', async ({ page, enter, otherBrowser, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName('Live')
  const dealId = await draftDeal(desk, name)
  const far = await otherBrowser()
  await enter(people.desk, `/deal/my-deals?q=${encodeURIComponent(name)}`)
  await enter(people.bankAdmin, `/deal/my-deals?q=${encodeURIComponent(name)}`, far)
  const here = new Dealboard(page)
  const there = new Dealboard(far)
  for (const board of [here, there]) {
    await expect(board.card(name)).toContainText('Draft')
    await expect(board.card(name)).toContainText('USD 500mm')
  }

  await test.step('the deal is announced', async () => {
    await announceDeal(desk, dealId)
    for (const board of [here, there]) {
      await expect(board.card(name)).toContainText('IPG')
      await expect(board.card(name)).toContainText('T+120 area')
    }
  })

  await test.step('new guidance shows the previous one', async () => {
    await guideDeal(desk, dealId, '95')
    for (const board of [here, there]) await expect(board.card(name)).toContainText(/T\+95.*T\+120 area/)
  })

  await test.step('aborting asks first and names the deal', async () => {
    await here.ask(name, 'Abort deal')
    const question = here.dialog('Are you sure you want to abort?')
    await expect(question).toContainText(name)
    expect(await barriers(page), 'the question').toEqual([])
    await question.getByRole('button', { name: 'Back' }).click()
    await expect(there.card(name)).toContainText('IPG')

    await here.ask(name, 'Abort deal')
    await question.getByRole('button', { name: 'Abort deal' }).click()
    for (const board of [here, there]) await expect(board.card(name)).toContainText('Aborted')
    await expect(question).toBeHidden()
  })
})

test('filters, page and view survive a reload, and Back undoes one change', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName('Filtered')
  await draftDeal(desk, name)
  await enter(people.desk, '/deal/my-deals')
  const board = new Dealboard(page)
  await board.find(name)
  await expect(board.cards).toHaveCount(1)
  await board.status('Draft').click()
  await board.choose('Currency', 'US dollar')
  await board.choose('Our role', 'Overall coordinator')
  await expect(page).toHaveURL(/q=Filtered.*status=Draft.*currency=USD.*role=OC/)
  await expect(board.cards).toHaveCount(1)

  await page.reload()
  await expect(board.search).toHaveValue(name)
  await expect(board.status('Draft')).toHaveAttribute('aria-pressed', 'true')
  await expect(board.cards).toHaveCount(1)

  await board.status('IPG').click()
  await board.status('Draft').click()
  await expect(page.getByRole('heading', { name: 'No deal matches these filters' })).toBeVisible()
  await page.goBack()
  await expect(board.card(name)).toBeVisible()

  await board.show('Table')
  await expect(board.row(name)).toContainText('T+120 area')
  await page.reload()
  await expect(board.row(name)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(page).toHaveURL(/\/deal\/my-deals$/)
})

test('hidden columns and widths are remembered', async ({ page, enter, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName('Columns')
  await draftDeal(desk, name)
  await enter(people.desk, `/deal/my-deals?q=${encodeURIComponent(name)}`)
  const board = new Dealboard(page)
  await board.show('Table')
  const header = (title: string) => page.getByRole('columnheader', { name: title })
  await expect(header('Tenor')).toBeVisible()
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Tenor' }).click()
  await expect(header('Tenor')).toHaveCount(0)
  await page.keyboard.press('Escape')
  const edge = page.getByRole('separator', { name: 'Width of the column Issuer' })
  const before = Number(await edge.getAttribute('aria-valuenow'))
  await edge.press('ArrowRight')
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 16))
  await page.reload()
  await expect(board.row(name)).toBeVisible()
  await expect(header('Tenor')).toHaveCount(0)
  await expect(edge).toHaveAttribute('aria-valuenow', String(before + 16))
  expect(await barriers(page), 'the table').toEqual([])
})

test('a laptop shows sizes, times and roles of the table whole in every language', async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const lang of ['us', 'cn', 'hk']) {
    await enter(people.desk, `/deal/my-deals?lang=${lang}`)
    // The choice is an icon, with its name in the reader's language.
    await page.locator('.ant-segmented-item').nth(1).click()
    // A size as text, a book of another zone, and a role to look only.
    for (const name of ['Glasswing 3Y CNH', 'Amberfall 10Y EUR', 'Seventh Terrace 2Y FRN']) {
      const cells = page.getByRole('row').filter({ hasText: name }).getByRole('cell')
      await expect(cells.first()).toBeVisible()
      const cut = await cells.evaluateAll((all) =>
        all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      )
      expect(cut, `${name} in ${lang}`).toEqual([])
    }
  }
})

test('a desk copies a deal, adds a tranche and deletes a draft', async ({ page, enter, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName('Family')
  await draftDeal(desk, name)
  const list = `/deal/my-deals?q=${encodeURIComponent(name)}`
  const shell = await enter(people.desk, list)
  const board = new Dealboard(page)

  await board.ask(name, 'Add a tranche')
  const tranche = board.dialog(`Add a tranche to ${name}`)
  // The proposed name is selected: typing replaces it.
  await expect(tranche.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(`${name} 10y`)
  await expect(tranche.getByRole('textbox')).toHaveValue(`${name} 10y`)
  await tranche.getByRole('button', { name: 'Add tranche' }).click()
  await expect(page).toHaveURL(/\/deal\/detail\?dealId=deal_/)
  await shell.walkTo(list)
  await expect(page.getByText('2 tranches, announced together')).toBeVisible()
  await expect(board.cards).toHaveCount(2)

  await board.ask(name, 'Copy as a new deal')
  const copy = board.dialog(`Copy ${name}`)
  await expect(copy.getByRole('textbox')).toHaveValue(`${name} (copy)`)
  await expect(copy.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Actions for ${name}`, exact: true })).toBeFocused()
  await board.ask(name, 'Copy as a new deal')
  await expect(copy.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/deal\/detail\?dealId=deal_/)
  await shell.walkTo(list)
  await expect(board.cards).toHaveCount(3)

  await board.ask(`${name} (copy)`, 'Delete draft')
  await board
    .dialog(/Delete the draft/)
    .getByRole('button', { name: 'Delete draft' })
    .click()
  await expect(board.cards).toHaveCount(2)

  await page.getByRole('button', { name: 'More ways to start a deal' }).click()
  await page.getByRole('menuitem', { name: 'Copy an earlier deal' }).click()
  const earlier = board.dialog('Copy an earlier deal')
  await choose(earlier, 'Deal to copy', `${name} 10y`)
  await earlier.getByRole('button', { name: 'Copy as a new deal' }).click()
  await expect(board.dialog(`Copy ${name} 10y`).getByRole('textbox')).toHaveValue(`${name} 10y (copy)`)
})

test('the keyboard moves from card to card, into a deal and to the search', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const about = dealName('Keys')
  for (const number of [1, 2, 3]) await draftDeal(desk, `${about} ${number}`)
  const shell = await enter(people.desk, `/deal/my-deals?q=${encodeURIComponent(about)}&sort=name`)
  const board = new Dealboard(page)
  await expect(board.cards).toHaveCount(3)
  await board.link(`${about} 1`).focus()
  await page.keyboard.press('ArrowRight')
  await expect(board.link(`${about} 2`)).toBeFocused()
  await page.keyboard.press('End')
  await expect(board.link(`${about} 3`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/deal\/detail\?dealId=deal_/)
  await page.goBack()
  await expect(board.cards).toHaveCount(3)
  await page.keyboard.press('/')
  await expect(board.search).toBeFocused()
  await shell.palette.call()
  await page.keyboard.type(`${about} 2`)
  await expect(shell.palette.found.filter({ hasText: `${about} 2` })).toBeVisible()
})

test('a reader without rights gets no actions, and opens the page of a deal to read it', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName('Read only')
  await announceDeal(desk, await draftDeal(desk, name))
  await enter(people.viewer, `/deal/my-deals?q=${encodeURIComponent(name)}`)
  const board = new Dealboard(page)
  await expect(board.card(name)).toBeVisible()
  await expect(board.newDeal).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await board.link(name).click()
  await expect(page).toHaveURL(/\/deal\/detail\?dealId=deal_/)
  const deal = new Deal(page)
  await expect(deal.name).toHaveText(name)
  await expect(page.getByText(/^Created by /)).toBeVisible()
  await expect(deal.next).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Save and submit' })).toHaveCount(0)
})

test('an investor finds a deal when it is announced, and follows it', async ({
  page,
  enter,
  noise,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName('Offer')
  const dealId = await draftDeal(desk, name)
  await page.setViewportSize(phone)
  const shell = await enter(people.investor, `/order/my-orders?q=${encodeURIComponent(name)}`)
  const offers = new Dealboard(page)
  await expect(page.getByRole('heading', { name: 'No deal matches these filters' })).toBeVisible()

  await announceDeal(desk, dealId)
  await expect(offers.card(name)).toContainText('T+120 area')
  expect(await misfits(page), 'the list on a phone').toEqual([])
  expect(await barriers(page), 'the list').toEqual([])

  await shell.bell.open()
  await shell.bell.notices.filter({ hasText: name }).first().click()
  await expect(shell.title).toHaveText(name)
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('T+120 area')
  await expect(page.getByRole('region', { name: 'Banks' })).toContainText('Overall coordinator')
  expect(await misfits(page), 'the deal on a phone').toEqual([])
  expect(await barriers(page), 'the deal').toEqual([])

  await guideDeal(desk, dealId, '95')
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(/T\+95.*T\+120 area/)
  await expect(page.getByRole('region', { name: 'Guidance history' }).getByRole('listitem')).toHaveCount(2)

  await test.step('a document waits for the roadshow code', async () => {
    const file = new File(['%PDF-1.7\n%%EOF\n'], 'roadshow.pdf')
    const { fileId } = await desk.files.upload({ purpose: 'document', file })
    const { version, sharedVersion } = await desk.deals.bookDealDetail({ dealId })
    const shared = { roadshowCode: 'GLASS-31' }
    await desk.deals.editDeal({ dealId, shared, version, sharedVersion })
    const settings = { description: 'Roadshow slides', validFrom: null, validUntil: null }
    await desk.deals.addDoc({ dealId, fileId, ...settings, audience: 'all', gated: true })

    const docs = page.getByRole('region', { name: 'Documents' })
    await expect(docs.getByText('Protected by the roadshow code')).toBeVisible()
    await docs.getByRole('textbox', { name: 'Roadshow code' }).fill('GLASS-30')
    noise.expect(/status of 400 .*openDocs/, 'a wrong code is refused')
    await docs.getByRole('button', { name: 'Open documents' }).click()
    await expect(docs.getByText('The roadshow code is incorrect.')).toBeVisible()
    expect(await misfits(page), 'a wrong code').toEqual([])
    expect(await barriers(page), 'a wrong code').toEqual([])
    await docs.getByRole('textbox', { name: 'Roadshow code' }).fill('GLASS-31')
    await page.keyboard.press('Enter')
    const saved = page.waitForEvent('download')
    await docs.getByRole('button', { name: 'Download Roadshow slides' }).click()
    expect((await saved).suggestedFilename()).toBe('roadshow.pdf')
  })

  await desk.deals.abort({ dealId })
  await expect(page.getByText('This deal was aborted.')).toBeVisible()

  noise.expect(/status of 404 .*bookDealDetail/, 'there is no such deal')
  await shell.goTo('/order/deal/deal_unknownunknown1')
  await expect(page.getByRole('heading', { name: 'Deal not available' })).toBeVisible()
})
