// §1, §5: passwords and codes, right, wrong, late, forgotten and changed.
import { CallRefused, createClient } from '@bookrunner/contract'
import { apiAs, codesFor, isSessionCookie, newCode } from '../api.ts'
import { expect, test } from '../journey.ts'
import { LogIn } from '../pages/login.ts'
import { Outbox } from '../pages/outbox.ts'
import { NewPassword } from '../pages/passwords.ts'
import { Shell } from '../pages/shell.ts'
import { demoPassword, investorAlone, investorAt, people } from '../people.ts'

test.use({ ownSessions: true })

const fresh = 'Harbour=Light-77'
const wrongPassword = 'The account or the password is incorrect.'

test.beforeEach(({ noise }) => {
  noise.expect(/status of 400 .*admin\//, 'a wrong password or code is refused')
})

test('a wrong password, an unknown account and a frozen one get the same message', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 403 .*admin\/login/, 'a frozen account with the right password')
  const login = new LogIn(page)
  await login.open()
  await login.givePassword(investorAt('sundialreserve'), 'Wrong#Password1')
  await expect(login.problem).toHaveText(wrongPassword)
  await expect(login.password).toBeFocused()
  await expect(login.password).toHaveValue('')
  await login.givePassword('nobody@nowhere.example', 'Wrong#Password1')
  await expect(login.problem).toHaveText(wrongPassword)
  // The message is the same as before: the emptied field tells that this answer has come.
  await expect(login.password).toHaveValue('')
  await login.givePassword(people.frozen, 'Wrong#Password1')
  await expect(login.problem).toHaveText(wrongPassword)
  await expect(login.password).toHaveValue('')
  await login.givePassword(people.frozen)
  await expect(login.problem).toHaveText('This account is frozen. Please contact your administrator.')
})

test('a missing value is reported beside its field', async ({ page }) => {
  const login = new LogIn(page)
  await login.open()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter an account.')).toBeVisible()
  await expect(page.getByText('password cannot be empty')).toBeVisible()
  await login.account.fill('not-an-address')
  await login.account.blur()
  await expect(page.getByText('Email format error')).toBeVisible()
})

test('after five wrong codes the log-in starts again', async ({ page, baseURL }) => {
  const login = new LogIn(page)
  const account = investorAt('sundialreserve')
  await login.open()
  const client = createClient({ baseUrl: baseURL ?? '' })
  const before = new Set(await codesFor(client, account))
  await login.givePassword(account)
  await expect(login.code).toBeVisible()
  const code = await newCode(client, account, before)
  const wrong = code === '000000' ? '000001' : '000000'
  for (const left of [4, 3, 2, 1]) {
    await login.giveCode(wrong)
    await expect(login.problem).toHaveText(`The code is incorrect. Tries left: ${left}.`)
    await expect(login.code).toBeFocused()
    await expect(login.code).toHaveValue('')
  }
  await login.giveCode(wrong)
  await login.isHere()
  await expect(login.problem).toHaveText('This code is no longer valid. Please log in again for a new one.')
  // The account is still in its field; the earlier code is no longer valid.
  await expect(login.account).toHaveValue(account)
  await login.signIn(account)
  await expect(new Shell(page).title).toHaveText('My Orders')
})

test('an expired code is reported, and a new one can be requested when the server allows it', async ({
  page,
  noise,
}) => {
  noise.expect(/status of 429 .*admin\/auth\/resend/, 'the server has its own clock')
  await page.clock.install()
  const login = new LogIn(page)
  await login.open()
  await login.givePassword(investorAt('sundialstability'))
  await expect(login.code).toBeVisible()
  await expect(page.getByText(/Valid for another (10:00|9:5\d)/)).toBeVisible()
  await expect(login.resend()).toBeDisabled()
  await expect(login.resend()).toHaveText(/Send a new code in \d+ s/)
  await page.clock.fastForward('01:00')
  await expect(login.resend()).toHaveText('Send a new code')
  await login.resend().click()
  await page.clock.runFor(1000)
  await expect(page.getByText(/Too many attempts\. Please wait \d+ seconds/)).toBeVisible()

  // A minute later by the server's clock as well; the server's tests check that the new code replaces the old one.
  const data = {
    nextStep: 'code',
    ticket: 'another',
    maskedEmail: 'i***@sundialstability.example',
    resendAfterSeconds: 60,
    expiresInSeconds: 600,
  }
  await page.route('**/admin/auth/resend', (route) =>
    route.fulfill({ json: { code: 200, message: 'OK', data, traceId: 'trace' } }),
  )
  await page.clock.fastForward('01:00')
  await login.resend().click()
  await expect(page.getByText('A new code is on its way; the old one is no longer valid.')).toBeVisible()
  await expect(login.resend()).toBeDisabled()
  await page.clock.fastForward('10:00')
  await expect(page.getByText('The code has expired. Request a new one.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled()
})

test('a user resets a forgotten password by the mailed link', async ({ page }) => {
  const account = investorAlone('marrowbyteachers')
  const login = new LogIn(page)
  await login.open()
  const outbox = await Outbox.inNewTab(page, account)
  await login.forgot()
  await page.getByLabel('Account (e-mail)').fill(account)
  await page.getByRole('button', { name: 'Send link and code' }).click()
  await expect(page.getByText(`If the account ${account} exists`)).toBeVisible()
  await outbox.newMail()
  await outbox.link().click()

  const reset = new NewPassword(outbox.page)
  await expect(reset.page.getByText(`For ${account}, using the link from the e-mail.`)).toBeVisible()
  // The token of the link is removed from the address at once.
  await expect(reset.page).toHaveURL('/bookbuildingweb/reset-password')

  await test.step('the password policy is shown while typing', async () => {
    const rules: [string, string][] = [
      ['at least 12 characters', 'abcdefghijkl'],
      ['a digit', '7'],
      ['a lowercase letter', 'a'],
      ['an uppercase letter', 'A'],
      ['one of ~!@#$%^&()=-?+*', '='],
    ]
    for (const [rule, enough] of rules) {
      await reset.fresh.fill('')
      await expect(reset.rule(rule, 'missing')).toBeVisible()
      await reset.fresh.fill(enough)
      await expect(reset.rule(rule, 'met')).toBeVisible()
    }
    await reset.fresh.fill('tooweak')
    await reset.fresh.blur()
    await expect(
      reset.page.getByText(
        'enter new password (12+ chars with upper/lower case, digits and special characters)',
      ),
    ).toBeVisible()
  })

  await reset.fresh.fill(fresh)
  await reset.again.fill(`${fresh}x`)
  await reset.again.blur()
  await expect(reset.page.getByText('passwords do not match')).toBeVisible()
  await reset.again.fill(fresh)
  await reset.page.getByRole('button', { name: 'Save new password' }).click()
  await expect(reset.page.getByText('modification successful')).toBeVisible()

  const again = new LogIn(reset.page)
  await again.isHere()
  await again.givePassword(account, demoPassword)
  await expect(again.problem).toHaveText(wrongPassword)
  await again.signIn(account, fresh)
  await expect(new Shell(reset.page).title).toHaveText('My Orders')
})

test('the code of the reset mail works too, and an unknown account gets the same answer', async ({
  page,
  baseURL,
}) => {
  const account = investorAlone('tamarindgulf')
  await page.goto('/bookbuildingweb/forgot-password')
  await page.getByLabel('Account (e-mail)').fill('nobody@nowhere.example')
  await page.getByRole('button', { name: 'Send link and code' }).click()
  await expect(page.getByText('If the account nobody@nowhere.example exists')).toBeVisible()

  await page.goto('/bookbuildingweb/forgot-password')
  const client = createClient({ baseUrl: baseURL ?? '' })
  const before = new Set(await codesFor(client, account))
  await page.getByLabel('Account (e-mail)').fill(account)
  await page.getByRole('button', { name: 'Send link and code' }).click()
  const code = await newCode(client, account, before)
  const reset = new NewPassword(page)
  await reset.code.fill(code === '999999' ? '999998' : '999999')
  await reset.fresh.fill(fresh)
  await reset.again.fill(fresh)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('The link or code is incorrect or has expired.')).toBeVisible()
  await reset.code.fill(code)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('modification successful')).toBeVisible()
  await new LogIn(page).isHere()
})

test('at the first log-in the password is changed before anything else', async ({ page, baseURL, noise }) => {
  noise.expect(/status of 400 .*user\/editpwd/, 'the initial password again is refused')
  const login = new LogIn(page)
  await login.open('?redirect_url=%2Forder%2Fmy-orders')
  await login.signIn(people.newcomer)
  const choose = page.getByRole('heading', { name: 'Choose your own password' })
  await expect(choose).toBeVisible()

  await test.step('no other screen or API call is open to her', async () => {
    await page.goto('/bookbuildingweb/order/my-orders')
    await expect(choose).toBeVisible()
    await expect(page).toHaveURL('/bookbuildingweb/change-password')
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
    const api = await apiAs(baseURL ?? '', people.newcomer)
    const { user } = await api.users.info()
    const refused = await api.notices.readAll({ userId: user.userId }).catch((fault: unknown) => fault)
    expect(refused).toBeInstanceOf(CallRefused)
    expect(refused).toMatchObject({ code: 402 })
  })

  const form = new NewPassword(page)
  await form.change(demoPassword, demoPassword)
  await expect(page.getByText('The new password must differ from the old one.')).toBeVisible()
  await form.change(demoPassword, fresh)
  await expect(page.getByText('modification successful')).toBeVisible()
  await login.isHere()
  await login.signIn(people.newcomer, fresh)
  await expect(new Shell(page).title).toHaveText('My Orders')
})

test('a user changes the password from the user menu and is led to log-in a second later', async ({
  page,
  enter,
  noise,
}) => {
  noise.expect(/status of 400 .*user\/editpwd/, 'a wrong old password is refused')
  const account = investorAlone('marrowbycivil')
  const shell = await enter(account)
  await shell.fromUserMenu('Change password')
  await expect(shell.title).toHaveText('Change password')
  const form = new NewPassword(page)
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Enter the old password.')).toBeVisible()
  await form.change('Not#My1Password', fresh)
  await expect(page.getByText('The old password is incorrect.')).toBeVisible()
  const began = Date.now()
  await form.change(demoPassword, fresh)
  await expect(page.getByText('modification successful')).toBeVisible()
  const login = new LogIn(page)
  await login.isHere()
  await expect(page).toHaveURL('/bookbuildingweb/login')
  expect(Date.now() - began).toBeGreaterThan(1000)
  const left = await page.context().cookies()
  expect(left.filter(({ name }) => isSessionCookie(name))).toEqual([])
  await login.signIn(account, fresh)
  await shell.bell.open()
  await expect(shell.bell.notices.filter({ hasText: 'Password changed' })).toBeVisible()
})
