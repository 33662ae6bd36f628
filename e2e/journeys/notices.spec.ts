// §3, §5, §8: an administrator writes a notice, schedules and recalls it, sends it; an investor reads it.
import { apiAs } from '../api.ts'
import { barriers } from '../checks/axe.ts'
import { expect, test } from '../journey.ts'
import { people } from '../people.ts'

test('an administrator writes a notice with an image, and its reader reads it', async ({
  page,
  enter,
  otherBrowser,
  noise,
  baseURL,
}) => {
  noise.expect(/status of 409.*msg\/user\/del/, 'the last recipient stays')
  const title = `Holiday ${Date.now().toString(36)}`
  const shell = await enter(people.systemAdmin, '/system/notice')
  await expect(shell.title).toHaveText('Notice')
  const main = page.getByRole('main')
  const form = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Title' }) })

  await test.step('what is missing is named with the words of the specification', async () => {
    await main.getByRole('button', { name: 'New notice' }).first().click()
    await form.getByRole('button', { name: 'Send notice' }).click()
    for (const prompt of [
      'Enter a title.',
      'Enter a summary.',
      'Enter the content.',
      'Select a push contact.',
    ])
      await expect(form.getByText(prompt)).toBeVisible()
  })

  await test.step('the text is typed and formatted, with an image', async () => {
    await form.getByLabel('Title').fill(title)
    await form.getByLabel('Summary').fill('Hong Kong is closed')
    const text = form.getByRole('textbox', { name: 'Content' })
    await text.click()
    await page.keyboard.type('Closed on ')
    await form.getByRole('button', { name: 'Bold' }).click()
    await page.keyboard.type('Friday')
    await expect(text.locator('strong')).toHaveText('Friday')
    await form.locator('input[type=file]').setInputFiles({
      name: 'map.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    })
    await expect(text.locator('img')).toHaveJSProperty('naturalWidth', 1)
    expect(await barriers(page), 'the form').toEqual([])
  })

  await test.step('recipients are found and picked', async () => {
    await form.getByPlaceholder('Institution or person').fill('kestrelpeak')
    const institution = form.locator('.ant-tree-treenode', { hasText: 'Kestrelpeak Asset Management' })
    await institution.locator('.ant-tree-checkbox').click()
    await form.getByPlaceholder('Institution or person').fill('Tamarind')
    await form
      .locator('.ant-tree-treenode', { hasText: 'Tamarind' })
      .first()
      .locator('.ant-tree-checkbox')
      .click()
    await expect(form.locator('.ant-tag')).toHaveCount(2)
  })

  await test.step('the screen is chosen on which it appears, and the link follows', async () => {
    await form.getByRole('combobox', { name: 'Menu tab' }).click()
    await page.locator('.ant-select-item', { hasText: 'My Orders' }).click()
    await expect(form.getByLabel('Link to a page')).toHaveValue('/order/my-orders')
  })

  await test.step('it is scheduled, recalled, and sent after all', async () => {
    await form.getByRole('radio', { name: 'Scheduled' }).check()
    await form.getByRole('button', { name: 'Schedule notice' }).click()
    await expect(form.getByText('Select the publishing method and time.')).toBeVisible()
    await form.getByLabel('Day', { exact: true }).fill('31 dec 2099')
    await form.getByLabel('Time of day').fill('09:00')
    await form.getByRole('button', { name: 'Schedule notice' }).click()
    await expect(form).toBeHidden()
    const row = main.getByRole('row').filter({ hasText: title })
    await expect(row.getByText('Scheduled')).toBeVisible()
    await row.getByRole('button', { name: title }).click()
    await form.getByRole('button', { name: /^Remove Tamarind/ }).click()
    const ask = page.getByRole('dialog', { name: /^Remove Tamarind.* from the recipients\?$/ })
    await expect(ask).toContainText('The others get the notice at')
    await ask.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(form.locator('.ant-tag')).toHaveCount(1)
    await form.getByRole('button', { name: /^Remove Kestrelpeak/ }).click()
    const askLast = page.getByRole('dialog', { name: /^Remove Kestrelpeak.* from the recipients\?$/ })
    await askLast.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Nobody else gets this notice')).toBeVisible()
    await expect(askLast).toBeHidden()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toBeHidden()
    await row.getByRole('button', { name: 'Recall' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Recall' }).click()
    await expect(row.getByText('Recalled')).toBeVisible()
    await row.getByRole('button', { name: title }).click()
    await form.getByRole('radio', { name: 'Real-time' }).check()
    await form.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await expect(preview.getByText('Closed on Friday')).toBeVisible()
    await preview.getByRole('button', { name: 'Close' }).click()
    await form.getByRole('button', { name: 'Send notice' }).click()
    await expect(row.getByText('Sent')).toBeVisible()
  })

  await test.step('the reader gets it live, reads it with its image, and the report says so', async () => {
    const elsewhere = await otherBrowser()
    const reader = await enter(people.investor, '/order/my-orders', elsewhere)
    await expect(reader.title).toHaveText('My Orders')
    // The screen of its menu tab shows it until it is read.
    const onScreen = elsewhere.getByRole('alert').filter({ hasText: title })
    await onScreen.getByRole('button', { name: 'Read notice' }).click()
    const opened = elsewhere.getByRole('dialog', { name: title })
    await expect(opened.locator('strong')).toHaveText('Friday')
    await expect(opened.locator('img')).toHaveJSProperty('naturalWidth', 1)
    await expect(opened.getByText('Hong Kong is closed')).toBeVisible()
    await expect(onScreen).toBeHidden()
    await opened.getByRole('button', { name: 'Close' }).last().click()
    await reader.walkTo('/my-notices')
    await expect(reader.title.filter({ visible: true })).toHaveText('My notices')
    await elsewhere.getByRole('button', { name: title }).click()
    await expect(opened.locator('strong')).toHaveText('Friday')
    const admin = await apiAs(baseURL ?? '', people.systemAdmin)
    const { list } = await admin.notices.list({ keyword: title })
    await expect
      .poll(async () => (await admin.notices.readers({ logId: list[0]!.logId, read: true })).total)
      .toBe(1)
    await main.getByRole('row').filter({ hasText: title }).getByRole('button', { name: /^1 of/ }).click()
    await expect(page.getByRole('heading', { name: 'Who read it' })).toBeVisible()
  })
})
