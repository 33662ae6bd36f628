// The term sheet of a priced deal: its level is no guidance any more.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closedWith, priceAt } from '../../../../test/allocation.ts'
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
