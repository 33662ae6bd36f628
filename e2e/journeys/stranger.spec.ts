// The first walk: from the bare address to a screen and out again.
import { isSessionCookie } from '../api.ts'
import { rawKeys } from '../checks/texts.ts'
import { expect, test } from '../journey.ts'
import { LogIn } from '../pages/login.ts'
import { Shell } from '../pages/shell.ts'
import { people } from '../people.ts'
import { words } from '../words.ts'

test('a new user signs in with a mailed code, opens every menu entry and signs out', async ({
  page,
  context,
  noise,
}) => {
  const login = new LogIn(page)
  const shell = new Shell(page)

  await test.step('she is led to log-in and reads the code in a second tab', async () => {
    await page.goto('/')
    await login.isHere()
    await login.signInWithOutbox(people.superAdmin)
    await shell.isHere()
  })

  await test.step('her session is stored where no script reads it', async () => {
    const cookies = await context.cookies()
    const session = cookies.find(({ name }) => isSessionCookie(name))
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).toContain(people.superAdmin)
    expect(stored).not.toContain(session?.value)
    expect(stored).not.toMatch(/token|authorization/i)
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  await test.step('she opens every entry of her menu', async () => {
    await expect.poll(() => shell.entries()).toEqual(words.US.superAdminMenu)
    for (const entry of words.US.superAdminMenu) {
      await shell.choose(entry)
      // The dealboard opens on its list, which has its own title.
      await expect(shell.title).toHaveText(entry === 'Dealboard' ? 'All deals' : entry)
      await expect(page).toHaveTitle(`${await shell.title.innerText()} · Bookrunner`)
      expect(await rawKeys(page)).toEqual([])
    }
  })

  await test.step('she signs out, and nothing of hers stays in the browser', async () => {
    await shell.logOut()
    await expect(page.getByText('Logged out')).toBeVisible()
    await login.isHere()
    await expect(page).toHaveURL('/bookbuildingweb/login')
    const left = await context.cookies()
    expect(left.filter(({ name }) => isSessionCookie(name))).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('bookrunner.session'))).toBeNull()
    noise.expect(/status of 401 .*user\/info/, 'the app checks whether somebody is still signed in')
    await page.goBack()
    await login.isHere()
    await expect(page.getByText('Mira Solberg')).toHaveCount(0)
    await page.goBack()
    await login.isHere()
  })
})

test('a password is sent encrypted', async ({ page, noise }) => {
  noise.expect(/status of 400 .*admin\/login/, 'the wrong password')
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  const login = new LogIn(page)
  await login.open()
  await login.givePassword(people.desk, 'Not#My1Password')
  await expect(page.getByText('The account or the password is incorrect.')).toBeVisible()
  expect(bodies.join('\n')).not.toContain('Not#My1Password')
  expect(bodies.join('\n')).not.toContain(encodeURIComponent('Not#My1Password'))
})

test('log-in takes at most 200 kB of script, and loads nothing for later screens', async ({ page }) => {
  await new LogIn(page).open()
  await page.waitForLoadState('networkidle')
  // What is loaded in idle time counts as well.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 })))
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .map((script) => ({
        name: script.name.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '.js'),
        size: (script as PerformanceResourceTiming).encodedBodySize,
      })),
  )
  const names = scripts.map(({ name }) => name).toSorted()
  expect(names).toEqual(['boot.js', 'index.js', 'libraries.js', 'rolldown-runtime.js'])
  expect(scripts.every(({ size }) => size > 0)).toBe(true)
  expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(200_000)
})
