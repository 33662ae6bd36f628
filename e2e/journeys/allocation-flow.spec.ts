// §2–§4, §7: the course of a version: shared, launched, reviewed, signed off, confirmed, withdrawn.
import {
  closedBook,
  inProportion,
  launched,
  launchedAsBefore,
  launchedTighter,
  priced,
} from '../allocation.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Allocation } from '../pages/allocation.ts'
import { people } from '../people.ts'

const lead = 'desk.jlm@quillstone.example'

test('the issuer signs off a launch on the page of the allocation, and the desk confirms it', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const { desk, dealId, orders, place } = await closedBook(baseURL, 'Signs off')
  await launched(desk, dealId, 'For signing')
  await priced(desk, dealId)
  const [first] = orders.map(({ orderId }) => orderId)
  const issuer = await otherBrowser()
  const shell = await enter(people.issuer, '/deal/my-deals', issuer)
  const theirs = new Allocation(issuer)

  await test.step('the notice leads to the lines, which are read-only', async () => {
    await shell.bell.open()
    await shell.bell.notices.filter({ hasText: /Please sign off.*Signs off/ }).click()
    await expect(theirs.cell(first!, 'size')).toHaveText('50')
    await expect(theirs.figure('Remainder')).toContainText('exact')
    await expect(theirs.button('Launch allocation')).toHaveCount(0)
    await expect(theirs.grid.getByRole('checkbox')).toHaveCount(0)
    await expect(theirs.cell(first!, 'note')).toHaveCount(0)
  })

  await test.step('the issuer sees how the allocation is distributed', async () => {
    await theirs.tab('Distribution').click()
    const largest = /^Allocation by Region: the largest of \d+ is .+, with [\d.]+%$/
    await expect(issuer.getByRole('img', { name: largest })).toBeVisible()
    await expect(issuer.getByRole('img', { name: /^Allocation by Type: / })).toBeVisible()
    expect(await barriers(issuer), 'distribution').toEqual([])
    await theirs.tab('Allocation').click()
  })

  await test.step('the issuer goes to the book and back', async () => {
    await theirs.way('Order book').click()
    await expect(issuer.getByRole('heading', { level: 1, name: /^Book · / })).toBeVisible()
    await theirs.way('Allocation').click()
    await expect(theirs.cell(first!, 'size')).toHaveText('50')
  })

  await test.step('the issuer comments and signs off', async () => {
    await enter(people.issuer, `/deal/detail?dealId=${dealId}`, issuer)
    await expect(issuer.getByRole('alert')).toContainText('The allocation For signing awaits your sign-off.')
    await expect(issuer.getByRole('textbox', { name: /Reoffer price/ })).not.toBeEditable()
    await theirs.button('Review and sign off').click()
    await issuer.getByLabel('Your comment').fill('As we discussed')
    await theirs.button('Send').click()
    await expect(issuer.getByRole('region', { name: 'Comments' })).toContainText('As we discussed')
    await theirs.button('Sign off').click()
    const dialog = issuer.getByRole('dialog', { name: 'Sign off For signing' })
    await expect(dialog).toContainText('100mm go to 3 orders.')
    await dialog.getByRole('button', { name: 'Sign off' }).click()
    await expect(issuer.getByRole('region', { name: 'Issuer’s sign-off' })).toContainText('Signed off by')
  })

  await test.step('the desk reads the comment and confirms', async () => {
    await enter(people.desk, `/deal/detail?dealId=${dealId}`)
    const screen = new Allocation(page)
    await screen.way('Allocation').click()
    await expect(page).toHaveURL(new RegExp(`${place.replace('?', '\\?')}$`))
    await expect(page.locator('.allocation-versions-signs')).toContainText('Signed off')
    await expect(page.getByTitle('Orders await their confirmation')).toHaveText('Allocation launched')
    await screen.button(/^Confirm$/).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm 3 allocations to their investors' })
    await dialog.getByRole('button', { name: 'Confirm 3' }).click()
    await expect(page.getByText('3 allocations confirmed').first()).toBeVisible()
    expect(await screen.noteOf('Confirmed').innerText(), 'not after the message').toBe('0 pending')
    await expect(dialog).toBeHidden()
    for (const each of [screen, theirs]) await expect(each.noteOf('Confirmed')).toHaveText('0 pending')
    await expect(page.getByTitle('All allocations are confirmed')).toHaveText('Confirmed')
  })
})

test('a desk withdraws a launch with a reason; everybody who saw it is notified and sees it no longer', async ({
  page,
  enter,
  otherBrowser,
  noise,
  baseURL,
}) => {
  noise.expect(/status of 404/, 'the withdrawn launch')
  const { desk, dealId, orders, place } = await closedBook(baseURL, 'Undone')
  await launched(desk, dealId, 'Too early')
  const [, , third] = orders.map(({ orderId }) => orderId)
  const elsewhere = await otherBrowser()
  const issuer = await enter(people.issuer, `/deal/order-book?dealId=${dealId}&view=allocation`, elsewhere)
  await expect(new Allocation(elsewhere).cell(third!, 'size')).toHaveText('18.75')
  await enter(people.desk, place)
  const screen = new Allocation(page)

  await test.step('an open recall stays when a live change takes its button away', async () => {
    await launchedTighter(desk, dealId)
    const outdated = page.getByRole('main').getByText('The allocation is launched on superseded terms.')
    await outdated.getByRole('button', { name: 'Recall allocation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recall allocation: Too early' })
    await dialog.getByRole('textbox').fill('The level moved')
    await launchedAsBefore(desk, dealId)
    await expect(outdated).toHaveCount(0)
    await expect(dialog.getByRole('textbox')).toHaveValue('The level moved')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('withdrawing needs a reason', async () => {
    const recall = screen.button('Recall allocation')
    // In words, also on a laptop.
    await expect.poll(async () => (await recall.boundingBox())?.width).toBeGreaterThan(100)
    await recall.click()
    const dialog = page.getByRole('dialog', { name: 'Recall allocation: Too early' })
    const verb = dialog.getByRole('button', { name: 'Recall' })
    await verb.click()
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox').fill('An account was left out')
    await verb.click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the desk continues on a copy, and the launched version stays unchanged', async () => {
    await expect(screen.figure('Remainder')).toContainText('exact')
    await screen.typeInto(third!, '18')
    await expect(screen.cell(third!, 'size')).toHaveText('18')
    await screen.versions.click()
    await expect(screen.version('Too early').first()).toContainText('Allocation recalled')
  })

  await test.step('a reader who had the launch open sees that it is gone and why; lead and issuer are notified', async () => {
    await expect(elsewhere.getByText('The launch was recalled')).toBeVisible()
    await expect(elsewhere.getByText('An account was left out')).toBeVisible()
    const another = await otherBrowser()
    const jlm = await enter(lead, '/deal/my-deals', another)
    for (const shell of [issuer, jlm]) {
      await shell.bell.open()
      const notice = shell.bell.notices.filter({ hasText: /Allocation recalled/ })
      await expect(notice).toContainText('An account was left out')
    }
  })
})

test('a desk shares a draft with one manager, who reads it until the sharing ends', async ({
  page,
  enter,
  otherBrowser,
  noise,
  baseURL,
}) => {
  noise.expect(/status of 404/, 'the draft is no longer shared')
  const { desk, dealId, orders, place } = await closedBook(baseURL, 'Shared look')
  await inProportion(desk, dealId, 'To look at')
  const [first] = orders.map(({ orderId }) => orderId)
  await enter(people.desk, place)
  const screen = new Allocation(page)
  const dialog = page.getByRole('dialog', { name: 'Share To look at' })

  await test.step('the desk finds the manager by name and bank', async () => {
    await screen.button(/^Share$/).click()
    await dialog.getByRole('combobox').fill('Zhou Wen')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await dialog.getByLabel('Note (optional)').fill('A first look')
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  const elsewhere = await otherBrowser()
  const theirs = new Allocation(elsewhere)
  await test.step('the notice leads to the draft, which is read-only', async () => {
    const shell = await enter(lead, '/deal/my-deals', elsewhere)
    await shell.bell.open()
    await shell.bell.notices.filter({ hasText: /shared.*Shared look/ }).click()
    await expect(theirs.cell(first!, 'size')).toHaveText('50')
    await expect(theirs.button('Launch allocation')).toHaveCount(0)
    await theirs.cell(first!, 'size').dblclick()
    await expect(theirs.cell(first!, 'size').locator('input')).toHaveCount(0)
  })

  await test.step('the desk reads whom the draft is shared with and ends that', async () => {
    await screen.button(/^Share$/).click()
    const has = dialog.getByRole('region', { name: 'Shared with' })
    await expect(has).toContainText('Quillstone')
    await expect(has).toContainText('A first look')
    await has.getByRole('button', { name: /^Stop sharing with/ }).click()
    await expect(has.getByRole('listitem')).toHaveCount(0)
    await expect(elsewhere.getByText('No allocation yet')).toBeVisible()
  })
})

test('a desk deletes and restores a version; a version of other terms is stale until it is moved to the current ones', async ({
  page,
  enter,
  baseURL,
}) => {
  const { desk, dealId, orders, place } = await closedBook(baseURL, 'Comes back')
  const { versionId } = await inProportion(desk, dealId, 'Goes on')
  await desk.allocation.saveVersion({ dealId, copyOf: versionId, name: 'Put away' })
  const [first] = orders.map(({ orderId }) => orderId)
  await enter(people.desk, place)
  const screen = new Allocation(page)

  await test.step('the desk deletes and restores a version', async () => {
    await screen.versions.click()
    await screen.version('Put away').getByRole('button', { name: 'Delete' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Delete Put away' })
    await expect(confirmation).toContainText('100mm, 3 lines')
    await confirmation.getByRole('button', { name: 'Delete version' }).click()
    await expect(confirmation).toBeHidden()
    await screen.versions.click()
    await expect(screen.version('Put away')).toHaveCount(0)
    await screen.button('Deleted versions').click()
    const dialog = page.getByRole('dialog', { name: 'Deleted versions' })
    await dialog.getByRole('button', { name: 'Revive' }).click()
    await expect(dialog).toContainText('No deleted versions.')
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await screen.versions.click()
    await expect(screen.version('Put away')).toHaveCount(1)
    await page.keyboard.press('Escape')
  })

  await test.step('a stale version cannot be launched', async () => {
    await launchedTighter(desk, dealId)
    await expect(page.locator('.kit-dense-bar [data-sign="stale"]').first()).toBeVisible()
    await screen.button('Launch allocation').click()
    const dialog = page.getByRole('dialog', { name: 'Launch allocation: Goes on' })
    await expect(dialog).toContainText('This version is out of date')
    await expect(dialog.getByRole('button', { name: 'Launch allocation' })).toBeDisabled()
    await page.keyboard.press('Escape')
  })

  await test.step('moved to the current terms, it can be launched', async () => {
    await screen.versions.click()
    await screen.version('Goes on').getByRole('button', { name: 'Rebase to current terms' }).click()
    await expect(screen.version('Goes on').locator('[data-sign="stale"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(screen.cell(first!, 'size')).toHaveText('50')
    await screen.button('Launch allocation').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Launch allocation' }).click()
    await expect(page.locator('.allocation-versions-signs').first()).toContainText('Launched')
  })
})

test('when two desks type into one line, the later one sees both figures and decides', async ({
  page,
  enter,
  otherBrowser,
  noise,
  baseURL,
}) => {
  noise.expect(/status of 409/, 'the later figure')
  const { desk, dealId, orders, place } = await closedBook(baseURL, 'One line')
  await inProportion(desk, dealId, 'Of two')
  const [, second] = orders.map(({ orderId }) => orderId)
  const elsewhere = await otherBrowser()
  await enter(people.desk, place)
  await enter(people.superAdmin, place.replace('/deal/', '/board/'), elsewhere)
  const [ours, theirs] = [new Allocation(page), new Allocation(elsewhere)]

  await ours.cell(second!, 'size').dblclick()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('20')
  await theirs.typeInto(second!, '25')
  await expect(theirs.cell(second!, 'size')).toHaveText('25')
  await expect(ours.figure('Allocated')).toContainText('93.75')
  await page.keyboard.press('Enter')
  await expect(ours.note).toContainText('you entered 20, but Mira Solberg saved 25')
  await expect(theirs.cell(second!, 'size')).toHaveText('25')
  await ours.note.getByRole('button', { name: 'Use mine' }).click()
  await expect(theirs.cell(second!, 'size')).toHaveText('20')
  await expect(theirs.figure('Allocated')).toContainText('88.75')
})
