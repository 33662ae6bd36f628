import { isRefusal } from '@bookrunner/domain/kernel'
import { describe, expect, it, vi } from 'vitest'
import { Gate, type Entering, type Turn } from './gate.ts'

const usual = { perPerson: 2, waiting: 4, atOnce: 100, waitMs: 60_000 }

/** A gate, the names of whoever started in order, and the turns. */
const open = (limits: Partial<typeof usual> = {}) => {
  const gate = new Gate({ ...usual, ...limits })
  const started: string[] = []
  const turns: Turn[] = []
  const refused: string[] = []
  const enter = (who: string, entering?: Entering) =>
    gate.enter(who, entering).then((turn) => {
      if (isRefusal(turn)) return refused.push(`${who} ${turn.reason}`)
      started.push(who)
      return turns.push(turn)
    })
  return { gate, started, turns, refused, enter }
}
const settle = () => new Promise((done) => setImmediate(done))

describe('calls of one person', () => {
  it('run two at once, wait four at once, and are refused beyond', async () => {
    const { started, refused, enter, gate } = open()
    for (let count = 0; count < 8; count++) void enter('ann')
    await settle()
    expect([started.length, gate.waiting]).toEqual([2, 4])
    expect(refused).toEqual(['ann slow.too-many', 'ann slow.too-many'])
  })

  it('start in order when others end, and nobody is counted twice', async () => {
    const { started, turns, enter, gate } = open()
    for (let count = 0; count < 6; count++) void enter('ann')
    await settle()
    turns[0]!.end()
    turns[0]!.end()
    await settle()
    expect([started.length, gate.running, gate.waiting]).toEqual([3, 2, 3])
    for (let nr = 1; nr < 6; nr++) {
      turns[nr]!.end()
      await settle()
    }
    expect([started.length, gate.running, gate.waiting]).toEqual([6, 0, 0])
  })

  it('are refused with the seconds until there is likely a turn', async () => {
    const { gate } = open({ perPerson: 1, waiting: 1 })
    await gate.enter('ann')
    void gate.enter('ann')
    expect(await gate.enter('ann')).toMatchObject({ reason: 'slow.too-many', params: { seconds: 2 } })
  })

  it('do not wait for those of another person', async () => {
    const { started, enter } = open()
    for (let count = 0; count < 60; count++) void enter('ann')
    void enter('bob')
    await settle()
    expect(started).toEqual(['ann', 'ann', 'bob'])
  })
})

describe('calls of all', () => {
  it('take turns person by person when the node is full', async () => {
    const { started, turns, enter } = open({ atOnce: 1 })
    for (const who of ['ann', 'ann', 'ann', 'bob', 'bob', 'cat']) void enter(who)
    await settle()
    for (let nr = 0; nr < 6; nr++) {
      turns[nr]!.end()
      await settle()
    }
    expect(started).toEqual(['ann', 'bob', 'cat', 'ann', 'bob', 'ann'])
  })

  it('take no place for an upload, which still counts for its person', async () => {
    const { started, enter, gate } = open({ atOnce: 1 })
    void enter('ann', { place: false })
    void enter('ann', { place: false })
    void enter('ann', { place: false })
    void enter('bob')
    await settle()
    expect(started).toEqual(['ann', 'ann', 'bob'])
    expect(gate.waiting).toBe(1)
  })

  it('may start when a slow reader leaves the place, whose own count stays', async () => {
    const { started, turns, enter } = open({ perPerson: 1, atOnce: 1 })
    for (const who of ['ann', 'ann', 'bob']) void enter(who)
    await settle()
    turns[0]!.leavePlace()
    await settle()
    expect(started).toEqual(['ann', 'bob'])
    turns[0]!.end()
    await settle()
    expect(started).toEqual(['ann', 'bob'])
    turns[1]!.end()
    await settle()
    expect(started).toEqual(['ann', 'bob', 'ann'])
  })
})

describe('a call that waits', () => {
  it('is refused after its time: with 429 because of the own calls, with 503 because of others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { refused, enter, gate } = open({ perPerson: 1, atOnce: 1, waitMs: 5000 })
    void enter('ann')
    void enter('ann')
    void enter('bob')
    await vi.advanceTimersByTimeAsync(4999)
    expect(refused).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    expect(refused).toEqual(['ann slow.too-many', 'bob slow.no-turn'])
    expect([gate.running, gate.waiting]).toEqual([1, 0])
  })

  it('leaves the line when its caller hangs up', async () => {
    const { started, turns, enter, gate } = open({ perPerson: 1 })
    const caller = new AbortController()
    void enter('ann')
    void enter('ann', { gone: caller.signal })
    void enter('ann')
    await settle()
    caller.abort()
    await settle()
    expect(gate.waiting).toBe(1)
    turns[0]!.end()
    await settle()
    expect([started.length, gate.waiting]).toEqual([2, 0])
  })
})
