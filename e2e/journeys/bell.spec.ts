// §1, §9: the bell. Live, and polled every 10 s without a live connection.
import type { Page } from '@playwright/test'
import { apiAs } from '../api.ts'
import { expect, test } from '../journey.ts'
import { Shell } from '../pages/shell.ts'
import { investorAt, people } from '../people.ts'

test.use({ ownSessions: true })

const viewerRole = 'rol_syndicateviewer'
const managerRole = 'rol_syndicatemanager'

/** An administrator changes somebody's role: she gets a notice, and her menu changes. */
async function changeRole(baseURL: string | undefined, account: string, roleId: string) {
  const admin = await apiAs(baseURL ?? '', people.superAdmin)
  const { list } = await admin.users.list({ keyword: account, pageNum: 1, pageSize: 15 })
  const userId = list.find((user) => user.account === account)?.userId ?? ''
  await admin.users.edit({ userId, roleId })
}

/** Counts a page's requests for notices from now on: live, it makes none. */
function asksOf(page: Page): () => number {
  let asks = 0
  page.on('request', (request) => {
    if (request.url().includes('/book/msg/box')) asks++
  })
  return () => asks
}

test('a notice arrives live, and reading it in one window marks it read in the other', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const account = 'desk.jgc@brasslight.example'
  const shell = await enter(account, '/deal/my-deals')
  const elsewhere = await otherBrowser()
  const other = await enter(account, '/deal/my-deals', elsewhere)
  await shell.bell.clear()
  await expect(other.bell.unread(0)).toBeVisible()

  const asks = [page, elsewhere].map(asksOf)

  await test.step('an administrator changes her rights, and both bells show a notice', async () => {
    await changeRole(baseURL, account, viewerRole)
    await expect(shell.bell.unread(1)).toBeVisible()
    await expect(other.bell.unread(1)).toBeVisible()
  })

  await test.step('a notice read in one window is read in the other', async () => {
    await shell.bell.open()
    await expect(shell.bell.notices.first()).toContainText('Your permissions changed')
    await shell.bell.notices.first().click()
    await expect(shell.title.filter({ visible: true })).toHaveText('My profile')
    await expect(shell.bell.unread(0)).toBeVisible()
    await expect(other.bell.unread(0)).toBeVisible()
  })

  await test.step('marking all read reaches the other window', async () => {
    await changeRole(baseURL, account, managerRole)
    await changeRole(baseURL, account, viewerRole)
    await expect(other.bell.unread(2)).toBeVisible()
    await other.bell.open()
    await other.bell.readAll()
    await expect(other.bell.unread(0)).toBeVisible()
    await expect(other.bell.list.getByText('Unread')).toHaveCount(0)
    await expect(shell.bell.unread(0)).toBeVisible()
    expect(
      asks.map((count) => count()),
      'requests for notices',
    ).toEqual([0, 0])
  })

  await test.step('after a reload it is still so, and the menu follows the new rights', async () => {
    await page.reload()
    await expect(shell.bell.unread(0)).toBeVisible()
    await expect.poll(() => shell.entries()).toEqual(['My Deals'])
  })
  await changeRole(baseURL, account, managerRole)
  await expect(shell.bell.unread(1)).toBeVisible()
})

test('without the live connection, polling every 10 s brings the notice', async ({
  page,
  enter,
  baseURL,
  noise,
}) => {
  noise.expect(/WebSocket|status of 500/, 'the live connection is cut, and a poll fails')
  // No other journey uses the account: its rights stay changed.
  const account = 'issuer@seventhterrace.example'
  await page.routeWebSocket('**/api/live', (socket) => socket.close())
  const shell = await enter(account, '/deal/my-deals')
  await expect(shell.liveSign).toHaveText(/^\s*Not live since \d\d:\d\d:\d\d \S+$/)
  await shell.bell.clear()
  // §8: a poll that fails says nothing, and the next one comes.
  const polls: number[] = []
  await page.route('**/book/msg/box**', (route) => {
    polls.push(Number(new URL(route.request().url()).searchParams.get('pageSize')))
    return polls.length === 1 ? route.fulfill({ status: 500, body: '' }) : route.continue()
  })
  await changeRole(baseURL, account, managerRole)
  await expect(shell.bell.unread(1)).toBeVisible({ timeout: 40_000 })
  expect(polls.length).toBeGreaterThan(1)
  expect(new Set(polls), '§9: the page size of every poll').toEqual(new Set([500]))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('notices appear in the reader’s language, also earlier ones', async ({ page, enter }) => {
  const shell = await enter(investorAt('ironmosslife'), '/order/my-orders')
  await shell.bell.open()
  await expect(shell.bell.list).toContainText('Welcome to Bookrunner')
  await page.keyboard.press('Escape')
  await shell.read('简体中文')
  await page.getByRole('button', { name: /^通知：\d+ 条未读$/ }).click()
  await expect(page.getByRole('region', { name: '通知' })).toContainText('欢迎使用 Bookrunner')
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '全部标为已读' }).click()
  await expect(page.getByRole('button', { name: '通知：0 条未读' })).toBeVisible()
})

test('the bell works by keyboard alone', async ({ page, enter }) => {
  const shell = await enter(investorAt('ironmossre'), '/order/my-orders')
  await shell.bell.button.focus()
  await page.keyboard.press('Enter')
  await expect(shell.bell.list).toBeVisible()
  const welcome = shell.bell.notices.filter({ hasText: 'Welcome to Bookrunner' })
  await expect(welcome).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(shell.bell.list.getByRole('button', { name: 'Mark all as read' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(shell.bell.notices.first()).toBeFocused()
  // Of deals her house has orders on, there may be newer ones above it.
  const above = (await shell.bell.notices.allInnerTexts()).findIndex((text) => text.includes('Welcome'))
  for (let place = 0; place < above; place++) await page.keyboard.press('Tab')
  await expect(welcome).toBeFocused()
  const unread = await shell.bell.unreadCount()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Welcome to Bookrunner' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(new Shell(page).bell.unread(unread - 1)).toBeVisible()
})
