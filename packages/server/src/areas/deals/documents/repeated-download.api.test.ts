// A key that downloaded a document sends it again, but only to who may still open it.
import { expect, it } from 'vitest'
import type { CallRefused } from '@bookrunner/contract'
import { openTestWorld } from '../../../../test/index.ts'
import { announce, fullShared, makeDraft } from '../../../../test/deals.ts'
import { pdfOf } from '../../../../test/files.ts'

const { desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' })

const add = async (dealId: string) => {
  const file = new File([pdfOf('Offering circular')], 'circular.pdf')
  const { fileId } = await desk.files.upload({ purpose: 'document', file })
  const details = {
    description: 'Circular',
    validFrom: null,
    validUntil: null,
    audience: 'all',
    gated: false,
  } as const
  return (await desk.deals.addDoc({ dealId, fileId, ...details })).documentId
}

/** The name of the file, or why it is refused. */
const nameOf = (download: Promise<{ name: string }>) =>
  download.then(
    ({ name }) => name,
    (fault: unknown) => (fault as CallRefused).reason,
  )

/** For a manager and an investor, each with the same key every time. */
const downloaded = (dealId: string, documentId: string) => {
  const options = { key: `again-${documentId}` }
  const calls = [desk.deals.downloadDoc, investor.deals.investorDownloadDoc]
  return Promise.all(calls.map((call) => nameOf(call({ dealId, documentId }, options))))
}

const sent = 'circular.pdf'
const opened = async () => {
  const dealId = await makeDraft(desk, { shared: { ...fullShared, roadshowCode: 'river-2027' } })
  await announce(desk, dealId)
  const documentId = await add(dealId)
  expect(await downloaded(dealId, documentId)).toEqual([sent, sent])
  return { dealId, documentId }
}

it('sends nothing after the document was removed', async () => {
  const { dealId, documentId } = await opened()
  await desk.deals.removeDoc({ dealId, documentId })
  expect(await downloaded(dealId, documentId)).toEqual(['record.unknown', 'record.unknown'])
})

it('sends an expired document to managers only', async () => {
  const { dealId, documentId } = await opened()
  const validUntil = Temporal.Now.plainDateISO('Asia/Hong_Kong').add({ days: -1 }).toString()
  await desk.deals.editDoc({ dealId, documentId, validUntil })
  expect(await downloaded(dealId, documentId)).toEqual([sent, 'record.unknown'])
})

it('requires the code of a gate that was closed since', async () => {
  const { dealId, documentId } = await opened()
  await desk.deals.editDoc({ dealId, documentId, gated: true })
  expect(await downloaded(dealId, documentId)).toEqual([sent, 'deal.code-required'])
  await investor.deals.openDocs({ dealId, code: 'river-2027' })
  expect(await downloaded(dealId, documentId)).toEqual([sent, sent])
})
