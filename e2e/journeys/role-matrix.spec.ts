// Every seeded role and every deal-level role, generated from the tables in `e2e/matrix`: each opens every screen that it
// may open and no other, and finds every action that it may do and no other.
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { finds, matrixActs, type MatrixAct } from '../matrix/acts.ts'
import { desks, inRole, matrixDeals } from '../matrix/deals.ts'
import { walkDealPages } from '../matrix/deal-pages.ts'
import { addressOf, matrixScreens, mayOpen } from '../matrix/screens.ts'
import { dealRoles, type Walker } from '../matrix/tables.ts'
import { people } from '../people.ts'

const walkers: Readonly<Record<string, Walker & { readonly account: string }>> = {
  'a super administrator': {
    account: people.superAdmin,
    role: 'Super administrator',
    family: 'platform',
    tier: 1,
    code: 'admin',
  },
  'a system administrator': {
    account: people.systemAdmin,
    role: 'System administrator',
    family: 'platform',
    tier: 4,
    code: 'admin',
  },
  'the administrator of a bank': {
    account: people.bankAdmin,
    role: 'Institution administrator',
    family: 'manager',
    tier: 2,
    code: 'manager',
  },
  'the administrator of an investor': {
    account: people.investorAdmin,
    role: 'Institution administrator',
    family: 'investor',
    tier: 2,
    code: 'investor',
  },
  'a syndicate manager': {
    account: desks.oc,
    role: 'Syndicate manager',
    family: 'manager',
    tier: 3,
    code: 'manager',
  },
  'a syndicate viewer at a bank': {
    account: people.viewer,
    role: 'Syndicate viewer',
    family: 'manager',
    tier: 3,
    code: 'manager',
  },
  'a syndicate viewer at an issuer': {
    account: people.issuer,
    role: 'Syndicate viewer',
    family: 'manager',
    tier: 3,
    code: 'manager',
  },
  'an investor': {
    account: people.investor,
    role: 'Investor',
    family: 'investor',
    tier: 3,
    code: 'investor',
  },
}

const opened = (page: Page) =>
  expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)

/** Looks for the actions of a screen behind one opener, or for those beside each other. */
const checkActs = async (page: Page, acts: readonly MatrixAct[], walker: Walker): Promise<void> => {
  const [{ opener, on } = { opener: undefined, on: '' }] = acts
  if (opener !== undefined) {
    const named = page.getByRole('main').getByRole('button', { name: opener, exact: true })
    const button = named.filter({ visible: true }).first()
    if (acts.some((act) => finds(walker, act))) await expect(button, `${on}, ${opener}`).toBeVisible()
    else if (!(await button.isVisible()) || (await button.isDisabled())) return
    await button.click()
    const over = page.getByRole('main').getByRole('menu').or(page.getByRole('dialog'))
    await expect(over.filter({ visible: true }).last()).toBeVisible()
    await opened(page)
  }
  // First those that must be there: by then the rest of the screen has come, too.
  const sorted = acts.toSorted((one, other) => Number(finds(walker, other)) - Number(finds(walker, one)))
  for (const act of sorted)
    await expect
      .soft(act.find(page), `${on}, ${opener ?? ''}: ${act.key}`)
      .toBeVisible({ visible: finds(walker, act) })
  if (opener === undefined) return
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const [who, walker] of Object.entries(walkers))
  test(`${who} opens the screens of the role and finds its actions`, async ({
    page,
    enter,
    noise,
    worldUrl,
  }) => {
    noise.expect(/status of 40[34] /, 'some pages of a deal are not for everybody')
    const { led } = await matrixDeals(worldUrl)
    const shell = await enter(walker.account)
    const mine = matrixScreens.filter((screen) => mayOpen(walker, screen))
    const entries = mine.flatMap((screen) => screen.entry ?? [])
    await expect.poll(() => shell.entries()).toEqual(entries)

    for (const screen of matrixScreens) {
      const place = addressOf(screen, led)
      if (!mine.includes(screen)) {
        // To log-in with the message, or to the page of the same deal that the role does open. The address is typed again if
        // the redirect of the one before was still under way.
        await expect(async () => {
          await shell.walkTo(place)
          await expect.poll(() => page.url(), { message: place, timeout: 5000 }).not.toContain(place)
        }).toPass()
        const to = new URL(page.url()).pathname.replace('/bookbuildingweb', '')
        expect(
          to === '/login' || mine.some(({ path }) => to.startsWith(path)),
          `${place} leads to ${to}`,
        ).toBe(true)
        // The next address is typed once this one is settled.
        await expect(shell.title.filter({ visible: true }).first(), place).toBeVisible()
        await opened(page)
        continue
      }
      await shell.walkTo(place)
      await expect(shell.title.filter({ visible: true }), place).toHaveText(screen.title)
      expect(page.url(), place).toContain(place)
      await opened(page)
      const acts = matrixActs.filter(({ on }) => on === screen.path)
      for (const group of Map.groupBy(acts, ({ opener }) => String(opener ?? '')).values())
        await checkActs(page, group, walker)
    }
  })

for (const role of dealRoles)
  test(`${role} of a deal finds on its pages what the role allows`, async ({
    page,
    enter,
    noise,
    worldUrl,
  }) => {
    noise.expect(/status of 40[34] /, 'a draft or a page of the deal is not for everybody')
    const { account, of } = inRole[role]
    const deals = (await matrixDeals(worldUrl))[of]
    await enter(account)
    await walkDealPages(page, role, deals)
  })
