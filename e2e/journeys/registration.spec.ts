// An institution registers itself on a phone; an administrator approves it; the invited contact logs in.
import { readResetLink } from '@bookrunner/contract/auth'
import { createClient } from '@bookrunner/contract'
import { apiAs, codesFor, newCode } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Bell } from '../pages/bell.ts'
import { choose } from '../pages/choose.ts'
import { LogIn } from '../pages/login.ts'
import { people } from '../people.ts'

test.use({ ownSessions: true })

const password = 'First-password-1!'

test('an institution registers on a phone, is approved, and its contact logs in', async ({
  page,
  context,
  enter,
  otherBrowser,
  noise,
  worldUrl,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/, 'the connection is cut')
  noise.expect(/status of 400 .*admin\/login/, 'an applicant has no password')
  noise.expect(/status of 403 .*agency\/register\/confirm/, 'the registration is under review')
  const account = `applicant.${Date.now().toString(36)}@slatebay.example`
  const name = `Slate Bay Capital ${Date.now().toString(36)}`
  const twin = `${name} Limited`
  const client = createClient({ baseUrl: worldUrl })
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: 'Submit registration' })

  await test.step('from log-in to the code', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/bookbuildingweb/login')
    await page.getByRole('link', { name: 'Register an institution' }).click()
    await expect(main.getByRole('heading', { name: 'Register your institution' })).toBeVisible()
    await main.getByRole('button', { name: 'Send code' }).click()
    await expect(main.getByText('enter e-mail')).toBeVisible()
    await main.getByLabel('Work e-mail').fill(account)
    await main.getByRole('button', { name: 'Send code' }).click()
    const code = main.getByLabel('6-digit code')
    await expect(code).toBeVisible()
    await code.fill(await newCode(client, account, new Set()))
  })

  await test.step('the form keeps what is typed, and says what is missing', async () => {
    await expect(main.getByText(`Confirmed: ${account}.`)).toBeVisible()
    expect(await barriers(page), 'the form').toEqual([])
    await submit.click()
    for (const prompt of [
      'Enter the entity.',
      'Select a region.',
      'Select a jurisdiction.',
      'Enter the name.',
      'Enter a phone number.',
    ])
      await expect(main.getByText(prompt, { exact: true })).toBeVisible()
    await main.getByLabel('English name').fill(name)
    await main.getByLabel('LEI').fill('5493000IBP32UQZ0KL25')
    await expect(main.getByText(/This is no LEI/)).toBeVisible()
    await main.getByLabel('LEI').fill('5493000ibp32uqz0kl24')
    await expect(main.getByText('Check digits match')).toBeVisible()
    await choose(main, 'Region', 'Asia-Pacific')
    await main.getByRole('combobox', { name: 'Jurisdiction' }).fill('Singapore')
    await choose(main, 'Jurisdiction', 'Singapore (SG)')
    await main.getByLabel('Name', { exact: true }).fill('Ada Lau')
    await main.getByRole('textbox', { name: 'Phone' }).fill('12')
    await submit.click()
    await expect(main.getByText('phone format error')).toBeVisible()
    await main.getByRole('textbox', { name: 'Phone' }).fill('2345 6789')
    await page.reload()
    await expect(main.getByLabel('English name')).toHaveValue(name)
    await expect(main.getByRole('textbox', { name: 'Phone' })).toHaveValue('2345 6789')
  })

  await test.step('a lost connection loses nothing', async () => {
    await context.setOffline(true)
    await submit.click()
    await expect(main.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
    await context.setOffline(false)
    await submit.click()
    await expect(main.getByRole('heading', { name: 'Received' })).toBeVisible()
    await expect(main.getByText(`We e-mail ${account} when your registration is reviewed.`)).toBeVisible()
    await page.reload()
    await expect(main.getByRole('heading', { name: 'Received' })).toBeVisible()
  })

  await test.step('before the approval log-in tells nothing, and the mailbox that it is under review', async () => {
    await main.getByRole('link', { name: 'Back to log in' }).click()
    const login = new LogIn(page)
    await login.givePassword(account)
    await expect(login.problem).toContainText('The account or the password is incorrect.')
    await page.getByRole('link', { name: 'Register an institution' }).click()
    await main.getByRole('button', { name: 'Register another institution' }).click()
    await main.getByLabel('Work e-mail').fill(account)
    const before = new Set(await codesFor(client, account))
    await main.getByRole('button', { name: 'Send code' }).click()
    await main.getByLabel('6-digit code').fill(await newCode(client, account, before))
    await expect(main.getByRole('heading', { name: 'Under review' })).toBeVisible()
    await expect(page).toHaveURL(/\/register/)
  })

  await test.step('an administrator opens it from the notice, reads that it has a twin, and approves it', async () => {
    await (await apiAs(worldUrl, people.superAdmin)).entities.add({ name: twin })
    const far = await otherBrowser()
    await enter(people.superAdmin, '/system/org-manage', far)
    await expect(far.getByRole('link', { name: /Pending review/ })).toBeVisible()
    const bell = new Bell(far)
    await bell.open()
    await bell.notices.filter({ hasText: `${name} has registered and waits for review.` }).click()
    const review = far.getByRole('dialog', { name })
    await expect(review.getByText(`Registered by ${account}`)).toBeVisible()
    await expect(review.getByText(twin)).toBeVisible()
    expect(await barriers(far), 'the review').toEqual([])
    await review.getByRole('button', { name: 'Approve and invite' }).click()
    await expect(review).toBeHidden()
  })

  await test.step('the contact sets a password with the invitation and logs in', async () => {
    const invitation = async () => {
      const { list } = await client.demo.outbox({ account })
      return list.find(({ subject }) => subject.includes('approved'))?.text
    }
    await expect.poll(invitation).toContain(`${name} is approved`)
    const address = /https?:\/\/\S+/.exec((await invitation())!)![0]
    expect(readResetLink(new URL(address).hash)?.account).toBe(account)
    const { pathname, hash } = new URL(address)
    await page.goto(`${pathname}${hash}`)
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('Confirm new password').fill(password)
    await page.getByRole('button', { name: 'Save new password' }).click()
    const login = new LogIn(page)
    await login.isHere()
    await login.signIn(account, password)
    await expect(page).toHaveURL(/\/order\/my-orders/)
  })
})
