// §2, §6: final terms corrected after the confirmations: every screen says what still counts, and leads to the reissue.
import { toConfirm } from '../allocation.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { Allocation } from '../pages/allocation.ts'
import { Deal } from '../pages/deal.ts'
import { investorAt, people } from '../people.ts'

test('confirmed allocations are corrected, recalled, rebased and confirmed again', async ({
  page,
  enter,
  otherBrowser,
  baseURL,
}) => {
  const { desk, dealId, orders, place, versionId } = await toConfirm(baseURL, 'Reissued')
  await desk.allocation.allocConfirmAll({ versionId })
  const screen = new Allocation(page)
  const dialog = page.getByRole('dialog')
  const investorPage = await otherBrowser()
  const own = investorPage.getByRole('region', { name: 'Your allocation' })
  let launchedSpread = ''
  const outdated = 'A new confirmation will replace it.'
  await enter(investorAt('tamarindtreasury'), `/order/deal/${dealId}`, investorPage)
  await expect(own).toContainText('31.25')

  await test.step('the dialog of the correction names the steps, and the header follows it', async () => {
    await enter(people.desk, `/deal/detail?dealId=${dealId}`)
    const deal = new Deal(page)
    await expect(deal.header).toContainText('3 confirmed, 0 pending')
    const correction = await deal.begin('Correct final terms', 'Correct the final terms')
    await expect(correction.box).toContainText('stay valid until you confirm again')
    launchedSpread = await correction.figure('Spread').inputValue()
    await correction.figure('Spread').fill('116')
    await expect(correction.box).toContainText(
      'recall the allocation, rebase it to current terms, launch it for review and sign-off, then confirm.',
    )
    await correction.field(/^Reason/).fill('The level was mistyped')
    await correction.box.getByRole('button', { name: 'Correct final terms' }).click()
    await expect(correction.box).toBeHidden()
    await expect(deal.header).toContainText('3 confirmed (3 to be reissued), 0 pending')
    await expect(deal.stage('Priced')).toContainText(/\d\d:\d\d/)
    await expect(deal.stage('Allocated')).not.toContainText(/\d/)
  })

  await test.step('the dialog of a second correction compares with the launch', async () => {
    const deal = new Deal(page)
    const correction = await deal.begin('Correct final terms', 'Correct the final terms')
    await expect(correction.box).toContainText('recall the allocation, rebase it to current terms')
    await correction.figure('Spread').fill(launchedSpread)
    await expect(correction.box).toContainText('stay valid until you confirm again')
    await correction.box.getByRole('button', { name: 'Back' }).click()
    await expect(correction.box).toBeHidden()
  })

  await test.step('the investor reads that its confirmation is out of date', async () => {
    await expect(own).toContainText(outdated)
    await expect(own).toContainText('31.25')
  })

  await test.step('the refusal of a confirmation leads to the recall, and the page to the rebase', async () => {
    await enter(people.desk, place)
    await expect(page.getByRole('main')).toContainText('3 confirmed allocations stay valid until reissued.')
    await expect(screen.figure('Confirmed')).toContainText('3')
    await expect(screen.noteOf('Confirmed')).toHaveText('3 to be reissued')
    await screen.button(/^Confirm$/).click()
    await expect(dialog).toContainText('rebase the copy to current terms')
    await dialog.getByRole('button', { name: 'Recall allocation' }).click()
    const recall = page.getByRole('dialog', { name: 'Recall allocation: Core accounts' })
    await recall.getByLabel(/^Reason/).fill('The level was corrected')
    await recall.getByRole('button', { name: 'Recall allocation' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('3 confirmed allocations stay valid until reissued.')
    await expect(screen.noteOf('Confirmed')).toHaveText('3 to be reissued')
    expect(await barriers(page), 'out of date').toEqual([])
    await screen.button('Rebase to current terms').click()
    await expect(screen.button('Rebase to current terms')).toHaveCount(0)
  })

  await test.step('the launch counts the confirmations that stay valid', async () => {
    const [first, second] = orders.map(({ orderId }) => orderId)
    await screen.typeInto(first!, '51.25')
    await screen.typeInto(second!, '30')
    await expect(screen.figure('Remainder')).toContainText('exact')
    await screen.button('Launch allocation').click()
    await expect(dialog).toContainText('3 confirmed allocations stay valid until reissued.')
    await expect(dialog).not.toContainText('Investors see no allocation yet.')
    await dialog.getByRole('button', { name: 'Launch allocation' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('the confirmation lists the sizes that it replaces', async () => {
    const { version } = await desk.allocation.getLaunch({ dealId })
    await expect(screen.noteOf('Confirmed')).toHaveText('3 to be reissued')
    await desk.allocation.signOff({ versionId: version!.versionId, waiver: 'Agreed on the call' })
    await screen.button(/^Confirm$/).click()
    await expect(dialog).toContainText('2 replace confirmations of another size:')
    const sizes = dialog.getByRole('list', { name: 'Changed sizes' }).getByRole('listitem')
    await expect(sizes).toHaveText([
      new RegExp(`^${orders[0]!.number} · .+: 50mm → 51.25mm$`),
      new RegExp(`^${orders[1]!.number} · .+: 31.25mm → 30mm$`),
    ])
    await expect(dialog).toContainText('1 replaces a confirmation of the same size, at corrected terms.')
    await dialog.getByRole('button', { name: 'Confirm 3' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(screen.noteOf('Confirmed')).toHaveText('0 pending')
    await expect(page.getByRole('main')).not.toContainText('stay valid until reissued')
    await expect(own).toContainText('This confirmation replaces the previous one.')
    await expect(own).not.toContainText(outdated)
    await expect(own).toContainText('30')
  })
})
