// The term sheet: its level is no guidance any more once the deal is priced, and its size is in the reader's words.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closedWith, priceAt } from '../../../../test/allocation.ts'
import { submitted } from '../../../../test/lifecycle.ts'
import { clientOf, startTestApp, type TestApp } from '../../../../test/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const textOf = async (file: { blob: () => Promise<Blob> }): Promise<string> =>
  (await readPdf(new Uint8Array(await (await file.blob()).arrayBuffer()))).text

it('names the level guidance until the deal is priced', async () => {
  const desk = await clientOf(app, 'deskoc')
  const { dealId } = await closedWith(desk)
  expect(await textOf(await desk.deals.termSheet({ dealId }))).not.toContain('Priced at')
  await priceAt(desk, dealId)
  expect(await textOf(await desk.deals.termSheet({ dealId }))).toContain('Priced at')
})

it('says a size of free text in the words of the reader', async () => {
  const size = { kind: 'text' as const, text: 'CNH 1.5bn expected' }
  const dealId = await submitted(await clientOf(app, 'deskoc'), 'IPG', { terms: { currency: 'CNH', size } })
  const sheets = ['US', 'CN', 'HK'] as const
  const [english, simplified, traditional] = await Promise.all(
    sheets.map(async (language) =>
      textOf(await (await clientOf(app, 'deskoc', language)).deals.termSheet({ dealId })),
    ),
  )
  expect(english).toContain('CNH 1.5bn expected')
  expect(simplified).toContain('CNH 预期 15 亿')
  expect(traditional).toContain('CNH 預期 15 億')
})
