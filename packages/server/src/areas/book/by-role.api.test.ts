// Every call of a book as everybody: who gets an answer, and who which refusal. Writes are dry runs, so each meets
// the same book.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CallRefused, type Client } from '@bookrunner/contract'
import { bookCalls } from '@bookrunner/contract/book'
import { listCalls, prefix } from '@bookrunner/contract/kernel'
import { clientOf, refusalOf, startTestApp, type TestApp } from '../../../test/index.ts'
import { inMinutes, spread, dealsByStage } from '../../../test/lifecycle.ts'
import { fullShared } from '../../../test/deals.ts'
import { mm, orderLevel } from '../../../test/orders.ts'

/** The leads; a joint manager; a viewer of the OC's house; a viewing bank; people outside of the book. */
const people = [
  'superadmin',
  'deskoc',
  'deskjgc',
  'deskjlm',
  'deskviewer',
  'deskbnd',
  'issuer',
  'issueramberfall',
  'investor',
  'systemadmin',
] as const

let app: TestApp
const clients = new Map<string, Client>()
const at = {} as Record<'ipg' | 'test' | 'fpg', { dealId: string; orderId: string; other: string }>
let mergeId: string
let fileId: string
let messageId: string
let push: number
let found: { key: string; orderIds: string[] }

const enter = async (desk: Client, dealId: string, throughId = 'ent_lantern'): Promise<string> => {
  const content = { orderLevels: [orderLevel(10, '60')], throughId }
  const order = { dealId, investorId: 'ent_ironmosslife', content }
  return (await desk.orders.newOrderForInvestor(order)).orderId
}
const filled = async (desk: Client, dealId: string) => ({
  dealId,
  orderId: await enter(desk, dealId),
  other: await enter(desk, dealId),
})

beforeAll(async () => {
  app = await startTestApp()
  for (const person of people) clients.set(person, await clientOf(app, person))
  const desk = clients.get('deskoc')!
  at.ipg = await filled(desk, await dealsByStage.IPG(desk))
  at.test = await filled(desk, await dealsByStage.IPG(desk))
  await desk.deals.orderTest({ dealId: at.test.dealId, level: spread('110') })
  at.fpg = await filled(desk, await dealsByStage.IPG(desk))
  const { dealId } = at.fpg
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
  push = (await desk.book.fpgSize({ dealId })).push!
  const orderIds = [await enter(desk, at.ipg.dealId), await enter(desk, at.ipg.dealId)]
  mergeId = (await desk.book.mergeOrder({ dealId: at.ipg.dealId, orderIds, rule: 'sum' })).mergeId
  // Through another bank: one house through two is a finding.
  await enter(desk, at.ipg.dealId, 'ent_quillstone')
  const { findings } = await desk.book.bookOrderList({ dealId: at.ipg.dealId })
  const { key, orderIds: suspected } = findings.find(({ kind }) => kind === 'sameHouse')!
  found = { key, orderIds: suspected }
  fileId = (await desk.book.bookOrderExport({ dealId: at.ipg.dealId })).fileId
  messageId = (await desk.book.writeBookMessage({ dealId: at.ipg.dealId, step: mm(5) })).messageId
})
afterAll(() => app.close())

const trial = { dryRun: true }
type Ask = (client: Client) => Promise<unknown>
const ipg = (ask: (client: Client, book: (typeof at)['ipg']) => Promise<unknown>): Ask => {
  return (client) => ask(client, at.ipg)
}

/** By method and name: the call, and the answers in the order of the people above. */
const asks: Record<string, [row: string, ask: Ask]> = {
  'GET bookOrderList': ['y y y y y y y u d d', ipg(({ book }, { dealId }) => book.bookOrderList({ dealId }))],
  'GET bookOrderCompanyList': [
    'y y y y y y y u d d',
    ipg(({ book }, { dealId }) => book.bookOrderCompanyList({ dealId })),
  ],
  'GET bookOrderGroupList': [
    'y y y y y y y u d d',
    ipg(({ book }, { dealId }) => book.bookOrderGroupList({ dealId })),
  ],
  'GET getOrderSummary': [
    'y y y y y y y u d d',
    ipg(({ book }, { dealId }) => book.getOrderSummary({ dealId })),
  ],
  'GET liveChart': ['y y y y y y y u d d', ipg(({ book }, { dealId }) => book.liveChart({ dealId }))],
  'GET pricingChart': ['y y y y y y y u d d', ipg(({ book }, { dealId }) => book.pricingChart({ dealId }))],
  'GET bookOrderTrend': [
    'y y y y y y y u d d',
    ipg(({ book }, { dealId }) => book.bookOrderTrend({ dealId })),
  ],
  'GET orderDistribution': [
    'y y y y y y y u d d',
    ipg(({ book }, { dealId }) => book.orderDistribution({ dealId, by: 'type' })),
  ],
  'GET fpgSize': ['y y y y y y y u d d', ({ book }) => book.fpgSize({ dealId: at.fpg.dealId })],
  'GET getBookOperator': [
    'y y y y y y y u d d',
    ipg(({ book }, { dealId }) => book.getBookOperator({ dealId })),
  ],
  'GET getOrderDetailForBook': [
    'y y y y y u y u d d',
    ipg(({ orders }, { orderId }) => orders.getOrderDetailForBook({ orderId })),
  ],
  'GET getOrderLog': [
    'y y y y y u y u d d',
    ipg(({ orders }, { orderId }) => orders.getOrderLog({ orderId })),
  ],
  'GET getMergeOrderList': [
    'y y y y y m y u d d',
    ipg(({ book }, { dealId }) => book.getMergeOrderList({ dealId, mergeId })),
  ],
  'GET getMergeOrderListToManage': [
    'y y y n d n d d d d',
    ipg(({ book }, { dealId }) => book.getMergeOrderListToManage({ dealId })),
  ],
  'GET getFindingDecisions': [
    'y y y n d n d d d d',
    ipg(({ book }, { dealId }) => book.getFindingDecisions({ dealId })),
  ],
  'GET getBookMessages': [
    'y y y n d n d d d d',
    ipg(({ book }, { dealId }) => book.getBookMessages({ dealId })),
  ],
  'GET download': ['u y u u u u u u d d', ({ book }) => book.download({ fileId })],
  'POST bookOrderExport': [
    'y y y y n n y u d d',
    ipg(({ book }, { dealId }) => book.bookOrderExport({ dealId })),
  ],
  'POST editComments': [
    'y y y n d u d d d d',
    ipg(({ book }, { orderId }) =>
      book.editComments({ orderId, expectedVersion: 1, comment: 'Thank you' }, trial),
    ),
  ],
  'POST editComments of its own kind': [
    'y y y y d u d d d d',
    ipg(({ book }, { orderId }) =>
      book.editComments({ orderId, expectedVersion: 1, privateComment: 'Between banks' }, trial),
    ),
  ],
  'POST allocSize': [
    'y y y s d n d d d d',
    ipg(({ book }, { dealId, orderId }) =>
      book.allocSize({ dealId, sizes: [{ orderId, expectedVersion: 1, size: mm(1) }] }, trial),
    ),
  ],
  'POST removeNewOrderFlag': [
    'y y y y y y y u d d',
    ipg(({ book }, { dealId }) => book.removeNewOrderFlag({ dealId, upTo: 1 }, trial)),
  ],
  'POST mergeOrder': [
    'y y y n d n d d d d',
    ipg(({ book }, { dealId, orderId, other }) =>
      book.mergeOrder({ dealId, orderIds: [orderId, other], rule: 'sum' }, trial),
    ),
  ],
  'POST splitOrder': [
    'y y y n d n d d d d',
    ipg(({ book }, { dealId }) => book.splitOrder({ dealId, mergeId }, trial)),
  ],
  'POST resolveFinding': [
    'y y y n d n d d d d',
    ipg(({ book }, { dealId }) =>
      book.resolveFinding({ dealId, ...found, kind: 'counts', reason: 'Two mandates' }, trial),
    ),
  ],
  'POST writeBookMessage': [
    'y y y n d n d d d d',
    ipg(({ book }, { dealId }) => book.writeBookMessage({ dealId, step: mm(5) }, trial)),
  ],
  'POST sendBookMessage': [
    'y y y n d n d d d d',
    ipg(({ book }, { dealId }) => book.sendBookMessage({ dealId, messageId, to: ['investors'] }, trial)),
  ],
  'POST chaseAnswers': [
    'y y y n d n d d d d',
    ({ book }) => book.chaseAnswers({ dealId: at.fpg.dealId }, trial),
  ],
  'POST orderTest': [
    'y y y n d n d d d d',
    ipg(({ deals }, { dealId }) => deals.orderTest({ dealId, level: spread('110') }, trial)),
  ],
  'POST testEnd': ['y y y n d n d d d d', ({ deals }) => deals.testEnd({ dealId: at.test.dealId }, trial)],
  'POST editTestSize': [
    'y y y n d u d d d d',
    ({ orders }) =>
      orders.editTestSize({ orderId: at.test.orderId, expectedVersion: 1, round: 1, size: mm(6) }, trial),
  ],
  'POST editFpgSize': [
    'y y y n d u d d d d',
    ({ orders }) =>
      orders.editFpgSize({ orderId: at.fpg.orderId, expectedVersion: 1, push, size: mm(6) }, trial),
  ],
  'POST fpgEnd': ['y y y n d n d d d d', ({ deals }) => deals.fpgEnd({ dealId: at.fpg.dealId }, trial)],
  'POST changeDealStatus': [
    'y y y n d n d d d d',
    ipg(({ deals }, { dealId }) =>
      deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) }, trial),
    ),
  ],
}

const answerTo = async (ask: Ask, person: string): Promise<string> => {
  try {
    await ask(clients.get(person)!)
    return 'yes'
  } catch (fault) {
    if (!(fault instanceof CallRefused)) throw fault
    return fault.reason
  }
}

const answerOf: Record<string, string> = {
  y: 'yes',
  n: 'deal.not-yours',
  u: 'record.unknown',
  d: 'access.denied',
  m: 'merge.unknown',
  s: 'book.sizes-wrong',
}

describe('by the role in the deal', () => {
  it.each(Object.entries(asks))('%s', async (_name, [row, ask]) => {
    const answers: string[] = []
    for (const person of people) answers.push(`${person} ${await answerTo(ask, person)}`)
    expect(answers).toEqual(row.split(' ').map((letter, nr) => `${people[nr]} ${answerOf[letter]}`))
  })

  it('covers every call of a book, and each is in the document of calls', async () => {
    const document = (await (await fetch(`${app.url}${prefix}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string; 'x-permission': unknown }>>
    }
    const covered = [...new Set(Object.keys(asks).map((name) => name.split(' ').slice(0, 2).join(' ')))]
    const operations = Object.entries(document.paths).flatMap(([path, of]) =>
      Object.entries(of).map(([method, { operationId, 'x-permission': permission }]) => ({
        of: `${method.toUpperCase()} ${operationId.split('.')[1]}`,
        path,
        permission,
      })),
    )
    for (const each of covered)
      expect(operations.find(({ of }) => of === each)).toMatchObject({
        path: expect.stringContaining('/order/manage/'),
        permission: expect.any(Array),
      })
    const own = listCalls({ book: bookCalls }).map(({ method, name }) => `${method} ${name.split('.')[1]}`)
    // Orders of one institution in every book: its own test asks each reader.
    const elsewhere = ['GET getEntityOrders']
    expect(own.filter((each) => !covered.includes(each) && !elsewhere.includes(each))).toEqual([])
  })
})

describe('a book of other banks', () => {
  it('is unknown to a bank outside the syndicate, by every call', async () => {
    const [desk, jlm] = [clients.get('deskoc')!, clients.get('deskjlm')!]
    const syndicate = fullShared.syndicate.filter(({ entityId }) => entityId !== 'ent_quillstone')
    const apart = await filled(desk, await dealsByStage.IPG(desk, { shared: { syndicate } }))
    const before = at.ipg
    at.ipg = apart
    for (const [name, [, ask]] of Object.entries(asks)) {
      if (/testEnd|editTestSize|editFpgSize|fpgEnd|chaseAnswers|fpgSize|download/.test(name)) continue
      expect([name, (await refusalOf(ask(jlm))).reason]).toEqual([name, 'record.unknown'])
    }
    at.ipg = before
  })
})
