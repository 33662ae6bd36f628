// Parties that are names only, a pasted line of ratings, papers where they are wanted, and an odd term that was
// published so.
import { apiAs } from '../api.ts'
import { dealName } from '../deals.ts'
import { expect, test } from '../journey.ts'
import { DealForm } from '../pages/deal-form.ts'
import { people } from '../people.ts'

test('a desk types in a deal as it was published', async ({ page, enter, baseURL }) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const { dealId } = await desk.deals.saveDeal({ name: dealName('Parties') })
  await enter(people.desk, `/deal/detail?dealId=${dealId}&tab=issuer`)
  const form = new DealForm(page)
  const asName = (name: string) => page.getByRole('button', { name: `Use “${name}” as a name only` })

  await test.step('an issuer, a guarantor and a bank that are no institutions stay names', async () => {
    await form.field('shared.issuerId').getByRole('combobox').fill('Kookaburra Rail (BVI) Limited')
    await asName('Kookaburra Rail (BVI) Limited').click()
    await expect(form.field('shared.issuerId')).toContainText('Kookaburra Rail (BVI) Limited')
    const guarantors = form.field('shared.guarantors')
    await guarantors.getByRole('combobox').fill('Kookaburra Rail Holdings')
    await asName('Kookaburra Rail Holdings').click()
    // Tab takes a typed name, too.
    await guarantors.getByRole('combobox').fill('Kookaburra Western Track')
    await guarantors.getByRole('combobox').press('Tab')
    await expect(guarantors).toContainText('Kookaburra Western Track')
    await form.tab('Syndicate')
    await page.getByRole('combobox', { name: 'Add a bank' }).fill('Wattlebird Securities')
    await asName('Wattlebird Securities').click()
    const roles = page.getByRole('group', { name: 'Roles of Wattlebird Securities' })
    await roles.getByRole('button', { name: 'JLM' }).click()
    await roles.getByRole('button', { name: 'CM', exact: true }).click()
  })

  await test.step('a line of ratings fills the table', async () => {
    await form.tab('Ratings')
    await page.getByRole('textbox', { name: 'Line of ratings' }).fill('Baa1/A-/BBB+ (stable)')
    await page.getByRole('button', { name: 'Fill in' }).click()
    await expect(form.field('shared.ratings')).toContainText('BBB+')
    await expect(page.getByRole('combobox', { name: 'Fitch, Issue: outlook' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Rated' }).click()
    await page.getByTitle('Guarantor: Kookaburra Western Track').click()
    await page.getByRole('textbox', { name: 'Line of ratings' }).fill('Ba1')
    await page.getByRole('button', { name: 'Fill in' }).click()
  })

  await test.step('papers open where they are wanted, and what looks odd is ticked once', async () => {
    await form.tab('Terms')
    await page.getByRole('button', { name: 'Papers, approvals, fees', exact: true }).last().click()
    await form.type('terms.series', '037')
    await form.field('terms.mtn').getByRole('checkbox').check()
    const odd = page.getByRole('complementary', { name: 'What looks odd' })
    await odd.getByRole('button', { name: 'Looks odd: 2' }).click()
    await expect(odd).toContainText('MTN and programme go together')
    await expect(odd).toContainText('nobody can sign off the allocation')
    const open = odd.getByRole('checkbox', { checked: false })
    await open.first().click()
    await expect(open).toHaveCount(1)
    await open.click()
    await expect(open).toHaveCount(0)
    await form.save()
    await page.reload()
    await odd.getByRole('button', { name: 'Odd, as published: 2' }).click()
    await expect(odd.getByRole('checkbox', { checked: true })).toHaveCount(2)
  })

  const { shared, terms, asPublished, warnings } = await desk.deals.bookDealDetail({ dealId })
  expect(shared).toMatchObject({
    issuerId: null,
    issuerName: 'Kookaburra Rail (BVI) Limited',
    guarantors: [
      { entityId: null, name: 'Kookaburra Rail Holdings' },
      { entityId: null, name: 'Kookaburra Western Track' },
    ],
    namedBanks: [{ name: 'Wattlebird Securities', roles: ['CM'] }],
  })
  expect(shared.ratings.map(({ grade, party }) => [grade, party?.name])).toEqual([
    ['Baa1', undefined],
    ['A-', undefined],
    ['BBB+', undefined],
    ['Ba1', 'Kookaburra Western Track'],
  ])
  expect(terms).toMatchObject({ series: '037', mtn: true })
  expect(warnings).toEqual([])
  expect(asPublished.map(({ field }) => field).toSorted()).toEqual([
    'terms.issuerSignsOff',
    'terms.programme',
  ])
  expect(asPublished[0]).toMatchObject({ by: { entity: { shortName: 'Lantern' } } })
})

test('an administrator links a name to its institution, in all of its deals', async ({
  page,
  enter,
  baseURL,
}) => {
  const desk = await apiAs(baseURL ?? '', people.desk)
  const bank = `Dotterel Securities ${Date.now()}`
  const draft = async (name: string) => {
    const syndicate = [{ entityId: 'ent_lantern', roles: ['OC' as const], appointedOn: null }]
    const namedBanks = [{ name: bank, roles: ['JLM' as const] }]
    return desk.deals.saveDeal({ name: dealName(name), shared: { syndicate, namedBanks } })
  }
  const drafts = [await draft('Link one'), await draft('Link two')]
  await enter(people.superAdmin, '/system/names')
  await page.getByRole('button', { name: `Link ${bank}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('Quillstone')
  await page
    .getByTitle(/Quillstone/)
    .first()
    .click()
  await dialog.getByRole('button', { name: 'Link in 2 deals' }).click()
  await expect(page.getByText('Linked in 2 deals')).toBeVisible()
  await expect(page.getByRole('button', { name: `Link ${bank}` })).toHaveCount(0)
  for (const { dealId } of drafts) {
    const { shared } = await desk.deals.bookDealDetail({ dealId })
    expect(shared.namedBanks).toEqual([])
    expect(shared.syndicate.at(-1)).toMatchObject({ entityId: 'ent_quillstone', roles: ['JLM'] })
  }
})
