import { CallRefused } from '@bookrunner/contract'
import { describe, expect, it } from 'vitest'
import { inTab, passing } from '../../../platform/outbox/testing.ts'
import { keepUnsaved, readUnsaved } from '../../../platform/unsaved.ts'
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
    heldAt: async () => {
      await Promise.resolve()
      return state.alloc
    },
  }
  const desk = new AllocDesk('alv_1', ports)
  return { desk, sent, keys, undone, state, ports }
}

/** Lines somebody is asked about, as the tab keeps them. */
const open = () => readUnsaved('alloc alv_1') as readonly PendingEdit[] | undefined
const onTheirWay = () => readUnsaved('alloc writes alv_1')

const line = (id: string, mm: number) => ({ orderId: id, number: `KP-${id}`, size: units(mm) })
/** Everything that waits for an answer has got it. */
const settled = () => passing(0)

describe('lines on their way', () => {
  it('go out one change after the other, and the second knows of the first', async () => {
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

  it('are taken back and made again by their numbers', async () => {
    const { desk, undone } = world([() => 11])
    desk.write('typed', [line('a', 6)], 10)
    desk.undo()
    desk.redo()
    await settled()
    expect(undone).toEqual([11, 111])
    expect(desk.undoing.get().done.map(({ seq }) => seq)).toEqual([211])
  })

  it('wait with all of their change where somebody else was quicker, and go out as one once that is answered', async () => {
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

  it('are the other lines of a change once the clashing one is left as it is', async () => {
    const moved = refusal('alloc.lines-moved', [{ field: 'lines.0.size', message: 'Changed meanwhile' }])
    const { desk, sent } = world([() => moved, () => 14])
    desk.write('paste', [line('a', 6), line('b', 3)], 10)
    await settled()
    desk.drop([desk.edits.get().get('a')!])
    await settled()
    expect(sent.map(({ lines }) => lines.map(({ orderId }) => orderId))).toEqual([['a', 'b'], ['b']])
  })

  it('ask anew where somebody changes a line while another of its change is asked about', async () => {
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

  it('say of each line why it was refused; the others wait, also for what is typed instead', async () => {
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

  it('are asked about together where none of them is what is wrong', async () => {
    const { desk, sent } = world([() => refusal('alloc.is-launched', []), () => 11])
    desk.write('paste', [line('a', 6), line('b', 3)], 10)
    await settled()
    const { edit, of } = questionIn(desk.edits.get())!
    expect([edit.whole, of.length]).toEqual([true, 2])
    desk.again(of, { seq: 10 })
    await settled()
    expect(sent[1]?.lines).toHaveLength(2)
  })

  it('and reasons are two things: a reason goes out alone, and the size is asked about still', async () => {
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

  it('that are no sizes are kept as they were typed, until they are given up', async () => {
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

  it('that went out before a reload go out again as they were, under the same key', async () => {
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

  it('that did not go out before a reload are looked at against what stands there now', async () => {
    const { ports, sent, state } = world([])
    state.alloc = browserAlloc([allocRow({ id: 'a', in: 10, size: 9, seq: 15 })], { seq: 15 })
    const write = { kind: 'lines', what: 'typed', expectedSeq: 10, lines: [line('a', 6)] }
    keepUnsaved('alloc writes alv_1', [{ key: 'key-1', write, tries: 0 }])
    const desk = new AllocDesk('alv_1', ports)
    desk.start()
    await settled()
    expect(sent).toEqual([])
    expect(desk.edits.get().get('a')?.state).toBe('clash')
    expect(open()).toHaveLength(1)
    expect(onTheirWay()).toBeUndefined()
  })

  it('that somebody is asked about are asked about after a reload as well', async () => {
    const moved = refusal('alloc.lines-moved', [{ field: 'lines.0.size', message: 'Changed meanwhile' }])
    const { desk, ports } = world([() => moved])
    desk.write('paste', [line('a', 6), line('b', 3)], 10)
    await settled()
    const after = new AllocDesk('alv_1', ports)
    expect([...after.edits.get().values()].map(({ state }) => state)).toEqual(['clash', 'held'])
  })

  it('are asked about as a whole when the session ended before they were written', async () => {
    const over = new CallRefused({ code: 401, message: 'Over', reason: 'session.ended', traceId: 't' })
    const { desk, sent } = world([() => over])
    desk.write('typed', [line('a', 6)], 10)
    await passing(60_000)
    expect(sent).toHaveLength(1)
    expect(desk.edits.get().get('a')).toMatchObject({ state: 'refused', whole: true })
  })

  it('are taken back after they are written, also where no answer came to it first', async () => {
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
