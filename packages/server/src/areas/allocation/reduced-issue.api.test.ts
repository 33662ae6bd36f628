// A short book whose issue is reduced: from the launch of its allocation on, every place shows the size that is issued.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { expect, it } from 'vitest'
import { openTestWorld } from '../../../test/index.ts'
import { closedWith, priceAt, proRata, seqOf } from '../../../test/allocation.ts'
import { mm } from '../../../test/orders.ts'
import { until } from '../../../test/until.ts'

const { desk, investor } = openTestWorld({ desk: 'deskoc', investor: 'investor' }, { timedWork: true })

it('a short book that reduces the issue corrects the size of the final terms, wherever it is shown', async () => {
  const overrides = { name: 'A short book' }
  const { dealId } = await closedWith(desk, { millions: 200, overrides })
  const { version, seq } = await desk.allocation.saveVersion({ dealId })
  const { versionId } = version
  const policy = { versionId, expectedSeq: seq, keep: false, policy: proRata, shortfall: 'cut' as const }
  await desk.allocation.allocSubmit(policy)
  await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
  const detail = await desk.deals.bookDealDetail({ dealId })
  expect(detail.header.final?.size).toBe(mm(160))
  expect(detail.guidance.at(-1)).toMatchObject({ kind: 'launched', final: { size: mm(160) } })
  const offer = await investor.deals.investorDealDetail({ dealId })
  expect(offer.header.final?.size).toBe(mm(160))
  expect((await desk.allocation.allocDealInfo({ dealId })).issue).toBe(mm(160))
  const sheet = await investor.deals.investorTermSheet({ dealId })
  const { text } = await readPdf(new Uint8Array(await (await sheet.blob()).arrayBuffer()))
  expect(text.replaceAll(/\s+/g, ' ')).toContain('USD 160mm')
  const { list } = await desk.deals.getDealLog({ dealId, pageNum: 1, pageSize: 15 })
  const launched = list.find(({ what }) => what === 'Allocation launched')
  expect(launched?.changes).toContainEqual({
    field: 'guidance.final',
    from: expect.stringContaining('size 200mm'),
    to: expect.stringContaining('size 160mm'),
  })
  await until(async () => {
    const { list: notices } = await investor.notices.box({})
    const found = notices.find(({ msgTitle }) => msgTitle === `Issue size reduced: ${overrides.name}`)
    expect(found?.msgSummary).toBe('The issue size is USD 160mm, reduced from USD 200mm.')
  })
  // Pricing at the reduced size keeps the launch.
  await priceAt(desk, dealId, 160)
  await desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
  expect(await desk.allocation.allocConfirmAll({ versionId })).toMatchObject({ confirmed: 3 })
})

it('corrects the size of a deal that is priced already, once', async () => {
  const { dealId } = await closedWith(desk, { millions: 200 })
  await priceAt(desk, dealId, 200)
  const { version, seq } = await desk.allocation.saveVersion({ dealId })
  const { versionId } = version
  const policy = { versionId, expectedSeq: seq, keep: false, policy: proRata, shortfall: 'cut' as const }
  await desk.allocation.allocSubmit(policy)
  const pricedAt = async () =>
    (await desk.deals.bookDealDetail({ dealId })).stages.find(({ stage }) => stage === 'Priced')?.at
  const before = await pricedAt()
  expect(before).toEqual(expect.any(String))
  await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
  // It was priced when it was.
  expect(await pricedAt()).toBe(before)
  const { guidance, header } = await desk.deals.bookDealDetail({ dealId })
  const sizes = guidance.flatMap(({ kind, final }) => (final ? [[kind, final.size]] : []))
  expect(sizes.slice(-2)).toEqual([
    ['priced', mm(200)],
    ['priced', mm(160)],
  ])
  expect(header).toMatchObject({ status: 'Priced', final: { size: mm(160) } })
  await desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
  expect(await desk.allocation.allocConfirmAll({ versionId })).toMatchObject({ confirmed: 3 })
})
