import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../../test/index.ts'
import { announce, makeDraft } from '../../../../test/deals.ts'
import { pdfOf } from '../../../../test/files.ts'

let app: TestApp
let desk: Client
let dealId: string
let documentId: string
beforeAll(async () => {
  app = await startTestApp()
  desk = await clientOf(app, 'deskoc')
})
afterAll(() => app.close())
beforeEach(async () => {
  dealId = await makeDraft(desk, { shared: { roadshowCode: 'river-2027' } })
  await announce(desk, dealId)
  const file = new File([pdfOf('Roadshow')], 'roadshow.pdf')
  const { fileId } = await desk.files.upload({ purpose: 'document', file })
  ;({ documentId } = await desk.deals.addDoc({
    dealId,
    fileId,
    description: 'Roadshow',
    validFrom: null,
    validUntil: null,
    audience: 'all',
    gated: true,
  }))
})

/** A gate and an investor for each test, so that slowing one down does not affect the others. */
const [first, second, third] = ['investorvellumasia', 'investorvellummacro', 'investorvellumcapital'] as const
const look = async (client: Client) => {
  const { documents, needsCode } = await client.deals.investorDealDetail({ dealId })
  return { needsCode, open: documents.map(({ open }) => open) }
}
const setCode = (sharedVersion: number, roadshowCode: string | null) =>
  desk.deals.editDeal({ dealId, version: 1, sharedVersion, shared: { roadshowCode } })

test('the code opens the gate only to whoever typed it; a new code closes it', async () => {
  const [one, other] = [await clientOf(app, first), await clientOf(app, second)]
  expect(await look(one)).toEqual({ needsCode: true, open: [false] })
  expect(await refusalOf(one.deals.investorDownloadDoc({ dealId, documentId }))).toMatchObject({
    reason: 'deal.code-required',
  })
  expect(await one.deals.openDocs({ dealId, code: 'river-2027' })).toEqual({ open: true, newly: true })
  expect(await look(one)).toEqual({ needsCode: false, open: [true] })
  expect((await one.deals.investorDownloadDoc({ dealId, documentId })).name).toBe('roadshow.pdf')
  expect(await look(other)).toEqual({ needsCode: true, open: [false] })
  await setCode(1, 'delta-2027')
  expect(await look(one)).toEqual({ needsCode: true, open: [false] })
  expect(await refusalOf(one.deals.openDocs({ dealId, code: 'river-2027' }))).toMatchObject({
    reason: 'deal.code-wrong',
  })
  await one.deals.openDocs({ dealId, code: 'delta-2027' })
  expect((await look(one)).open).toEqual([true])
  // The code cannot be removed while a document is gated.
  expect(await refusalOf(setCode(2, null))).toMatchObject({
    fields: [{ field: 'shared.roadshowCode', reason: 'deal.code-missing' }],
  })
})

test('guessing slows down across all deals; no code is ever logged', async () => {
  const guesser = await clientOf(app, third)
  const other = await makeDraft(desk, { shared: { roadshowCode: 'lagoon-2027' } })
  await announce(desk, other)
  const guess = (id: string, code: string) => refusalOf(guesser.deals.openDocs({ dealId: id, code }))
  for (const code of ['aaaa', 'bbbb', 'cccc', 'dddd'])
    expect((await guess(code < 'c' ? dealId : other, code)).reason).toBe('deal.code-wrong')
  const answers: string[] = []
  for (const id of [dealId, other, dealId]) answers.push((await guess(id, 'eeee')).reason)
  expect(answers).toContain('rate.slow-down')
  expect(answers.at(-1)).toBe('rate.slow-down')
  // Even the right code is refused meanwhile.
  expect((await guess(dealId, 'river-2027')).reason).toBe('rate.slow-down')
  const { rows } = await app.database.pool.query<{ text: string }>(
    `select coalesce(string_agg(code || params::text, ' '), '') as text from ledger_entry where ledger_id like 'deal:%'`,
  )
  expect(rows[0]!.text).toContain('document.code-wrong')
  expect(rows[0]!.text).not.toMatch(/river-2027|delta-2027|lagoon-2027|aaaa|eeee/)
})

test('a known code gives no extra guesses at another: repeating it counts, opening gives back one try', async () => {
  const guesser = await clientOf(app, 'investorkestrelpeakus')
  const other = await makeDraft(desk, { shared: { roadshowCode: 'lagoon-2027' } })
  await announce(desk, other)
  const guess = async (code: string) =>
    (await refusalOf(guesser.deals.openDocs({ dealId: other, code }))).reason
  const key = crypto.randomUUID()
  const own = () => guesser.deals.openDocs({ dealId, code: 'river-2027' }, { key })
  await own()
  const answers: string[] = []
  for (const code of ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff', 'gggg']) {
    answers.push(await guess(code))
    // A repeated or renamed success gives nothing back.
    await own().catch(() => {})
    await guesser.deals.openDocs({ dealId, code: 'river-2027' }).catch(() => {})
  }
  expect(answers.at(-1)).toBe('rate.slow-down')
  expect(answers.filter((reason) => reason === 'deal.code-wrong').length).toBeLessThan(5)
})
