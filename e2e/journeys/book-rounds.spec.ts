// §4: a desk runs a deal from its book; every push shows whom it reaches, and the book shows who has answered.
import { barriers } from '../checks/axe.ts'
import { misfits } from '../checks/layout.ts'
import { bookOf, enterFor } from '../book.ts'
import { expect, test } from '../journey.ts'
import { BookDesk } from '../pages/book-desk.ts'
import { OrderBook } from '../pages/order-book.ts'
import { Shell } from '../pages/shell.ts'
import { people } from '../people.ts'

test('a desk previews, pushes, chases and ends a test and FPG from the book', async ({
  page,
  enter,
  baseURL,
  noise,
}) => {
  noise.expect(/status of 409 .*chaseAnswers/, 'reminders were sent a moment ago')
  noise.expect(/status of 502 .*bookDealDetail/, 'a proxy answers once')
  const { desk, dealId } = await bookOf(baseURL, 'Rounds')
  const first = await enterFor(desk, dealId, 'tamarindtreasury', { mm: 30, spread: '110' })
  await enterFor(desk, dealId, 'sundialeasting', { mm: 20, spread: '120' })
  await enterFor(desk, dealId, 'kestrelpeak', { mm: 10, commitment: 'soft' })
  const closesAt = new Date(Date.now() + 7_200_000).toISOString()
  await desk.deals.changeTimes({
    dealId,
    times: { closesAt },
    reason: 'Books are open for two hours',
  })
  await enter(people.desk, OrderBook.place(dealId))
  const [book, strip] = [new BookDesk(page), new OrderBook(page)]

  await test.step('a test without a price is refused; with a price, the book shows whom it reaches', async () => {
    const dialog = await book.moves.begin('Push test', 'Push a test')
    await dialog.press('Push test')
    await expect(dialog.box).toContainText('test price must be set before pushing')
    // A level with another basis, below zero or far off asks for confirmation; a bare figure takes guidance's basis.
    await dialog.field('Test price').fill('-300')
    await expect(dialog.box).toContainText('Guidance is T+120 area; T-300 is below zero.')
    await expect(dialog.box.getByRole('checkbox', { name: 'Yes, T-300 is correct' })).not.toBeChecked()
    await expect(dialog.box.getByRole('button', { name: 'Push test' })).toBeDisabled()
    expect(await barriers(page), 'a level that asks for confirmation').toEqual([])
    await dialog.field('Test price').fill('115')
    await expect(dialog.box).toContainText('= T+115')
    await expect(book.part(dialog.box, 'In')).toContainText('301 order')
    await expect(book.part(dialog.box, 'Out')).toContainText('201 order')
    await expect(book.part(dialog.box, 'Book')).toContainText('502 orders')
    await expect(book.part(dialog.box, 'Drops vs current guidance')).toContainText('20')
    await expect(dialog.box).toContainText('Test request to: 2 orders of 2 investors, USD 50mm live')
    await expect(dialog.box).toContainText(/state \d+, \d\d:\d\d:\d\d/)
    expect(await barriers(page), 'the dialog').toEqual([])
    await dialog.done('Push test')
    // The test shows that it ends with the book; the book is compared with guidance, which a test price is not.
    await expect(strip.total('Test ends in')).toContainText(/1 h|\d+ min|\d:\d\d/)
    await expect(strip.total('Since guidance')).toContainText('+50 / 0')
  })

  await test.step('answers arrive live', async () => {
    await expect(book.round).toContainText('0 of 3 answered, 3 pending')
    const current = await desk.orders.getOrderDetailForBook({ orderId: first.orderId })
    const which = { orderId: first.orderId, expectedVersion: current.order.version }
    await desk.orders.editTestSize({ ...which, round: 1, size: 25_000_000 })
    await expect(book.round).toContainText('1 of 3 answered, 2 pending')
    await book.round.getByRole('button', { name: 'Pending replies' }).click()
    const list = page.locator('.book-rounds-waiting')
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list).not.toContainText('Tamarind')
    await page.keyboard.press('Escape')
    await book.round.getByRole('button', { name: 'Chase' }).click()
    const ask = await book.dialog('Chase investors who have not replied')
    await expect(ask.box).toContainText('Sends a notice and an e-mail about 2 orders of 2 investors.')
    await expect(ask.box.getByRole('listitem')).toHaveCount(2)
    expect(await barriers(ask.box), 'whom it would reach').toEqual([])
    await ask.done('Chase 2 investors')
    await expect(page.getByText('Chased: 2 orders of 2 investors')).toBeVisible()
    await book.round.getByRole('button', { name: 'Chase' }).click()
    await expect(ask.box.getByRole('alert')).toContainText('before chasing again')
    await expect(ask.box.getByRole('button', { name: 'Chase' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(ask.box).toBeHidden()
    expect(await misfits(page), 'the running round').toEqual([])
  })

  await test.step('the desk ends the test', async () => {
    const dialog = await book.moves.begin('End test', 'End the test')
    await expect(dialog.box).toContainText('Answered: 1 order of 1 investor, USD 25mm')
    await expect(dialog.box).toContainText('No test answer: 1 order of 1 investor')
    await expect(dialog.box).toContainText('Soft, not in the book: 1 order of 1 investor')
    await dialog.done('End test')
    await expect(book.round).toBeHidden()
  })

  await test.step('the desk pushes and closes FPG, and first sees what missing answers count as', async () => {
    const push = await book.moves.begin('Push FPG', 'Push FPG')
    await push.field('Final guidance').fill('T+115')
    await expect(push.box).toContainText('Reconfirmation request to: 2 orders of 2 investors')
    await expect(push.box).toContainText('Soft, drops unless reconfirmed: 1 order of 1 investor, USD 10mm')
    // A proxy answers for a server that restarts: what is read and typed stays.
    await page.route('**/bookDealDetail*', (route) => route.fulfill({ status: 502 }), { times: 1 })
    const refused = page.waitForResponse((response) => response.status() === 502)
    const later = new Date(Date.parse(closesAt) + 60_000).toISOString()
    await desk.deals.changeTimes({ dealId, times: { closesAt: later }, reason: 'One minute more' })
    await refused
    await expect(push.field('Final guidance')).toHaveValue('T+115')
    await push.press('+30 min')
    await push.done('Push FPG')
    await expect(book.round).toContainText('0 of 3 answered, 3 pending')
    // The deal's own page says the same.
    const shell = new Shell(page)
    await shell.walkTo(`/deal/detail?dealId=${dealId}`)
    const there = await book.moves.begin('Close FPG', 'Close the FPG book now')
    await expect(there.box).toContainText('No reply, stays: 1 order of 1 investor, USD 30mm')
    await expect(there.box).toContainText('Drop out without a reply: 1 order of 1 investor, USD 20mm')
    await page.keyboard.press('Escape')
    await shell.walkTo(OrderBook.place(dealId))
    const close = await book.moves.begin('Close FPG', 'Close the FPG book now')
    await expect(close.box).toContainText('No reply, stays: 1 order of 1 investor, USD 30mm')
    await expect(close.box).toContainText('Drop out without a reply: 1 order of 1 investor, USD 20mm')
    await close.done('Close FPG book')
    await expect(book.round).toContainText('0 of 3 answered, 3 no reply')
    await expect(new OrderBook(page).total('Book')).toContainText('30')
  })

  await test.step('the desk reopens IPG and is asked when it closes', async () => {
    const dialog = await book.moves.begin('Reopen IPG', 'Reopen IPG')
    // An hour from now, at the next five minutes.
    const proposed = await dialog.field('Books close (HKT)').inputValue()
    expect(proposed).toMatch(/^\d\d:\d[05]$/)
    await expect(dialog.box).toContainText(/in 1 h/)
    await expect(dialog.box).toContainText('Books close at the time above')
    await dialog.field('Reason').fill('The size is going up')
    await dialog.done('Reopen IPG')
    const { header, lifecycle } = await desk.deals.bookDealDetail({ dealId })
    const closesIn = Date.parse(lifecycle.closesAt ?? '') - Date.now()
    expect(header.status).toBe('IPG')
    expect(closesIn).toBeGreaterThan(55 * 60_000)
    expect(closesIn).toBeLessThan(66 * 60_000)
  })
})
