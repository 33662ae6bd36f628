import { describe, expect, it } from 'vitest'
import { type FaceAmount, isRefusal, mostFace } from '../../../kernel/index.ts'
import { endFpg, pushFpg } from '../../deals/index.ts'
import type { OrderContent } from '../order.ts'
import { relationsOf } from '../relations.ts'
import { changesForInvestor, isForManagers } from '../version.ts'
import {
  after,
  at,
  by,
  done,
  known,
  mm,
  open,
  parties,
  rate,
  orderLevel,
  sent,
  spread,
  commandContext,
} from '../world.ts'
import { edit, saveDraft, submit, withdraw } from './index.ts'

const ipg = open({ sizeCap: rate('10') })
const send = (content: Partial<OrderContent>, side: 'investor' | 'desk' = 'investor') =>
  submit(undefined, ipg, { ...known, parties, content }, by(side, '09:00'))
const faults = (content: Partial<OrderContent>, side: 'investor' | 'desk' = 'desk') => {
  const answer = send(content, side)
  return isRefusal(answer) ? answer.fields?.map(({ field, reason }) => `${field} ${reason}`) : []
}
const orderLevels = [orderLevel(10, '60')]

describe('submitting', () => {
  it('goes through the usual bank, copies what the investor is, and numbers the first version', () => {
    const { order, version } = done(send({ orderLevels }))
    expect(order).toMatchObject({
      stage: 'live',
      throughId: 'ent_lantern',
      region: 'APAC',
      jurisdiction: 'HK',
      classId: 'cls_fund',
      version: 1,
      shown: 1,
      seq: 20,
      submittedAt: '2026-11-23T09:00:00Z',
      channel: 'screen',
    })
    expect(version).toMatchObject({ number: 1, shown: 1, act: 'submitted', by: { userId: 'usr_investor' } })
    expect(version.order).toEqual(order)
    expect(version.changes).toContainEqual({ field: 'orderLevels', from: null, to: orderLevels })
  })

  it('refuses all that is wrong at once, with fields', () => {
    expect(faults({})).toEqual(['orderLevels field.required'])
    expect(
      faults({ orderLevels: [{ ...orderLevel(60, '60'), size: 60_000_500 as FaceAmount }], minSize: mm(70) }),
    ).toEqual([
      'orderLevels.0.size order.off-grid',
      'orderLevels.0.size order.over-cap',
      'minSize order.min-over-size',
    ])
    expect(
      faults({ orderLevels: [orderLevel(10, '60'), orderLevel(6, '53')], minSize: mm(8), maxSize: mm(9) }),
    ).toEqual(['minSize order.min-over-size', 'maxSize order.max-under-size'])
    expect(faults({ orderLevels, maxSize: mm(51) })).toEqual(['maxSize order.over-cap'])
    expect(faults({ orderLevels, maxSize: mm(10_000_000) })).toEqual(['maxSize order.not-in-mm'])
    expect(faults({ orderLevels, throughId: 'ent_quiet', leads: ['ent_harbour', 'ent_other'] })).toEqual([
      'throughId order.not-through',
      'leads.1 deal.not-in-syndicate',
    ])
    expect(faults({ orderLevels, reserve: mm(11) })).toEqual(['reserve order.reserve-over'])
  })

  it('of an omnibus order wants lines that are all of it', () => {
    const line = (size: number) => ({ name: 'Fund', identifier: null, size: mm(size) })
    expect(faults({ orderLevels, underlying: [line(4), line(6)] })).toEqual([])
    expect(faults({ orderLevels, underlying: [line(4), line(5)] })).toEqual([
      'underlying order.underlying-sum',
    ])
    // More than counts exactly is a fault of the lines, and none of ours.
    const most = { ...line(1), size: mostFace }
    expect(send({ orderLevels, underlying: [most, most] })).toMatchObject({
      fields: [{ field: 'underlying', params: { sum: '18,014,398,509.481982', size: '10' } }],
    })
    expect(faults({ orderLevels, underlying: [line(10), line(0)] })).toEqual([
      'underlying.1.size field.required',
    ])
    const many = Array.from({ length: 201 }, () => line(1))
    expect(faults({ orderLevels, underlying: many })).toEqual(['underlying order.underlying-many'])
  })

  it('takes nothing of the desk’s from an investor', () => {
    const { order } = done(send({ orderLevels, reserve: mm(1), jlmInterest: true, leads: ['ent_harbour'] }))
    expect(order).toMatchObject({ reserve: null, jlmInterest: false, leads: [] })
    const entered = done(
      send({ orderLevels, reserve: mm(1), leads: ['ent_harbour'], xOrder: true }, 'desk'),
    ).order
    expect(entered).toMatchObject({ reserve: mm(1), leads: ['ent_harbour'], xOrder: true, channel: 'desk' })
  })

  it('flags what must be flagged, and a desk cannot unflag it', () => {
    const bank = { ...known, holder: { ...known.holder, entityId: 'ent_harbour', groupId: 'grp_lantern' } }
    const own = done(
      submit(undefined, ipg, { ...bank, parties, content: { orderLevels } }, by('investor', '09:00')),
    )
    expect(own.order).toMatchObject({ relations: ['proprietary', 'group'], jlmInterest: true })
    const content = { orderLevels, relations: ['issuer' as const] }
    const unflagged = submit(undefined, ipg, { ...bank, parties, content }, by('desk', '09:00'))
    expect(unflagged).toMatchObject({ fields: [{ field: 'relations', reason: 'order.flag-mandatory' }] })
    const request = { ...bank, expectedVersion: 1, content: { jlmInterest: false } }
    expect(done(edit(own.order, ipg, request, by('desk', '09:10'))).order.jlmInterest).toBe(false)
  })

  it('after a draft is complete: managers read the order as of then', () => {
    const saving = { parties, content: { orderLevels: [orderLevel(3)], account: 'Fund A' } }
    const first = done(saveDraft(undefined, ipg, saving, by('investor', '08:30')))
    const more = {
      parties,
      expectedVersion: 1,
      content: { orderLevels: [orderLevel(4), orderLevel(10, '60')] },
    }
    const second = done(saveDraft(first.order, ipg, more, by('investor', '08:40')))
    expect(second.order).toMatchObject({ stage: 'draft', version: 2, shown: 2, account: 'Fund A' })
    expect(second.order.orderLevels.map(({ size }) => size)).toEqual([mm(10), mm(4)])
    const request = { ...known, parties, expectedVersion: 2, content: {} }
    const third = done(submit(second.order, ipg, request, by('investor', '09:00')))
    expect(third.version.changes.find(({ field }) => field === 'orderLevels')?.from).toBe(null)
    expect([first, second, third].map(({ version }) => isForManagers(version))).toEqual([false, false, true])
    const stale = submit(second.order, ipg, { ...request, expectedVersion: 1 }, by('investor', '09:00'))
    expect(stale).toMatchObject({ reason: 'write.changed-meanwhile' })
  })

  it('of a draft may be put off however wrong it is, and taken away without a trace', () => {
    const wrong = { parties, content: { orderLevels: [orderLevel(900, '9999')], minSize: mm(1000) } }
    const { order } = done(saveDraft(undefined, ipg, wrong, by('investor', '08:30')))
    expect(withdraw(order, ipg, { expectedVersion: 1 }, by('investor', '08:40'))).toEqual({ deleted: true })
    expect(withdraw(order, ipg, { expectedVersion: 1 }, by('desk', '08:40'))).toMatchObject({
      reason: 'order.is-draft',
    })
    expect(withdraw(order, ipg, { expectedVersion: 0 }, by('investor', '08:40'))).toMatchObject({
      reason: 'write.changed-meanwhile',
    })
  })
})

describe('editing', () => {
  const order = sent(ipg)
  const change = (
    content: Partial<OrderContent>,
    side: 'investor' | 'desk' = 'investor',
    expectedVersion = 1,
  ) => edit(order, ipg, { ...known, expectedVersion, content }, by(side, '09:10', { seq: 21 }))

  it('changes what was sent, and keeps the rest', () => {
    const { order: after, version } = done(change({ minSize: mm(2), comment: 'for two funds' }))
    expect(after).toMatchObject({
      minSize: mm(2),
      comment: 'for two funds',
      orderLevels: order.orderLevels,
      version: 2,
    })
    expect(version.changes).toEqual([
      { field: 'minSize', from: null, to: mm(2) },
      { field: 'comment', from: null, to: 'for two funds' },
    ])
    expect(order.minSize).toBe(null)
  })

  it('says so where nothing changes', () => {
    expect(change({ orderLevels: [...order.orderLevels] })).toMatchObject({ reason: 'write.no-changes' })
    expect(change({})).toMatchObject({ reason: 'write.no-changes' })
  })

  it('is refused where somebody else saved meanwhile; each side counts what it reads', () => {
    const noted = done(change({ privateComment: 'calls daily', sales: 'Chan' }, 'desk'))
    expect(noted.order).toMatchObject({ version: 2, shown: 1, shownAt: order.shownAt })
    expect(noted.version.shown).toBe(null)
    expect(changesForInvestor(noted.version.changes)).toEqual([])
    // The investor has read every change it can see; the desk has not.
    const request = { ...known, expectedVersion: 1, content: { minSize: mm(2) } }
    expect(done(edit(noted.order, ipg, request, by('investor', '09:20'))).order).toMatchObject({
      version: 3,
      shown: 2,
      privateComment: 'calls daily',
    })
    expect(edit(noted.order, ipg, request, by('desk', '09:20'))).toMatchObject({
      reason: 'write.changed-meanwhile',
    })
  })

  it('keeps a remark where the deal’s rules have moved on, and no figure', () => {
    const tighter = { ...ipg, terms: { ...ipg.terms, minOrder: mm(20) } }
    const editWith = (content: Partial<OrderContent>) =>
      edit(order, tighter, { ...known, expectedVersion: 1, content }, by('investor', '09:10'))
    expect(done(editWith({ comment: 'thank you' })).order.comment).toBe('thank you')
    expect(editWith({ orderLevels: [orderLevel(11, '60')] })).toMatchObject({ reason: 'order.wrong' })
  })

  it('by a desk after the close keeps its reason', () => {
    const fpg = after(
      ipg,
      pushFpg(ipg, { guidance: spread('53'), closesAt: at('11:00') }, commandContext('10:00', 30)),
    )
    const closed = after(fpg, endFpg(fpg, {}, commandContext('10:30', 40)))
    const request = { ...known, expectedVersion: 1, content: { orderLevels: [orderLevel(5)] } }
    const byDesk = by('desk', '10:40', { reason: ' phoned in ' })
    expect(done(edit(order, closed, request, byDesk)).version).toMatchObject({ reason: 'phoned in' })
    expect(edit(order, closed, request, by('desk', '10:40'))).toMatchObject({
      reason: 'order.reason-missing',
    })
    expect(edit(order, closed, request, by('investor', '10:40'))).toMatchObject({
      reason: 'order.book-closed',
      params: { at: '2026-11-23T18:30:00+08:00[Asia/Hong_Kong]' },
    })
  })
})

describe('what an investor is to a deal', () => {
  const { shared } = ipg
  const groups = new Map([
    ['ent_lantern', 'grp_lantern'],
    ['ent_glasswing', 'grp_glass'],
  ])
  it.each([
    ['ent_kestrel', 'grp_kestrel', false, []],
    ['ent_kestrel', null, false, []],
    ['ent_lantern', 'grp_lantern', true, ['proprietary']],
    ['ent_lantern', 'grp_lantern', false, ['proprietary']],
    ['ent_other_bank', null, true, ['proprietary']],
    ['ent_lantern_am', 'grp_lantern', false, ['group']],
    ['ent_lantern_bank', 'grp_lantern', true, ['proprietary', 'group']],
    ['ent_glasswing', 'grp_glass', false, ['issuer']],
    ['ent_glass_treasury', 'grp_glass', false, ['issuer']],
  ])('%s of %s (a bank: %s)', (entityId, groupId, underwrites, expected) => {
    expect(relationsOf({ entityId, groupId, underwrites }, shared, groups)).toEqual(expected)
  })

  it('is both where a bank issues for itself', () => {
    const selfLed = { ...shared, issuerId: 'ent_lantern' }
    expect(
      relationsOf({ entityId: 'ent_lantern', groupId: null, underwrites: true }, selfLed, groups),
    ).toEqual(['proprietary', 'issuer'])
  })
})
