// A launch and its review: refusals with their figures, and who comments on it.
import { describe, expect, it } from 'vitest'
import type { Client } from '@bookrunner/contract'
import { nextMail, openTestWorld, refusalOf } from '../../../test/index.ts'
import { allocated, closedWith, launchedOn, priceAt, seqOf } from '../../../test/allocation.ts'
import { sharedWithBnd } from '../../../test/deals.ts'
import { linesOf, submitted, why } from '../../../test/lifecycle.ts'
import { mm } from '../../../test/orders.ts'
import { untilThere } from '../../../test/until.ts'

const { app, desk, jlm, issuer } = openTestWorld(
  { desk: 'deskoc', jlm: 'deskjlm', issuer: 'issuer' },
  { timedWork: true },
)

const ledger = (dealId: string) => `deal:ann_${dealId.slice(5, 17)}`
const saying = async (refused: Promise<unknown>) => {
  const { reason, message } = await refusalOf(refused)
  return `${reason}: ${message}`
}
const reasonOf = async (refused: Promise<unknown>) => (await refusalOf(refused)).reason

describe('a launch', () => {
  it('is complete and exact to the last unit, or refused', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const launch = async () => desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    const edit = async (size: number) => {
      const expectedSeq = await seqOf(desk, dealId)
      return desk.allocation.alloc({
        versionId,
        expectedSeq,
        lines: [{ orderId: orderIds[0]!, size: mm(size) }],
      })
    }
    await edit(49.999)
    expect(await saying(launch())).toBe(
      'alloc.remainder: 99.999mm of 100mm allocated. The remainder is +0.001mm and must be zero.',
    )
    await edit(50.001)
    expect(await saying(launch())).toContain('The remainder is −0.001mm')
    expect((await desk.allocation.getLaunch({ dealId })).version).toBeNull()
    await edit(50)
    const stale = desk.allocation.launch({ versionId, expectedSeq: 1 })
    expect(await reasonOf(stale)).toBe('write.changed-meanwhile')
    expect(await launch()).toMatchObject({ total: '100000000', lines: 3 })
    const other = await desk.allocation.saveVersion({ dealId, copyOf: versionId })
    const again = desk.allocation.launch({ versionId: other.version.versionId, expectedSeq: other.seq })
    expect(await saying(again)).toBe(
      'alloc.launched-already: The allocation Version 1 is launched. Recall it first.',
    )
  })

  it('needs final terms, and subtracts the retained amount', async () => {
    const { dealId } = await closedWith(desk, { overrides: { terms: { retained: mm(20) } } })
    const versionId = await allocated(desk, dealId)
    const { summary } = await desk.allocation.allocSummary({ dealId })
    expect(summary).toMatchObject({ toAllocate: mm(80), total: '80000000', retained: mm(20) })
    await desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) })
    const line = (await linesOf(app, ledger(dealId))).at(-1)!
    expect(line).toMatchObject({ code: 'alloc.launched', params: { total: mm(80), lines: 3 } })
  })

  it('is refused if a line no longer fits its order', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const orderId = orderIds[0]!
    const { version } = (await desk.book.bookOrderList({ dealId })).rows.find(({ id }) => id === orderId)!
    await desk.orders.withdrawForInvestor({ orderId, expectedVersion: version, ...why })
    const { reason, fields } = await refusalOf(
      desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) }),
    )
    expect([reason, fields]).toMatchObject(['alloc.short', []])
    await desk.allocation.saveVersion({ dealId, versionId, shortfall: 'retain' })
    const wrong = await refusalOf(
      desk.allocation.launch({ versionId, expectedSeq: await seqOf(desk, dealId) }),
    )
    expect(wrong).toMatchObject({
      reason: 'alloc.lines-wrong',
      fields: [{ field: `lines.${orderId}`, message: expect.stringContaining('no longer in the book') }],
    })
  })
})

describe('two writes at once', () => {
  it('an edit and a launch follow one another: none is lost, and the launch is complete', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const expectedSeq = await seqOf(desk, dealId)
    const edits = [0, 1, 2].map((at) =>
      desk.allocation
        .alloc({ versionId, expectedSeq, lines: [{ orderId: orderIds[at]!, size: mm(10) }] })
        .catch((refused: unknown) => (refused as { reason: string }).reason),
    )
    const launching = desk.allocation
      .launch({ versionId, expectedSeq })
      .catch((refused: unknown) => (refused as { reason: string }).reason)
    const [launched, ...edited] = await Promise.all([launching, ...edits])
    const { rows, summary } = await desk.allocation.allocOrderList({ dealId, versionId })
    const changed = edited.filter((each) => typeof each !== 'string').length
    expect(rows.filter(({ by }) => by === 'desk')).toHaveLength(changed)
    if (typeof launched === 'string')
      expect(['write.changed-meanwhile', 'alloc.remainder']).toContain(launched)
    else {
      expect([changed, edited]).toEqual([0, edited.map(() => 'alloc.is-launched')])
      expect(summary.remainder).toBe('0')
    }
  })

  it('a repeated key launches once', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await allocated(desk, dealId)
    const ask = { versionId, expectedSeq: await seqOf(desk, dealId) }
    const answers = await Promise.all([1, 2].map(() => desk.allocation.launch(ask, { key: 'one-launch' })))
    expect(answers[0]).toEqual(answers[1])
    const lines = (await linesOf(app, ledger(dealId))).filter(({ code }) => code === 'alloc.launched')
    expect(lines).toHaveLength(1)
  })
})

it('the deal’s log has all of it in words, for readers of every name', async () => {
  const { dealId, orderIds } = await closedWith(desk)
  const versionId = await launchedOn(desk, dealId)
  await desk.allocation.signOff({ versionId, waiver: 'Agreed on the call' })
  const { list } = await desk.deals.getDealLog({ dealId, pageNum: 1, pageSize: 15 })
  const lines = list.map(({ what, comment }) => [what, comment])
  expect(lines.slice(0, 4)).toEqual([
    ['Sign-off waived', 'Agreed on the call'],
    ['Allocation launched', null],
    [expect.stringMatching(/^Allocation policy applied · [0-9A-Z-]+, [0-9A-Z-]+, [0-9A-Z-]+$/), null],
    ['Allocation version created', null],
  ])
  expect(list[2]!.changes).toContainEqual({ field: 'order.allocTotal', from: '0mm', to: '100mm' })
  expect(orderIds).toHaveLength(3)
})

describe('a review', () => {
  it('lets leads comment on their own orders, the issuer on all, and both on the whole', async () => {
    const { dealId, orderIds } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    const [first, , led] = orderIds as [string, string, string]
    await jlm.allocation.review({
      versionId,
      orderId: led,
      verdict: 'asked',
      text: 'More for a core account?',
    })
    await jlm.allocation.review({ versionId, verdict: 'accepted' })
    expect(await reasonOf(jlm.allocation.review({ versionId, orderId: first, verdict: 'accepted' }))).toBe(
      'deal.not-yours',
    )
    expect(await reasonOf(jlm.allocation.review({ versionId, verdict: 'comment' }))).toBe(
      'alloc.text-missing',
    )
    await issuer.allocation.review({ versionId, orderId: first, verdict: 'comment', text: 'Fine' })
    const { banks, reviews, waitsFor } = await desk.allocation.getLaunch({ dealId })
    expect(banks.find(({ entityId }) => entityId === 'ent_quillstone')).toMatchObject({
      orders: 1,
      review: { verdict: 'accepted', queries: 1 },
      confirmed: 0,
    })
    expect(reviews.map(({ verdict, bank }) => [verdict, bank])).toHaveLength(3)
    expect(waitsFor).toEqual(['priced', 'signOff'])
    expect((await jlm.allocation.getLaunch({ dealId })).reviews).toHaveLength(2)
    const line = (await linesOf(app, ledger(dealId))).at(-1)!
    expect(JSON.stringify(line.params)).not.toContain('Fine')
  })

  it('says that nobody can sign off for an issuer that is a name only, until a waiver is recorded', async () => {
    const shared = { ...sharedWithBnd, issuerId: null, issuerName: 'Kookaburra Rail (BVI) Limited' }
    const { dealId } = await closedWith(desk, { overrides: { shared } })
    const { warnings } = await desk.deals.bookDealDetail({ dealId })
    expect(warnings.map(({ field, reason }) => `${field} ${reason}`)).toContain(
      'terms.issuerSignsOff deal.odd-nobody-signs',
    )
    const versionId = await launchedOn(desk, dealId)
    await priceAt(desk, dealId)
    expect((await desk.allocation.allocDealInfo({ dealId })).signOff).toBe('nobody')
    expect((await desk.allocation.getLaunch({ dealId })).waitsFor).toEqual(['signer'])
    expect(await saying(desk.allocation.allocConfirmAll({ versionId, acknowledged: [] }))).toContain(
      'alloc.no-signer: The issuer is a name only',
    )
    expect(await reasonOf(desk.allocation.remindSignOff({ versionId }))).toBe('alloc.no-signer')
    await desk.allocation.signOff({ versionId, waiver: 'Agreed by letter' })
    expect((await desk.allocation.getLaunch({ dealId })).waitsFor).toEqual([])
    await desk.allocation.allocConfirmAll({ versionId, acknowledged: [] })
  })

  it('asks the issuer for its sign-off by notice and mail, and tells the banks of the launch', async () => {
    const name = 'Asked for'
    const { dealId } = await closedWith(desk, { overrides: { name } })
    const asks = new RegExp(`needs your sign-off[^]*/deal/alloc.dealId=${dealId}\n`)
    const mail = await nextMail(app, 'issuer@glasswing.example', asks)
    await launchedOn(desk, dealId)
    await mail()
    const heard = async (client: Client) =>
      (await client.notices.box({ pageSize: 100 })).list
        .filter(
          ({ msgTitle, link }) =>
            link.includes(dealId) && /Please sign off|Allocation launched/.test(msgTitle),
        )
        .map(({ msgTitle }) => msgTitle)
    await untilThere(async () => (await heard(issuer))[0])
    await untilThere(async () => (await heard(jlm))[0])
    expect(await heard(issuer)).toEqual([`Please sign off: ${name}`])
    expect(await heard(jlm)).toEqual([`Allocation launched: ${name}`])
  })

  it('reminds the issuer of its sign-off by notice and mail, as long as it is missing', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    const remind = (client: Client) => client.allocation.remindSignOff({ versionId })
    expect(await reasonOf(remind(jlm))).toBe('deal.not-yours')
    expect(await reasonOf(remind(issuer))).toBe('access.denied')
    const reminders = async (client: Client) =>
      (await client.notices.box({ pageSize: 100 })).list.filter(({ msgTitle }) =>
        msgTitle.startsWith('Sign-off needed'),
      )
    const mail = await nextMail(app, 'issuer@glasswing.example', /waits for your sign-off/)
    await remind(desk)
    await mail()
    await untilThere(async () => (await reminders(issuer))[0])
    expect(await reminders(jlm)).toEqual([])
    expect((await linesOf(app, ledger(dealId))).at(-1)).toMatchObject({ code: 'alloc.reminded' })
    await issuer.allocation.signOff({ versionId })
    expect(await reasonOf(remind(desk))).toBe('alloc.signed-already')
  })

  it('ends with the issuer’s sign-off, or a waiver with its reason', async () => {
    const { dealId } = await closedWith(desk)
    const versionId = await launchedOn(desk, dealId)
    expect(await reasonOf(desk.allocation.signOff({ versionId }))).toBe('deal.not-yours')
    expect(await reasonOf(issuer.allocation.signOff({ versionId, waiver: 'No' }))).toBe('deal.not-yours')
    await issuer.allocation.signOff({ versionId })
    expect(await reasonOf(desk.allocation.signOff({ versionId, waiver: 'Late' }))).toBe(
      'alloc.signed-already',
    )
    const { version } = await desk.allocation.getLaunch({ dealId })
    expect(version?.signOff).toMatchObject({ kind: 'signed', reason: null, by: 'Fang Rui 方瑞' })
  })
})

it('shows a shared version to its reader even if another is current, and its readers to the desk', async () => {
  const { dealId } = await closedWith(desk)
  const none = await desk.allocation.allocOrderList({ dealId })
  expect(none).toMatchObject({ versionId: null, rows: [], summary: { total: '0', toAllocate: null } })
  const versionId = await allocated(desk, dealId)
  const { list } = await desk.allocation.getReaders({ dealId, versionId })
  expect(list.filter(({ shared }) => shared)).toEqual([])
  const theirs = list
    .filter(({ entity }) => entity.shortName.startsWith('Quillstone'))
    .map(({ userId }) => userId)
  await desk.allocation.share({ versionId, add: theirs, note: 'A first look' })
  await desk.allocation.saveVersion({ dealId, name: 'Another' })
  const { versions } = await desk.allocation.allocOrderList({ dealId })
  const other = versions.find(({ name }) => name === 'Another')!
  await desk.allocation.saveVersion({ dealId, versionId: other.versionId, current: true })
  expect((await desk.allocation.allocOrderList({ dealId })).versionId).toBe(other.versionId)
  expect((await jlm.allocation.allocOrderList({ dealId })).versionId).toBe(versionId)
  const has = (await desk.allocation.getReaders({ dealId, versionId })).list.filter(({ shared }) => shared)
  expect(has.map(({ userId, shared }) => [userId, shared?.note])).toEqual(
    theirs.map((userId) => [userId, 'A first look']),
  )
  const others = await desk.allocation.getReaders({ dealId, versionId: other.versionId })
  expect(others.list.filter(({ shared }) => shared)).toEqual([])
  await desk.allocation.share({ versionId, add: [], remove: theirs })
  expect((await jlm.allocation.allocOrderList({ dealId })).versionId).toBeNull()
})

it('refuses launches and confirmations on a finished deal', async () => {
  const { dealId } = await closedWith(desk)
  const versionId = await allocated(desk, dealId)
  const expectedSeq = await seqOf(desk, dealId)
  await desk.deals.abort({ dealId })
  expect(await reasonOf(desk.allocation.launch({ versionId, expectedSeq }))).toBe('order.deal-over')
  const open = await submitted(desk)
  expect(await reasonOf(desk.allocation.saveVersion({ dealId: open }))).toBe('alloc.book-open')
})
