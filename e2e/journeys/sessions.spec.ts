// Sessions are listed, ended and frozen, and the browser that uses one is told at once.
import { createClient } from '@bookrunner/contract'
import { apiAs, codesFor, newCode, sessionCookie } from '../api.ts'
import { expect, test } from '../journey.ts'
import { openDeal } from '../orders.ts'
import { AlreadyHere } from '../pages/already-here.ts'
import { LogIn } from '../pages/login.ts'
import { Sessions } from '../pages/sessions.ts'
import { Shell } from '../pages/shell.ts'
import { Ticket } from '../pages/ticket.ts'
import { investorAlone, investorAt, people } from '../people.ts'

test.use({ ownSessions: true })

test('the list shows both browsers of a person, and ending one session signs that browser out at once', async ({
  page,
  enter,
  otherBrowser,
}) => {
  const account = investorAlone('vellummacro')
  const shell = await enter(account)
  const elsewhere = await otherBrowser()
  const other = await enter(account, '/order/my-orders?status=live', elsewhere)
  // A request under way when the session ends would be refused, and the console would say so.
  await elsewhere.waitForLoadState('networkidle')

  await page.reload()
  await shell.isHere()
  const sessions = new Sessions(page)
  await expect(sessions.rows).toHaveCount(2)
  await expect(sessions.own).toHaveCount(1)

  await sessions.end(sessions.others)
  await expect(sessions.rows).toHaveCount(1)
  await expect(page.getByText('Session ended')).toBeVisible()
  await expect(other.message('This session was ended on another device, please log in again.')).toBeVisible()
  const login = new LogIn(elsewhere)
  await login.isHere()
  await expect(elsewhere).toHaveURL(
    `/bookbuildingweb/login?redirect_url=${encodeURIComponent('/order/my-orders?status=live')}`,
  )
  await login.signIn(account)
  await expect(elsewhere).toHaveURL('/bookbuildingweb/order/my-orders?status=live')
  // The browser that ended the other one stays signed in.
  await expect(shell.user).toBeVisible()
})

test('all other sessions end with one button', async ({ page, enter, baseURL }) => {
  const account = investorAlone('vellumasia')
  const elsewhere = await apiAs(baseURL ?? '', account)
  await sessionCookie(baseURL ?? '', account, true)
  await enter(account)
  const sessions = new Sessions(page)
  await expect(sessions.rows).toHaveCount(3)
  await sessions.endOthers()
  await expect(page.getByText('2 sessions ended')).toBeVisible()
  await expect(sessions.rows).toHaveCount(1)
  await expect(elsewhere.users.info()).rejects.toMatchObject({ code: 610103 })
})

test('freezing an account ends its session, and unfreezing it allows log-in again', async ({
  page,
  enter,
  baseURL,
  noise,
}) => {
  noise.expect(/status of 403 .*admin\/login/, 'a frozen account is refused')
  const account = investorAt('larkfieldzurich')
  // This page makes no requests of its own: only the live connection can report that the session ended.
  await enter(account, '/change-password')
  const admin = await apiAs(baseURL ?? '', people.systemAdmin)
  const { list } = await admin.users.list({ keyword: account, pageNum: 1, pageSize: 15 })
  const userId = list.find((user) => user.account === account)?.userId ?? ''

  await page.waitForLoadState('networkidle')
  await admin.users.edit({ userId, status: 'frozen' })
  const login = new LogIn(page)
  await expect(page).toHaveURL(/\/login\?redirect_url=%2Fchange-password$/)
  await login.isHere()
  await expect(page.getByText('This account is frozen. Please contact your administrator.')).toBeVisible()
  await login.givePassword(account)
  await expect(login.problem).toHaveText('This account is frozen. Please contact your administrator.')

  await admin.users.edit({ userId, status: 'active' })
  await login.signIn(account)
  await expect(new Shell(page).title).toHaveText('Change password')
})

test('logging out in one window logs out all windows of the browser', async ({ page, context, enter }) => {
  const shell = await enter(investorAlone('larkfieldhk'), '/order/my-orders')
  const second = await context.newPage()
  await second.goto('/bookbuildingweb/my-sessions')
  await new Shell(second).isHere()
  await shell.logOut()
  await new LogIn(page).isHere()
  await new LogIn(second).isHere()
})

test('another person in the same browser sees nothing of the previous user', async ({ page, enter }) => {
  const shell = await enter(investorAlone('larkfielddubai'), '/order/my-orders')
  await shell.fromUserMenu('My sessions')
  await expect(new Sessions(page).rows).toHaveCount(1)
  await shell.tabs.are('My Orders', 'My sessions')
  await shell.logOut()
  const login = new LogIn(page)
  await login.isHere()
  await login.signIn(people.viewer)
  await expect(shell.title).toHaveText('My Deals')
  await shell.tabs.are('My Deals')
})

test('another person who signs in in a second window takes over the first with nothing of the previous user', async ({
  page,
  context,
  enter,
  noise,
  baseURL,
}) => {
  noise.expect(
    /status of 401 .*\/(investor\/book|book\/msg)\//,
    'the first window reads under the name of before until it hears of the log-in',
  )
  const { place } = await openDeal(baseURL, 'Taken over')
  const second = await context.newPage()
  const client = createClient({ baseUrl: baseURL ?? '' })
  const login = new LogIn(second)
  const next = investorAt('kestrelpeaklu')
  const before = new Set(await codesFor(client, next))
  await login.open()
  await login.givePassword(next)
  await expect(login.code).toBeVisible()
  const shell = await enter(investorAt('tamarindjapan'), place)
  const ticket = new Ticket(page)
  await ticket.type({ Size: '17' })
  await login.giveCode(await newCode(client, next, before))
  await new Shell(second).isHere()

  // The deal is offered to both: the page is the same, and nothing that was typed is left in it.
  await expect(shell.user).toHaveText((await new Shell(second).user.innerText()).trim())
  await expect(ticket.field('Size')).toHaveValue('')
})

test('a log-out that fails says "exit failed" with the reason, and nobody is signed out', async ({
  page,
  context,
  enter,
  noise,
}) => {
  noise.expect(/net::ERR_/, 'the network is cut')
  noise.expect(/status of 401/, 'the server refuses a name that is not the session’s')
  // A page without requests of its own: a request under another's name would lead to log-in before she logs out.
  const shell = await enter(investorAt('cobaltineshipping'), '/change-password')

  await context.setOffline(true)
  await expect(shell.liveSign).toHaveText('Offline')
  await shell.logOut()
  await expect(shell.message('exit failed')).toContainText(
    'You are offline. Check your network connection and try again.',
  )
  await context.setOffline(false)
  await expect(shell.title).toHaveText('Change password')

  await test.step('a refusal by the server is shown with its own message', async () => {
    // Somebody tampered with the record of who is signed in: the server refuses the name beside the token.
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('bookrunner.session') ?? '{}') as {
        user: { account: string }
      }
      record.user.account = 'somebody@else.example'
      localStorage.setItem('bookrunner.session', JSON.stringify(record))
    })
    await page.route('**/api/user/info', (route) => route.abort())
    await page.reload()
    await shell.isHere()
    await shell.logOut()
    await expect(shell.message('exit failed')).toContainText(
      'The user name in the request is not the user logged in.',
    )
  })
})

test('a stored session that the server no longer knows leads to log-in and back, without a redirect loop', async ({
  page,
  context,
  enter,
  noise,
}) => {
  noise.expect(/status of 401/, 'the cookie is gone')
  noise.expect(/WebSocket/, 'the live connection is refused without it')
  const account = investorAt('cobaltinemining')
  const shell = await enter(account, '/order/my-orders')
  await context.clearCookies()
  await page.reload()
  await expect(shell.message(/log in again/)).toHaveCount(1)
  const login = new LogIn(page)
  await login.isHere()
  await login.signIn(account)
  await expect(page).toHaveURL('/bookbuildingweb/order/my-orders')
  await expect(new AlreadyHere(page).denied).toBeHidden()
})

test('a stranger who opens a link gets the log-in page without a word of an ended session, and then the page', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 401 .*user\/info/, 'the app checks whether somebody is signed in')
  const login = new LogIn(page)
  await page.goto('/bookbuildingweb/order/my-orders')
  await login.isHere()
  await expect(new Shell(page).message(/log in again/)).toHaveCount(0)
  await login.signIn(investorAt('cobaltinemining'))
  await expect(page).toHaveURL('/bookbuildingweb/order/my-orders')
})

test('a page opened by a link loads the user and the menu once', async ({ page, enter }) => {
  const loads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(user\/info|menu\/list)$/.test(pathname)) loads.push(pathname)
  })
  await enter(people.viewer)
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(2)
})
