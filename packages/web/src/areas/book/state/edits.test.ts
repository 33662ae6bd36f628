import { CallRefused, type CallOptions } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { inTab, passing } from '../../../platform/outbox/testing.ts'
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
