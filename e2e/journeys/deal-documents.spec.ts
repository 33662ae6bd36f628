// §3 Docs: a document is uploaded, described and gated; a disguised file is refused with a message. And the form in
// 繁體.
import { open, writeFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { apiAs } from '../api.ts'
import { leftInEnglish, rawKeys } from '../checks/texts.ts'
import { announceDeal, dealName, draftDeal } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { Deal } from '../pages/deal.ts'
import { DealForm } from '../pages/deal-form.ts'
import { investorAt, people } from '../people.ts'

/** A PDF of one page, with a valid cross-reference table. */
function pdf(): Buffer {
  const line = 'BT /F 24 Tf 72 760 Td (Roadshow) Tj ET'
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${line.length}>>stream\n${line}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = String(text.length).padStart(10, '0')
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const trailer = `trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 6\n0000000000 65535 f \n${places.join('')}${trailer}`, 'latin1')
}

test('a desk uploads, describes and gates a document, and an investor opens it with the code', async ({
  page,
  enter,
  otherBrowser,
  noise,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const dealId = await draftDeal(desk, dealName('Documents'))
  await announceDeal(desk, dealId)
  await enter(people.desk, `/deal/detail?dealId=${dealId}&tab=docs`)
  const form = new DealForm(page)
  const dialog = page.getByRole('dialog', { name: 'Add a document' })
  const chooser = dialog.locator('input[type=file]')
  const add = page.getByRole('button', { name: 'Add a document' })

  await test.step('the desk sets the code first, with a reason because the deal is announced', async () => {
    await form.box('shared.roadshowCode').fill('WIND-2031')
    await page.keyboard.press('ControlOrMeta+s')
    const reason = page.getByRole('dialog', { name: 'Change an announced deal' })
    await reason.getByRole('textbox').fill('Roadshow begins.')
    await reason.getByRole('button', { name: 'Save changes' }).click()
    await expect(form.bar).toContainText('All saved')
  })

  await test.step('a file of 60 MB and a file of two types at once are refused with a message', async () => {
    await add.click()
    const large = test.info().outputPath('large.pdf')
    const file = await open(large, 'w')
    await file.truncate(60 * 1024 * 1024)
    await file.close()
    await chooser.setInputFiles(large)
    await expect(dialog.getByRole('alert')).toContainText('The file is too large: the maximum is 50 MB')
    noise.expect(/status of 400 .*upload/, 'a file of two types at once is refused')
    const double = test.info().outputPath('double.pdf')
    await writeFile(double, Buffer.concat([pdf(), Buffer.from('<script>alert(1)</script>')]))
    await chooser.setInputFiles(double)
    await expect(dialog.getByRole('alert')).toContainText('The file contains hidden content.')
    await expect(dialog.getByRole('button', { name: 'Add document' })).toBeDisabled()
  })

  await test.step('a valid file is uploaded with its progress shown', async () => {
    const holdUntilSeen = async (route: Route) => {
      await expect(dialog.getByText('Uploading slides.pdf')).toBeVisible()
      await expect(dialog.getByRole('progressbar', { name: 'Uploading slides.pdf' })).toBeVisible()
      await route.continue()
    }
    await page.route('**/tools/upload', holdUntilSeen, { times: 1 })
    await chooser.setInputFiles({ name: 'slides.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('slides')
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Roadshow slides')
    await dialog.getByRole('checkbox', { name: 'Investors need the roadshow code' }).check()
    await dialog.getByRole('button', { name: 'Add document' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: 'Roadshow slides' })).toContainText(
      'Needs the roadshow code',
    )
  })

  await test.step('an investor types a wrong code, then the right one; the desk sees the download counted', async () => {
    const far = await otherBrowser()
    const shell = await enter(investorAt('kestrelpeak'), `/order/deal/${dealId}`, far)
    await shell.bell.open()
    await shell.bell.notices.filter({ hasText: /New document.*Roadshow slides/s }).click()
    const docs = far.getByRole('region', { name: 'Documents' })
    const code = docs.getByRole('textbox', { name: 'Roadshow code' })
    noise.expect(/status of 400 .*openDocs/, 'a wrong code is refused')
    await code.fill('WIND-2032')
    await code.press('Enter')
    await expect(docs.getByText('The roadshow code is incorrect.')).toBeVisible()
    await expect(code).toHaveValue('WIND-2032')
    await code.fill('WIND-2031')
    await code.press('Enter')
    const saved = far.waitForEvent('download')
    await docs.getByRole('button', { name: 'Download Roadshow slides' }).click()
    expect((await saved).suggestedFilename()).toBe('slides.pdf')
    await new Deal(page).tab('Log')
    const log = page.getByRole('region', { name: 'Deal log' })
    await expect(log).toContainText('Wrong roadshow code entered')
    await expect(log).toContainText('Document downloaded')
    await page.reload()
    await new Deal(page).tab('Docs')
    const row = page.getByRole('row').filter({ hasText: 'Roadshow slides' })
    await expect(row.getByRole('cell').nth(3)).toHaveText('1')
  })

  await test.step('a corrected file takes its place, with the same details', async () => {
    await page.getByRole('button', { name: 'Replace Roadshow slides' }).click()
    const replace = page.getByRole('dialog', { name: 'Replace a document' })
    const file = { name: 'corrected.pdf', mimeType: 'application/pdf', buffer: pdf() }
    await replace.locator('input[type=file]').setInputFiles(file)
    await replace.getByRole('button', { name: 'Replace document' }).click()
    await expect(replace).toBeHidden()
    const row = page.getByRole('row').filter({ hasText: 'Roadshow slides' })
    await expect(row).toHaveCount(1)
    await expect(row).toContainText('corrected.pdf')
    await expect(row).toContainText('Needs the roadshow code')
  })
})

const tabs = ['發行人', '承銷團', '評級', '條款', '價格指引', '文件', '日誌']

test('in 繁體, no text of a deal is left in English and no text key shows', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const name = dealName('Read')
  const dealId = await draftDeal(desk, name)
  const shell = await enter(people.desk, `/deal/detail?dealId=${dealId}`)
  await shell.read('繁體中文')
  for (const tab of tabs) {
    await new Deal(page).tab(tab)
    await expect(page.locator('.ant-skeleton')).toHaveCount(0)
    expect.soft(await rawKeys(page), tab).toEqual([])
    const ownWords = (text: string) => text.includes(name) || codes.some((code) => code.test(text))
    expect
      .soft(
        (await leftInEnglish(page)).filter((text) => !ownWords(text)),
        tab,
      )
      .toEqual([])
  }
  // The log names the person's bank as Hong Kong writes it.
  await expect(page.getByRole('main').getByText('燈港證券').first()).toBeVisible()
})

/** The same in every language: codes of markets and zones, names, levels, figures with their unit, hashes. */
const codes = [
  /^(Eddie$|USD |Glasswing|Lantern|DEMO)/,
  /^(Reg S|ISIN|SBLC|EIPU|MTN|B&D|Euroclear|Clearstream|XS0000000000|CT10|Baa1|Baa1\/A-\/BBB\+ \(stable\)|S&P)$/,
  /^(HKT|T\+120 area|[0-9a-f]{8}|[0-9a-f]{64})$/,
]
