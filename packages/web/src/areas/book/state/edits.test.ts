import { CallRefused, type CallOptions } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { inTab, passing, signedIn, signIn } from '../../../platform/outbox/testing.ts'
import { sessionStore } from '../../../platform/session.ts'
import { hasUnsaved } from '../../../platform/unsaved.ts'
import { orderRow } from '../charts/testing/rows.ts'
import type { CellChange } from './cell-edit.ts'
import { EditDesk } from './edits.ts'
import type { CellBatch, MadeVersion } from './send-cells.ts'

inTab()

type Answer = readonly MadeVersion[] | Error

const world = (...answers: Answer[]) => {
  const sent: { readonly key: string | undefined; readonly cells: readonly CellChange[] }[] = []
  const send = async ({ cells }: CellBatch, { key }: CallOptions) => {
    sent.push({ key, cells })
    const answer = answers.shift() ?? []
    if (answer instanceof Error) throw answer
    return answer
  }
  return { sent, send, desk: new EditDesk('dl_1', send) }
}

const levels = {} as Parameters<EditDesk['write']>[1]
const sales = (orderId: string, value: string, expectedVersion = 3): CellChange => ({
  orderId,
  number: `KP-${orderId}`,
  field: 'sales',
  value,
  expectedVersion,
  was: null,
})
const lost = new TypeError('fetch failed')
const refused = (reason: string) =>
  new CallRefused({ code: 409, message: 'Not taken', reason, traceId: 'trace' })
const states = (desk: EditDesk) => [...desk.edits.get()].map(([cell, { state }]) => `${cell} ${state}`)

describe('cells that wait for a decision', () => {
  const size = (orderId: string): CellChange => ({
    ...sales(orderId, ''),
    field: 'allocSize',
    value: 5 as never,
  })
  const wrongSecond = new CallRefused({
    code: 400,
    message: 'One is wrong',
    reason: 'alloc.lines-wrong',
    fields: [{ field: 'sizes.1.size', message: 'Too much', reason: 'size.too-large' }],
    traceId: 'trace',
  })
  const after = async (...answers: Answer[]) => {
    const before = world(...answers)
    before.desk.write([size('a'), size('b')], levels)
    await passing(0)
    return { before, reloaded: new EditDesk('dl_1', before.send) }
  }

  it('are there after a reload: the wrong ones of a list, and the others that wait for them', async () => {
    const { before, reloaded } = await after(wrongSecond)
    expect(states(reloaded)).toEqual(['a allocSize blocked', 'b allocSize refused'])
    expect(reloaded.edits.get()).toEqual(before.desk.edits.get())
    const blocked = reloaded.edits.get().get('a allocSize')!
    expect(reloaded.blockedWith(blocked)).toHaveLength(1)
    expect(before.sent).toHaveLength(1)
  })

  it('are there after a reload: what somebody else changed, and a text that cannot be read', async () => {
    const { before, reloaded } = await after(refused('write.changed-meanwhile'))
    expect(states(reloaded)).toEqual(['a allocSize clash', 'b allocSize clash'])
    reloaded.refuse({ ...size('c'), value: '30,5' }, 'No size')
    const again = new EditDesk('dl_1', before.send)
    expect(again.edits.get().get('c allocSize')).toMatchObject({
      state: 'refused',
      value: '30,5',
      isUnread: true,
      message: 'No size',
    })
  })

  it('are gone from the tab once they are dropped or sent', async () => {
    const { before, reloaded } = await after(wrongSecond)
    reloaded.drop([size('b')])
    reloaded.write([size('a')], levels)
    await passing(0)
    expect(states(reloaded)).toEqual(['a allocSize done'])
    expect([hasUnsaved(), states(new EditDesk('dl_1', before.send))]).toEqual([false, []])
  })

  it('of the end of a session wait for the same user', async () => {
    const ends = new CallRefused({ code: 401, message: 'Over', reason: 'session.ended', traceId: 'trace' })
    const desk = new EditDesk('dl_1', () => {
      sessionStore.set(undefined)
      return Promise.reject(ends)
    })
    desk.write([size('a')], levels)
    await passing(0)
    signIn(signedIn.userId)
    expect(states(new EditDesk('dl_1', world().send))).toEqual(['a allocSize refused'])
  })
})

describe('cells on their way', () => {
  it('are unknown until an answer comes, then done, under one key', async () => {
    const { desk, sent } = world(lost)
    desk.write([sales('a', 'Ann')], levels)
    expect(states(desk)).toEqual(['a sales sending'])
    await passing(0)
    expect(states(desk)).toEqual(['a sales unknown'])
    await passing(1000)
    expect(states(desk)).toEqual(['a sales done'])
    expect(sent[1]?.key).toBe(sent[0]?.key)
    desk.settle({ rows: new Map([['a', { ...orderRow({ id: 'a', mm: 20 }), version: 4, sales: 'Ann' }]]) })
    expect(states(desk)).toEqual([])
  })

  it('use the version that the previous write made', async () => {
    const { desk, sent } = world([{ orderId: 'a', version: 4 }])
    desk.write([sales('a', 'Ann')], levels)
    desk.write([sales('a', 'Bea')], levels)
    await passing(0)
    expect(sent.map(({ cells }) => [cells[0]?.value, cells[0]?.expectedVersion])).toEqual([
      ['Ann', 3],
      ['Bea', 4],
    ])
  })

  it('are over when the reply comes after the book has them', async () => {
    const { desk } = world(lost, [{ orderId: 'a', version: 4 }])
    desk.write([sales('a', 'Ann')], levels)
    await passing(0)
    desk.settle({ rows: new Map([['a', { ...orderRow({ id: 'a', mm: 20 }), version: 4, sales: 'Ann' }]]) })
    expect(states(desk)).toEqual(['a sales unknown'])
    await passing(1000)
    expect(states(desk)).toEqual([])
  })

  it('are written before a trial is asked, which would call them somebody else’s', async () => {
    const { desk, sent } = world(lost, [{ orderId: 'a', version: 4 }])
    const { signal } = new AbortController()
    desk.write([sales('a', 'Ann')], levels)
    const trial = desk.refusedOf([sales('a', 'Bea')], levels, signal)
    await passing(0)
    expect(sent).toHaveLength(1)
    await passing(1000)
    expect([...(await trial)]).toEqual([])
    expect(sent.map(({ cells }) => cells[0]?.expectedVersion)).toEqual([3, 3, 4])
  })

  it('show the latest edit, whatever happened to earlier ones', async () => {
    const { desk } = world(
      refused('order.deal-over'),
      refused('order.deal-over'),
      refused('write.changed-meanwhile'),
    )
    desk.write([sales('a', 'Ann')], levels)
    desk.write([sales('a', 'Bea')], levels)
    desk.write([sales('a', 'Cat')], levels)
    await passing(0)
    expect([...desk.edits.get().values()]).toMatchObject([{ value: 'Cat', state: 'clash' }])
  })

  it('disappear if they change nothing', async () => {
    const { desk } = world(refused('write.no-changes'))
    desk.write([sales('a', 'Ann')], levels)
    await passing(0)
    expect(states(desk)).toEqual([])
  })

  it('continue after a reload', async () => {
    const { desk, send } = world(lost)
    desk.write([sales('a', 'Ann')], levels)
    await passing(0)
    const after = new EditDesk('dl_1', send)
    expect(states(after)).toEqual(['a sales unknown'])
    after.start()
    await passing(0)
    expect(states(after)).toEqual(['a sales done'])
  })
})
