// Reviews: a question reaches the desk, and the desk's answer reaches those it concerns.
import { describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { clientOf, openTestWorld } from '../../../test/index.ts'
import { closedWith, launchedOn, type Entered } from '../../../test/allocation.ts'
import { until } from '../../../test/until.ts'
import { fullShared } from '../../../test/deals.ts'

const orders: readonly Entered[] = [
  ['ent_ironmosslife', 80],
  ['ent_kestrelpeak', 50],
  ['ent_sundialreserve', 30, { throughId: 'ent_quillstone' }],
]
const syndicate = [
  { entityId: 'ent_lantern', roles: ['OC' as const], appointedOn: null },
  { entityId: 'ent_quillstone', roles: ['JLM' as const], appointedOn: null },
  { entityId: 'ent_ninefold', roles: ['JLM' as const, 'BND' as const], appointedOn: null },
]

const { app, desk, lead, other, issuer } = openTestWorld(
  { desk: 'deskoc', lead: 'deskjlm', other: 'deskbnd', issuer: 'issuer' },
  { timedWork: true },
)

let named = 0
const launched = async () => {
  const name = `Review ${(named += 1)}`
  const made = await closedWith(desk, { orders, overrides: { name, shared: { ...fullShared, syndicate } } })
  return { ...made, name, versionId: await launchedOn(desk, made.dealId) }
}
const titles = async (person: string, name: string): Promise<string[]> =>
  (await (await clientOf(app, person)).notices.box({})).list
    .filter(({ msgTitle }) => msgTitle.endsWith(`: ${name}`))
    .map(({ msgTitle }) => msgTitle.slice(0, -`: ${name}`.length))
/** A notice reaches all its recipients at once. */
const notified = (person: string, name: string, title: string) =>
  until(async () => expect(await titles(person, name)).toContain(title))
const textsFor = async (client: Client, dealId: string) =>
  (await client.allocation.getLaunch({ dealId })).reviews.map(({ text }) => text)

describe('a question', () => {
  it('notifies the desk only, and its answer only the order’s leads', async () => {
    const { dealId, orderIds, versionId, name } = await launched()
    const led = orderIds[2]!
    await lead.allocation.review({ versionId, orderId: led, verdict: 'asked', text: 'More for this one?' })
    await notified('deskoc', name, 'Allocation query')
    expect(await titles('deskbnd', name)).not.toContain('Allocation query')
    await desk.allocation.review({ versionId, orderId: led, verdict: 'comment', text: 'Its share is full' })
    expect(await textsFor(lead, dealId)).toEqual(['More for this one?', 'Its share is full'])
    expect([await textsFor(other, dealId), await textsFor(issuer, dealId)]).toEqual([[], []])
    await notified('deskjlm', name, 'Allocation comment')
    expect(await titles('deskbnd', name)).not.toContain('Allocation comment')
    // The desk is not notified of its own answer.
    expect(await titles('deskoc', name)).not.toContain('Allocation comment')
  })

  it('is answered to a house without orders too; a comment on the whole reaches all reviewers', async () => {
    const { dealId, orderIds, versionId, name } = await launched()
    const orderId = orderIds[0]!
    await issuer.allocation.review({ versionId, orderId, verdict: 'asked', text: 'Why so much?' })
    await desk.allocation.review({ versionId, orderId, verdict: 'comment', text: 'It anchors the book' })
    expect(await textsFor(issuer, dealId)).toEqual(['Why so much?', 'It anchors the book'])
    expect(await textsFor(lead, dealId)).toEqual([])
    await desk.allocation.review({ versionId, verdict: 'comment', text: 'Until noon, please' })
    expect((await textsFor(issuer, dealId)).at(-1)).toBe('Until noon, please')
    expect(await textsFor(lead, dealId)).toEqual(['Until noon, please'])
    expect(await textsFor(other, dealId)).toEqual(['Until noon, please'])
    for (const person of ['issuer', 'deskjlm', 'deskbnd']) await notified(person, name, 'Allocation comment')
    // One lead's comment is hidden from other leads and the issuer.
    await lead.allocation.review({ versionId, verdict: 'comment', text: 'Between us' })
    expect(await textsFor(other, dealId)).not.toContain('Between us')
    expect(await textsFor(issuer, dealId)).not.toContain('Between us')
  })
})

describe('a house’s verdict', () => {
  it('is its newest acceptance or question: a comment withdraws neither', async () => {
    const { dealId, orderIds, versionId } = await launched()
    const orderId = orderIds[2]!
    await lead.allocation.review({ versionId, verdict: 'accepted' })
    await lead.allocation.review({ versionId, orderId, verdict: 'accepted' })
    await lead.allocation.review({ versionId, verdict: 'comment', text: 'Well done' })
    await lead.allocation.review({ versionId, orderId, verdict: 'comment', text: 'Well done' })
    await issuer.allocation.review({ versionId, verdict: 'accepted' })
    await other.allocation.review({ versionId, orderId: orderIds[0]!, verdict: 'asked', text: 'Whose?' })
    const rowsOf = async (client: Client) =>
      (await client.allocation.getLaunch({ dealId })).banks.map((bank) => [
        bank.entityId,
        bank.orders,
        bank.isIssuer,
        ...(bank.review ? [bank.review.verdict, bank.review.accepted, bank.review.queries] : []),
      ])
    expect(await rowsOf(desk)).toEqual([
      ['ent_lantern', 2, false, null, 0, 0],
      ['ent_quillstone', 1, false, 'accepted', 1, 0],
      ['ent_glasswing', 3, true, 'accepted', 0, 0],
      ['ent_ninefold', 3, false, null, 0, 1],
    ])
    // Other houses' reviews are hidden, even that one is missing. The issuer knows the banks that lead orders.
    expect(await rowsOf(issuer)).toEqual([
      ['ent_lantern', 2, false],
      ['ent_quillstone', 1, false],
      ['ent_glasswing', 3, true, 'accepted', 0, 0],
    ])
    expect(await rowsOf(lead)).toEqual([['ent_quillstone', 1, false, 'accepted', 1, 0]])
    expect(await rowsOf(other)).toEqual([['ent_ninefold', 3, false, null, 0, 1]])
  })
})
