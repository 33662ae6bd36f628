// §8: a server that stops and returns, and scripts of the application that fail to load.
import { apiAs } from '../api.ts'
import { bookOf } from '../book.ts'
import { expect, signInQuickly, test } from '../journey.ts'
import { Shell } from '../pages/shell.ts'
import { investorAt, people } from '../people.ts'
import { OwnServer } from '../server.ts'

test('a stopped server is shown as not live, and missed changes arrive by themselves', async ({
  page,
  noise,
}) => {
  test.setTimeout(120_000)
  noise.expect(/net::ERR_|WebSocket|status of 50\d/, 'the server is away')
  const server = await OwnServer.open()
  try {
    const account = people.investor
    await signInQuickly(page.context(), server.url, account)
    await page.goto(`${server.url}/bookbuildingweb/order/my-orders`)
    const shell = new Shell(page)
    await shell.isHere()
    await expect(shell.bell.unread(1)).toBeVisible()
    await expect(shell.liveSign).toHaveText('')

    await server.stop()
    await expect(shell.liveSign).toHaveText(/^\s*Not live since \d\d:\d\d:\d\d \S+$/)
    // The page keeps its content, and a log-out that cannot reach the server fails.
    await expect(shell.title).toHaveText('My Orders')
    await shell.logOut()
    // The same request is retried before it fails.
    await expect(shell.message('exit failed')).toContainText('The server could not be reached', {
      timeout: 30_000,
    })

    await server.start()
    const api = await apiAs(server.url, account)
    const { user } = await api.users.info()
    await api.notices.readAll({ userId: user.userId })
    await expect(shell.liveSign).toHaveText('', { timeout: 20_000 })
    await expect(shell.bell.unread(0)).toBeVisible()
    // Her session outlived the server's, and a screen she had not opened yet opens.
    await shell.fromUserMenu('My sessions')
    await expect(shell.title.filter({ visible: true })).toHaveText('My sessions')
  } finally {
    await server.close()
  }
})

test('a lost network is shown as offline', async ({ page, context, enter, noise }) => {
  noise.expect(/net::ERR_|WebSocket/, 'the network is cut')
  const shell = await enter(investorAt('marrowbysuper'), '/order/my-orders')
  await context.setOffline(true)
  await expect(shell.liveSign).toHaveText('Offline')
  await shell.liveSign.getByText('Offline').hover()
  await expect(page.getByRole('tooltip')).toContainText('This computer is offline')
  await context.setOffline(false)
  await expect(shell.liveSign).toHaveText('', { timeout: 20_000 })
})

test('a book is not shown as live while the network is lost', async ({
  page,
  context,
  enter,
  baseURL,
  noise,
}) => {
  noise.expect(/net::ERR_|WebSocket/, 'the network is cut')
  const { dealId } = await bookOf(baseURL, 'Cut')
  const shell = await enter(people.desk, `/deal/order-book?dealId=${dealId}`)
  const strip = page.locator('.kit-dense-asof')
  await expect(strip).toContainText(/^Live/)
  await context.setOffline(true)
  await expect(shell.liveSign).toHaveText('Offline')
  // At once, although the connection itself notices it only seconds later.
  expect(await strip.innerText()).toMatch(/^Not live since \d\d:\d\d:\d\d \S+/)
  await context.setOffline(false)
  await expect(shell.liveSign).toHaveText('', { timeout: 20_000 })
  await expect(strip).toContainText(/^Live/)
})

test('a script that fails to load causes one reload, and then the page shows what to do', async ({
  page,
  enter,
  noise,
}) => {
  noise.expect(
    /net::ERR_FAILED|dynamically imported module|A page failed|ChunkMissing/,
    'a piece of the application is missing',
  )
  const shell = await enter(investorAt('kestrelpeaklu'), '/order/my-orders')
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await page.route('**/assets/ChangePasswordPage-*.js', (route) => route.abort())
  await shell.fromUserMenu('Change password')
  await expect(page.getByText('This page stopped working')).toBeVisible()
  expect(loads).toBe(1)
  // The frame is there, and the page opens once the script loads.
  await expect(shell.menu).toBeVisible()
  await page.unroute('**/assets/ChangePasswordPage-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('Old password')).toBeVisible()
})

test('a script that failed once is loaded after the one reload', async ({ page, enter, noise }) => {
  noise.expect(/net::ERR_FAILED|dynamically imported module/, 'a piece of the application is missing once')
  const shell = await enter(investorAt('kestrelpeakus'), '/order/my-orders')
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  // The route stays: one that ends with its first use may take the reload's own request with it.
  let failed = 0
  await page.route('**/assets/ChangePasswordPage-*.js', (route) =>
    (failed += 1) === 1 ? route.abort() : route.continue(),
  )
  await shell.fromUserMenu('Change password')
  await expect(page.getByLabel('Old password')).toBeVisible()
  expect(loads).toBe(1)
})
