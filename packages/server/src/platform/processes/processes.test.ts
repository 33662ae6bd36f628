import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import type { PlaceOrders } from '../../../test/programs/place.ts'
import { until } from '../../../test/until.ts'
import { Processes, type ProcessesOptions } from './processes.ts'

let processes: Processes | undefined
let came: number[] = []
let gone = 0
afterEach(async () => {
  await processes?.stop()
  came = []
  gone = 0
})

/** `orders` of each place for each of its starts. */
const start = (
  orders: (place: number, start: number) => PlaceOrders,
  patience: ProcessesOptions['patience'] = {},
): Processes => {
  const starts = [0, 0]
  processes = new Processes({
    count: 2,
    program: new URL('../../../test/programs/place.ts', import.meta.url),
    log: pino({ level: 'silent' }),
    beginWith: (place) => orders(place, starts[place]!++),
    serve: () => ({ handlers: { came: (pid: number) => void came.push(pid) }, gone: () => (gone += 1) }),
    patience: { shortestPauseMs: 1, ...patience },
  })
  return processes
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('several processes', () => {
  it('begin, and stop when they are told', async () => {
    await start(() => ({})).begin()
    expect(new Set(came).size).toBe(2)
    await processes!.stop()
    expect(came.map(isAlive)).toEqual([false, false])
  })

  it('are killed if they do not stop', async () => {
    await start(() => ({ stays: true }), { stopMs: 50 }).begin()
    await processes!.stop()
    expect(came.map(isAlive)).toEqual([false, false])
  })

  it('do not begin at all if one never does', async () => {
    await expect(start((place) => ({ stuck: place === 1 }), { beginMs: 2000 }).begin()).rejects.toThrow(
      'it ended with SIGKILL',
    )
  })

  it('do not begin at all if one cannot, and the fault arrives with what explains it', async () => {
    await expect(start((place) => ({ fails: place === 1 })).begin()).rejects.toMatchObject({
      message: 'the port is taken',
      code: 'EADDRINUSE',
      port: 80,
    })
  })
})

describe('a process that ends', () => {
  it('is replaced, and what it held is released', async () => {
    await start((place, nr) => (place === 0 && nr === 0 ? { lives: 1 } : {})).begin()
    await until(() => expect(came.length).toBe(3))
    expect(gone).toBe(1)
    expect(came.filter(isAlive).length).toBe(2)
  })

  it('is started again and again while another one answers', async () => {
    const patience = { longestPauseMs: 1, mostFailures: 2 }
    await start(
      (place, nr) => (place === 1 ? {} : nr === 0 ? { lives: 1 } : { fails: nr < 6 }),
      patience,
    ).begin()
    await until(() => expect(came.length).toBe(3))
  })

  it('waits longer before each start', async () => {
    const times: number[] = []
    const orders = (place: number): PlaceOrders => {
      if (place === 1) return {}
      times.push(performance.now())
      return { lives: 1 }
    }
    await start(orders, { shortestPauseMs: 200 }).begin()
    await until(() => expect(times.length).toBe(4))
    const [first = 0, second = 0, third = 0] = times.slice(1).map((time, at) => time - times[at]!)
    expect(first).toBeGreaterThanOrEqual(200)
    expect(second).toBeGreaterThanOrEqual(400)
    expect(third).toBeGreaterThanOrEqual(800)
  })

  it('is killed and replaced if it stands still, and who answers stays', async () => {
    const patience = { askMs: 100, mostUnanswered: 10 }
    await start((place, nr) => (place === 0 && nr === 0 ? { hangs: 20 } : {}), patience).begin()
    await until(() => expect(came.length).toBe(3))
    expect(gone).toBe(1)
    expect(came.filter(isAlive).length).toBe(2)
  })

  it('is replaced again if the next one never begins', async () => {
    const patience = { beginMs: 2000 }
    await start(
      (place, nr) => (place === 1 ? {} : nr === 0 ? { lives: 1 } : { stuck: nr === 1 }),
      patience,
    ).begin()
    await until(() => expect(came.length).toBe(3))
    expect(came.filter(isAlive).length).toBe(2)
  })

  it('ends the parent if no process can be started', async () => {
    const patience = { longestPauseMs: 1, mostFailures: 3 }
    await start((_place, nr) => (nr === 0 ? { lives: 1 } : { fails: true }), patience).begin()
    expect(await processes!.ended).toMatchObject({ code: 'EADDRINUSE' })
  })
})
