import { CallRefused } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { inTab, passing } from '../../../platform/outbox/testing.ts'
import { openStatusLine, statusLine } from '../../../platform/notify.ts'
import { storeUnsaved, readUnsaved } from '../../../platform/unsaved.ts'
import { allocRow, browserAlloc, units } from '../testing.ts'
import { AllocDesk, type DeskPorts } from './desk.ts'
import type { PendingEdit } from './edits.ts'
import { questionIn } from './groups.ts'

inTab()

type Body = Parameters<DeskPorts['alloc']>[0]

const refusal = (reason: string, fields: { field: string; message: string }[]) =>
  new CallRefused({ code: 409, message: reason, reason, fields, traceId: 't' } as never)

function world(answers: ((body: Body) => number | Error)[]) {
  const sent: Body[] = []
  const keys: (string | undefined)[] = []
  const undone: number[] = []
  const state = {
    alloc: browserAlloc([allocRow({ id: 'a', in: 10, size: 5 }), allocRow({ id: 'b', in: 10, size: 4 })]),
  }
  const ports: DeskPorts = {
    alloc: (body, { key }) => {
      sent.push(body)
      keys.push(key)
      const answer = answers.shift()!(body)
      return typeof answer === 'number'
        ? Promise.resolve({ seq: answer, count: body.lines.length })
        : Promise.reject(answer)
    },
    undo: ({ change }) => {
      undone.push(change)
      return Promise.resolve({ seq: change + 100, count: 1 })
    },
    versionAt: async () => {
      await Promise.resolve()
      return state.alloc
    },
  }
  const desk = new AllocDesk('alv_1', ports)
  return { desk, sent, keys, undone, state, ports }
}

/** The undecided lines stored in the browser tab. */
const open = () => readUnsaved('alloc alv_1') as readonly PendingEdit[] | undefined
const onTheirWay = () => readUnsaved('alloc writes alv_1')

const line = (id: string, mm: number) => ({ orderId: id, number: `KP-${id}`, size: units(mm) })
/** Waits until all requests are answered. */
const settled = () => passing(0)

describe('edits being saved', () => {
  it('are sent one change after the other, and the second knows the first', async () => {
    const { desk, sent, state } = world([() => 11, () => 13])
    desk.write('typed', [line('a', 6)], 10)
    desk.write('typed', [line('a', 7)], 10)
    expect(desk.edits.get().get('a')?.size).toBe(units(7))
    state.alloc = browserAlloc([allocRow({ id: 'a', in: 10, size: 6, seq: 11 })], { seq: 11 })
    await settled()
    expect(sent.map(({ expectedSeq, lines }) => [expectedSeq, lines[0]?.size])).toEqual([
      [11, units(6)],
      [11, units(7)],
    ])
    expect(desk.edits.get().get('a')).toMatchObject({ state: 'done', seq: 13 })
    expect([open(), onTheirWay()]).toEqual([undefined, undefined])
    desk.settle({ seq: 13 })
    expect(desk.edits.get().size).toBe(0)
  })

  it('leave their cells, with a message, if they change nothing', async () => {
    const close = openStatusLine()
    const { desk } = world([() => refusal('write.no-changes', [])])
    desk.write('typed', [line('a', 5)], 10)
    await settled()
    expect(desk.edits.get().size).toBe(0)
    expect(statusLine.get()?.content).toBe('write.no-changes')
    close()
  })

  it('are undone and redone by their state numbers', async () => {
    const { desk, undone } = world([() => 11])
    desk.write('typed', [line('a', 6)], 10)
    desk.undo()
    desk.redo()
    await settled()
    expect(undone).toEqual([11, 111])
    expect(desk.undoing.get().done.map(({ seq }) => seq)).toEqual([211])
  })

  it('wait with their whole change at a conflict, and are sent together once it is decided', async () => {
    const moved = refusal('alloc.lines-moved', [{ field: 'lines.0.size', message: 'Changed meanwhile' }])
    const { desk, sent } = world([() => moved, () => 14])
    desk.write('paste', [line('a', 6), line('b', 3)], 10)
    await settled()
    expect(sent).toHaveLength(1)
    const [a, b] = ['a', 'b'].map((id) => desk.edits.get().get(id)!)
    expect([a!.state, b!.state]).toEqual(['clash', 'held'])
    expect(open()?.map(({ orderId }) => orderId)).toEqual(['a', 'b'])
    desk.again([a!], { seq: 12 })
    await settled()
    expect(sent[1]?.lines).toEqual([
      { orderId: 'a', size: units(6) },
      { orderId: 'b', size: units(3) },
    ])
    expect(desk.undoing.get().done).toHaveLength(1)
    expect([open(), onTheirWay()]).toEqual([undefined, undefined])
  })

  it('are sent without the conflicting line if the user keeps the stored value', async () => {
    const moved = refusal('alloc.lines-moved', [{ field: 'lines.0.size', message: 'Changed meanwhile' }])
    const { desk, sent } = world([() => moved, () => 14])
    desk.write('paste', [line('a', 6), line('b', 3)], 10)
    await settled()
    desk.drop([desk.edits.get().get('a')!])
    await settled()
    expect(sent.map(({ lines }) => lines.map(({ orderId }) => orderId))).toEqual([['a', 'b'], ['b']])
  })

  it('ask again if another line of their change conflicts meanwhile', async () => {
    const moved = refusal('alloc.lines-moved', [{ field: 'lines.0.size', message: 'Changed meanwhile' }])
    const { desk, sent, state } = world([() => moved])
    desk.write('paste', [line('a', 6), line('b', 3)], 10)
    await settled()
    state.alloc = browserAlloc(
      [allocRow({ id: 'a', in: 10, size: 7, seq: 11 }), allocRow({ id: 'b', in: 10, size: 9, seq: 12 })],
      { seq: 12 },
    )
    desk.again([desk.edits.get().get('a')!], { seq: 11 })
    await settled()
    expect(sent).toHaveLength(1)
    expect(['a', 'b'].map((id) => desk.edits.get().get(id)?.state)).toEqual(['held', 'clash'])
  })

  it('show the reason of each refused line; the others wait, also for a corrected value', async () => {
    const wrong = refusal('alloc.lines-wrong', [{ field: 'lines.1.size', message: 'Too much' }])
    const { desk, sent } = world([() => wrong, () => 11, () => 12])
    desk.write('paste', [line('a', 6), line('b', 30)], 10)
    await settled()
    expect(desk.edits.get().get('b')).toMatchObject({ state: 'refused', words: 'Too much' })
    expect(desk.edits.get().get('a')).toMatchObject({ state: 'held' })
    desk.write('typed', [line('b', 3)], 10)
    await settled()
    expect(sent.slice(1).map(({ lines }) => lines.map(({ orderId }) => orderId))).toEqual([['b'], ['a']])
  })

  it('are decided together if the refusal is about no single line', async () => {
    const { desk, sent } = world([() => refusal('alloc.is-launched', []), () => 11])
    desk.write('paste', [line('a', 6), line('b', 3)], 10)
    await settled()
    const { edit, of } = questionIn(desk.edits.get())!
    expect([edit.whole, of.length]).toEqual([true, 2])
    desk.again(of, { seq: 10 })
    await settled()
    expect(sent[1]?.lines).toHaveLength(2)
  })

  it('send a reason alone while the size is undecided', async () => {
    const moved = refusal('alloc.lines-moved', [{ field: 'lines.0.size', message: 'Changed meanwhile' }])
    const { desk, sent } = world([() => moved, () => 14])
    desk.write('typed', [line('a', 6)], 10)
    await settled()
    desk.write('typed', [{ orderId: 'a', number: 'KP-a', note: 'Anchor' }], 12)
    await settled()
    expect(sent[1]?.lines).toEqual([{ orderId: 'a', note: 'Anchor' }])
    expect(desk.edits.get().get('a')).toMatchObject({ state: 'clash', size: units(6) })
    expect(open()).toHaveLength(1)
  })

  it('keep invalid text until it is discarded', async () => {
    const { desk, sent } = world([])
    const typed = { column: 'size', text: '30,5' } as const
    desk.refuse({ orderId: 'a', number: 'KP-a' }, { words: 'No size', expectedSeq: 10, typed })
    const { edit } = questionIn(desk.edits.get())!
    expect(edit).toMatchObject({ state: 'refused', typed, words: 'No size' })
    expect(open()).toHaveLength(1)
    desk.again([edit], { seq: 10 })
    expect(desk.edits.get().get('a')?.state).toBe('refused')
    desk.drop([edit])
    await settled()
    expect([sent.length, desk.edits.get().size]).toEqual([0, 0])
  })

  it('are sent again under the same key if they were sent before a reload', async () => {
    const lost = () => new TypeError('fetch failed')
    const { desk, ports, sent, keys, state } = world([lost, () => 12])
    desk.write('typed', [line('a', 6)], 10)
    await settled()
    expect(desk.edits.get().get('a')?.state).toBe('unknown')
    state.alloc = browserAlloc([allocRow({ id: 'a', in: 10, size: 9, seq: 15 })], { seq: 15 })
    const after = new AllocDesk('alv_1', ports)
    expect(after.edits.get().get('a')).toMatchObject({ state: 'waiting', size: units(6) })
    after.start()
    await settled()
    expect(sent[1]?.expectedSeq).toBe(10)
    expect(keys[1]).toBe(keys[0])
    expect(after.edits.get().get('a')?.state).toBe('done')
    expect(new AllocDesk('alv_1', ports).undoing.get().done.map(({ seq }) => seq)).toEqual([12])
  })

  it('are compared with the current state if they were not sent before a reload', async () => {
    const { ports, sent, state } = world([])
    state.alloc = browserAlloc([allocRow({ id: 'a', in: 10, size: 9, seq: 15 })], { seq: 15 })
    const write = { kind: 'lines', what: 'typed', expectedSeq: 10, lines: [line('a', 6)] }
    storeUnsaved('alloc writes alv_1', [{ key: 'key-1', write, tries: 0 }])
    const desk = new AllocDesk('alv_1', ports)
    desk.start()
    await settled()
    expect(sent).toEqual([])
    expect(desk.edits.get().get('a')?.state).toBe('clash')
    expect(open()).toHaveLength(1)
    expect(onTheirWay()).toBeUndefined()
  })

  it('stay undecided after a reload', async () => {
    const moved = refusal('alloc.lines-moved', [{ field: 'lines.0.size', message: 'Changed meanwhile' }])
    const { desk, ports } = world([() => moved])
    desk.write('paste', [line('a', 6), line('b', 3)], 10)
    await settled()
    const after = new AllocDesk('alv_1', ports)
    expect([...after.edits.get().values()].map(({ state }) => state)).toEqual(['clash', 'held'])
  })

  it('ask about the whole change if the session ended before saving', async () => {
    const over = new CallRefused({ code: 401, message: 'Over', reason: 'session.ended', traceId: 't' })
    const { desk, sent } = world([() => over])
    desk.write('typed', [line('a', 6)], 10)
    await passing(60_000)
    expect(sent).toHaveLength(1)
    expect(desk.edits.get().get('a')).toMatchObject({ state: 'refused', whole: true })
    expect(open()).toHaveLength(1)
  })

  it('are undone after saving, also without an answer', async () => {
    const { desk, undone, ports } = world([() => 11])
    const { undo } = ports
    let lost = true
    Object.assign(ports, {
      undo: (...of: Parameters<typeof undo>) => {
        const answer = undo(...of)
        if (!lost) return answer
        lost = false
        return Promise.reject(new TypeError('fetch failed'))
      },
    })
    desk.undo()
    desk.write('typed', [line('a', 6)], 10)
    desk.undo()
    await passing(1000)
    expect(undone).toEqual([11, 11])
    expect(desk.undoing.get()).toMatchObject({ done: [], undone: [{ seq: 111 }] })
  })
})
