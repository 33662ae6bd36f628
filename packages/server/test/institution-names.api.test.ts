// Names of institutions and their types in the reader's Chinese: replies, files and notices, for each reader.
import { readPdf } from '@cj-tech-master/excelts/pdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, type Client, type Language } from '@bookrunner/contract'
import { classes, groups, houses } from '../seeds/demo-world/houses.ts'
import { closedWith, priceAt, launchedOn } from './allocation.ts'
import { sheetsIn } from './book-file.ts'
import { sharedWithBnd } from './deals.ts'
import { clientOf, startTestApp, type TestApp } from './index.ts'
import { until } from './until.ts'

const name = 'Names 3y'
/** Through Brasslight, then Quillstone: Ironmoss is the reading investor. */
const entered = [
  ['ent_ironmosslife', 80, { throughId: 'ent_brasslight' }],
  ['ent_kestrelpeak', 50, { throughId: 'ent_quillstone' }],
] as const

let app: TestApp
let dealId: string
let orderIds: string[]
let versionId: string
beforeAll(async () => {
  app = await startTestApp({ timedWork: true })
  const desk = await clientOf(app, 'deskoc')
  const made = await closedWith(desk, {
    orders: entered.map(([investorId, millions, content]) => [investorId, millions, content]),
    overrides: { name, shared: sharedWithBnd },
  })
  dealId = made.dealId
  orderIds = made.orderIds
  versionId = await launchedOn(desk, dealId)
  const lead = await clientOf(app, 'deskjlm')
  await lead.allocation.review({ versionId, verdict: 'asked', text: 'Why?' })
  await priceAt(desk, dealId)
  await desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
  await desk.allocation.allocConfirmAll({ versionId })
  await until(async () => expect((await desk.notices.box({})).list.length).toBeGreaterThan(0))
})
afterAll(() => app.close())

const bytesOf = async (file: { blob: () => Promise<Blob> }) =>
  new Uint8Array(await (await file.blob()).arrayBuffer())
const excelText = async (file: { blob: () => Promise<Blob> }) =>
  JSON.stringify([...(await sheetsIn(await bytesOf(file)))])
const pdfText = async (file: { blob: () => Promise<Blob> }) =>
  (await readPdf(await bytesOf(file))).text.replaceAll(/\s+/g, '')

/** What a manager reads of the deal, its book and its allocation. */
const managerReads = ({ deals, book, orders, allocation, notices, users }: Client) => [
  deals.bookDealDetail({ dealId }),
  deals.getDealLog({ dealId }),
  deals.getInvestorList({}),
  deals.downloadDealLog({ dealId }).then(excelText),
  book.bookOrderList({ dealId }),
  book.bookOrderCompanyList({ dealId }),
  book.bookOrderGroupList({ dealId }),
  book.getMergeOrderListToManage({ dealId }),
  book.bookOrderExport({ dealId }).then(async ({ fileId }) => excelText(await book.download({ fileId }))),
  ...orderIds.flatMap((orderId) => [
    orders.getOrderDetailForBook({ orderId }),
    orders.getOrderLog({ orderId }),
  ]),
  allocation.getLaunch({ dealId }),
  allocation.allocOrderList({ dealId }),
  ...(['type', 'group', 'lead'] as const).map((by) => allocation.distribution({ dealId, by })),
  allocation.settlementList({ dealId }),
  allocation.league({ dealId }),
  allocation.fillReport({ dealId }),
  ...(['workbook', 'settlement', 'league', 'justification'] as const).map(async (kind) => {
    const { fileId } = await allocation.export({ dealId, kind })
    return excelText(await allocation.download({ fileId }))
  }),
  notices.box({}),
  users.info({}),
]

const investorReads = ({ deals, orders, allocation, notices }: Client) => {
  const orderId = orderIds[0]!
  return [
    deals.investorDealDetail({ dealId }),
    deals.getBndByList({ dealId }),
    orders.myOrder({}),
    orders.getHisOrderList({ orderId }),
    orders.downloadMyOrder({}).then(excelText),
    orders.downloadConfirmation({ orderId }).then(pdfText),
    allocation.myAllocation({ dealId }),
    allocation.downloadAllocation({ orderId }).then(pdfText),
    allocation.downloadFillReport({ dealId }).then(excelText),
    notices.box({}),
  ]
}

/** Everything that this reader may read, as text. What the page itself picks a name from is left out. */
const readBy = async (person: string, language: Language): Promise<string> => {
  const client = await clientOf(app, person, language)
  const reads = person.startsWith('investor') ? investorReads(client) : managerReads(client)
  const answers = await Promise.all(
    reads.map((read: Promise<unknown>) =>
      read.catch((fault: unknown) => {
        if (!(fault instanceof CallRefused)) throw fault
        return null
      }),
    ),
  )
  return JSON.stringify(answers, (key, value: unknown) =>
    key === 'nameCn' || key === 'nameHk' ? undefined : value,
  )
}

/** Names that the two scripts write differently. */
const scripts = [
  ...houses.map(({ nameCn, nameHk }) => ({ nameCn, nameHk })),
  ...[...groups, ...classes].map(([, , nameCn, nameHk]) => ({ nameCn, nameHk })),
].filter(({ nameCn, nameHk }) => nameCn !== nameHk)

describe.each([
  ['deskoc', ['紅隼峰集團', '鐵苔人壽保險', '燈港證券', '銅光資本市場', '羽石銀行', '資產管理']],
  ['deskjgc', ['紅隼峰集團', '鐵苔人壽保險', '燈港證券', '資產管理']],
  ['deskjlm', ['羽石銀行', '紅隼峰資產管理', '資產管理']],
  ['deskbnd', ['九疊證券', '資產管理']],
  ['issuer', ['資產管理']],
  ['superadmin', ['紅隼峰集團', '鐵苔人壽保險', '燈港證券', '資產管理']],
  ['investorironmosslife', ['鐵苔人壽保險', '銅光資本市場', '玻翼新能源控股', '燈港證券']],
] as const)('for %s', (person, expected) => {
  it('Hong Kong reads traditional names only', async () => {
    const text = await readBy(person, 'HK')
    expect(expected.filter((each) => !text.includes(each))).toEqual([])
    expect(scripts.filter(({ nameCn }) => text.includes(nameCn))).toEqual([])
  })

  it('the mainland reads simplified names only', async () => {
    const text = await readBy(person, 'CN')
    expect(scripts.some(({ nameCn }) => text.includes(nameCn))).toBe(true)
    expect(scripts.filter(({ nameHk }) => text.includes(nameHk))).toEqual([])
  })
})

it('a notice names the bank that asks, in each language', async () => {
  const texts = async (language: Language) => {
    const { list } = await (await clientOf(app, 'deskoc', language)).notices.box({})
    return list.map(({ msgSummary }) => msgSummary).join(' ')
  }
  await until(async () => expect(await texts('US')).toContain('Quillstone Bank has a query'))
  expect(await texts('CN')).toContain('羽石银行 就')
  expect(await texts('HK')).toContain('羽石銀行 就')
})

it('a search finds an institution by any of its names', async () => {
  const desk = await clientOf(app, 'deskoc')
  const investor = await clientOf(app, 'investorironmosslife')
  for (const keyword of ['Glasswing Renewables', '玻翼新能源']) {
    expect((await desk.deals.dealList({ keyword })).list.map((each) => each.dealId)).toContain(dealId)
    expect((await investor.orders.myOrder({ keyword })).list).toHaveLength(1)
  }
  for (const keyword of ['Brasslight', '铜光', '銅光']) {
    const { list } = await desk.deals.getAgency({ keyword })
    expect(list.map(({ entityId }) => entityId)).toEqual(['ent_brasslight'])
  }
})
