// §2, §6: the menu of each kind of person, and addresses that are not theirs.
import { expect, test } from '../journey.ts'
import { AlreadyHere } from '../pages/already-here.ts'
import { LogIn } from '../pages/login.ts'
import { Shell } from '../pages/shell.ts'
import { people } from '../people.ts'

const elsewhere = ['/board/deal-board', '/house/user-manage', '/system/role-manage']
const deals = ['/deal/my-deals', '/deal/detail', '/deal/alloc', '/deal/order-book']
const orders = ['/order/my-orders', '/order/deal/any']
const everything = [...deals, ...orders, ...elsewhere]

/** One of them in a browser; all roles and screens are compared in `domain/areas/roles/screens.test.ts`. */
test('a desk sees exactly its menu, and no address opens more', async ({ page, enter, noise }) => {
  noise.expect(
    /status of 404 .*(bookDealDetail|bookOrderList|allocDealInfo|allocOrderList)/,
    'there is no deal called "any"',
  )
  const shell = await enter(people.desk)
  await expect.poll(() => shell.entries()).toEqual(['My Deals', 'Global Entities'])
  await shell.goTo('/')
  await expect(page).toHaveURL(/\/bookbuildingweb\/deal\/my-deals$/)

  for (const place of everything) {
    await shell.walkTo(`${place}?dealId=any`)
    if (deals.includes(place)) {
      await expect(page.locator('[aria-current="page"]').and(shell.tabs.all)).toHaveAttribute(
        'href',
        new RegExp(`/bookbuildingweb${place}\\?dealId=any$`),
      )
      await expect(
        page.getByRole('main').getByRole('heading').filter({ visible: true }).first(),
      ).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`/bookbuildingweb${place}\\?dealId=any$`))
    } else {
      await new AlreadyHere(page).isHere()
      await expect(page).toHaveURL(/\/login\?redirect_url=/)
    }
  }
})

test('an address without permission shows one message and offers home or another account', async ({
  page,
  enter,
}) => {
  const shell = await enter(people.investor)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await shell.goTo('/system/user-manage?keyword=lo')
  await expect(shell.message('You do not have permission to open this page')).toHaveCount(1)
  const here = new AlreadyHere(page)
  await here.isHere()
  await expect(here.denied).toBeVisible()
  await expect(page).toHaveURL(
    `/bookbuildingweb/login?redirect_url=${encodeURIComponent('/system/user-manage?keyword=lo')}`,
  )
  // No redirect loop: the page is requested, refused, and stays at 403.
  expect(visited.length).toBeLessThanOrEqual(3)

  await here.home()
  await expect(shell.title).toHaveText('My Orders')

  await shell.goTo('/system/user-manage?keyword=lo')
  await here.useAnotherAccount()
  const login = new LogIn(page)
  await login.isHere()
  await login.signIn(people.systemAdmin)
  await expect(shell.title).toHaveText('User Management')
  await expect(page).toHaveURL('/bookbuildingweb/system/user-manage?keyword=lo')
})

test('an unknown path shows a 404, inside the frame when signed in and alone when not', async ({
  page,
  enter,
}) => {
  await page.goto('/bookbuildingweb/no/such/place')
  await expect(page.getByRole('heading', { name: '404 · Page not found' })).toBeVisible()
  await page.getByRole('button', { name: 'Go to log in' }).click()
  await new LogIn(page).isHere()

  const shell = await enter(people.desk)
  await shell.goTo('/no-such-place')
  await expect(shell.title).toHaveText('404 · Page not found')
  await expect(shell.menu).toBeVisible()
  await page.getByRole('button', { name: 'Go to start page' }).click()
  await expect(shell.title).toHaveText('My Deals')

  for (const [path, title] of [
    ['/403', '403 · No permission'],
    ['/404', '404 · Page not found'],
    ['/500', '500 · Something went wrong on the server'],
  ] as const) {
    await shell.walkTo(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
})

test('a link from a colleague opens after log-in', async ({ page, noise }) => {
  noise.expect(/status of 401 .*user\/info/, 'the app checks whether somebody is signed in')
  noise.expect(
    /status of 404 .*(bookDealDetail|bookOrderList|allocDealInfo|allocOrderList)/,
    'there is no deal called "abc"',
  )
  await page.goto('/bookbuildingweb/deal/order-book?dealId=abc&view=type#row-7')
  const login = new LogIn(page)
  await login.isHere()
  await login.signIn(people.viewer)
  await new Shell(page).isHere()
  await expect(page).toHaveURL('/bookbuildingweb/deal/order-book?dealId=abc&view=type#row-7')
})

test('the old start address and a trailing slash lead to the same page', async ({ page, enter }) => {
  const shell = await enter(people.desk, '/deal/')
  await expect(page).toHaveURL('/bookbuildingweb/deal/my-deals')
  await shell.goTo('/deal/my-deals/')
  await expect(shell.title).toHaveText('My Deals')
})

/** Another origin, a script, an encoded other origin. */
const hostile = ['//evil.example', 'javascript:alert(1)', '/%2Fevil.example', '/\tevil']

test('a hostile redirect_url leads nowhere but home', async ({ page, enter, baseURL }) => {
  const shell = await enter(people.desk)
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${baseURL}/bookbuildingweb/`)) left.push(frame.url())
  })
  page.on('dialog', (dialog) => left.push(dialog.message()))
  for (const target of hostile) {
    const query = new URLSearchParams({ redirect_url: target }).toString()
    await shell.walkTo(`/login?${query}`)
    await expect(page).toHaveURL(`/bookbuildingweb/login?${query}`)
    await new AlreadyHere(page).isHere()
  }
  await new AlreadyHere(page).home()
  await expect(shell.title).toHaveText('My Deals')
  expect(left).toEqual([])
})

test('a hostile redirect_url does not survive a log-in either', async ({ page }) => {
  const login = new LogIn(page)
  await login.open('?redirect_url=%2F%2Fevil.example%2Fbookbuildingweb')
  await login.signIn(people.viewer)
  await expect(new Shell(page).title).toHaveText('My Deals')
  await expect(page).toHaveURL('/bookbuildingweb/deal/my-deals')
})
