// What a reader could conclude, by every read there is: whose orders a masked book has, to whom the deal is addressed,
// and who exists at all. A new call is found here by itself.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '@bookrunner/contract'
import { listCalls, type Call } from '@bookrunner/contract/kernel'
import { houses } from '../seeds/demo-world/houses.ts'
import { launchedOn, finalOf } from './allocation.ts'
import { fullShared } from './deals.ts'
import { clientOf, sendRaw, sessionOf, startTestApp, type TestApp } from './index.ts'
import { inMinutes, spread, submitted } from './lifecycle.ts'
import { orderLevel } from './orders.ts'
import { requestFor } from './raw.ts'

let app: TestApp
let dealId: string
let versionId: string
const orderIds: string[] = []
const roadshow = 'SAIL-4711'

/** An order through the OC, an X-order, one through a joint manager; Kestrel Peak is addressed and orders nothing. */
const orders = [
  { by: 'deskoc', investorId: 'ent_ironmosslife', xOrder: false },
  { by: 'deskoc', investorId: 'ent_sundialreserve', xOrder: true },
  { by: 'deskjlm', investorId: 'ent_tamarindgulf', xOrder: false },
] as const
const addressed = [...orders.map(({ investorId }) => investorId), 'ent_kestrelpeak']

beforeAll(async () => {
  app = await startTestApp()
  const desk = await clientOf(app, 'deskoc')
  const syndicate = fullShared.syndicate.map((bank) =>
    bank.entityId === 'ent_lantern' ? { ...bank, roles: ['OC' as const, 'BND' as const] } : bank,
  )
  dealId = await submitted(desk, 'IPG', {
    shared: { ...fullShared, syndicate, roadshowCode: roadshow },
    terms: { bookType: 'soleSyndicate', addressed: { kind: 'chosen', entityIds: addressed } },
  })
  for (const { by, investorId, xOrder } of orders) {
    const content = { orderLevels: [orderLevel(40)], xOrder, account: `Fund of ${investorId}` }
    const client = await clientOf(app, by)
    orderIds.push((await client.orders.newOrderForInvestor({ dealId, investorId, content })).orderId)
  }
  await desk.deals.changeDealStatus({ dealId, to: 'FPG', guidance: spread('60'), closesAt: inMinutes(60) })
  await desk.deals.fpgEnd({ dealId })
  await desk.deals.setFinalTerms({ dealId, final: finalOf(100) })
  versionId = await launchedOn(desk, dealId)
})
afterAll(() => app.close())

/** Ids and names that tell who a house is. */
const wordsOf = (entityId: string): string[] => {
  const { key, name, nameCn, nameHk } = houses.find((house) => `ent_${house.key}` === entityId)!
  return [`ent_${key}`, name, nameCn, nameHk]
}

const page = { pageNum: 1, pageSize: 500 }
const inputsOfDeal = () => [
  { dealId },
  { dealId, ...page },
  ...['region', 'type', 'size', 'limit', 'group', 'lead', 'tag'].map((by) => ({ dealId, by })),
  { dealId, from: '60', to: '50' },
  { versionId },
  ...orderIds.map((orderId) => ({ orderId })),
]
const inputsOfAll = () => [{}, page, { keyword: 'a' }, { dealRole: 'investor' }, { ...page, keyword: 'a' }]

const reads = listCalls(calls).filter(({ method, writes }: Call) => method === 'GET' && !writes)

interface Answers {
  /** By call and input. */
  texts: Map<string, string>
}

/** The answers to every read that takes one of these inputs, as far as this person gets one. */
const answersTo = async (person: string, inputs: readonly Record<string, unknown>[]): Promise<Answers> => {
  const token = await sessionOf(app, person)
  const texts = new Map<string, string>()
  for (const call of reads)
    for (const input of inputs) {
      if (!call.input.safeParse(input).success) continue
      const { status, text } = await sendRaw(app.url, requestFor(call, input, { token }))
      expect(status, `${call.name} ${JSON.stringify(input)}`).toBeLessThan(500)
      if (status === 200) texts.set(`${call.name} ${JSON.stringify(input)}`, text)
    }
  return { texts }
}

const found = ({ texts }: Answers, words: readonly string[]): string[] =>
  [...texts].flatMap(([what, text]) =>
    words.filter((word) => word !== '' && text.includes(word)).map((word) => `${what}: ${word}`),
  )

const wholeBook = addressed.flatMap(wordsOf)
const funds = orders.map(({ investorId }) => `Fund of ${investorId}`)

it.each([
  ['a masked issuer', 'issuer', [...wholeBook, ...funds, roadshow]],
  ['a view-only bank', 'deskbnd', [...wholeBook, ...funds, roadshow]],
  [
    'a joint manager, of an X-order and of who is only addressed',
    'deskjlm',
    [...wordsOf('ent_sundialreserve'), ...wordsOf('ent_kestrelpeak'), funds[1]!, roadshow],
  ],
  [
    'an investor, of the others',
    'investorironmosslife',
    ['ent_sundialreserve', 'ent_tamarindgulf', 'ent_kestrelpeak'].flatMap(wordsOf),
  ],
])('%s learns no name from any read of the deal', async (_who, person, words) => {
  const answers = await answersTo(person, inputsOfDeal())
  // Some of them are answered, else nothing was asked.
  expect(answers.texts.size).toBeGreaterThan(2)
  expect(found(answers, words)).toEqual([])
})

const investors = houses.filter(({ roles }) => roles.includes('investor'))

it.each([
  ['an issuer', 'issuer', []],
  ['a viewer', 'deskviewer', []],
  ['an investor', 'investor', ['kestrelpeak']],
])('%s gets no directory of investors from any list', async (_who, person, own) => {
  const answers = await answersTo(person, inputsOfAll())
  expect(answers.texts.size).toBeGreaterThan(2)
  const others = investors.filter(({ key }) => !own.some((mine) => key.startsWith(mine)))
  expect(
    found(
      answers,
      others.map(({ name }) => name),
    ),
  ).toEqual([])
})

it('the same reads do name them to the desk that runs the book', async () => {
  const answers = await answersTo('deskoc', inputsOfDeal())
  for (const word of [...wholeBook.filter((each) => each !== ''), roadshow])
    expect([word, found(answers, [word]).length > 0]).toEqual([word, true])
})
