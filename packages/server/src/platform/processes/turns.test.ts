import { isRefusal } from '@bookrunner/domain/kernel'
import { expect, it } from 'vitest'
import { until } from '../../../test/until.ts'
import { Gate, type Turn } from '../http/gate.ts'
import { Conversation, type Handlers } from './conversation.ts'
import { gateOfParent, TurnsOfProcess } from './turns.ts'

const open = () => {
  const limits = { perPerson: 1, waiting: 1, atOnce: 2, waitMs: 60_000 }
  const gates = { files: new Gate(limits), writes: new Gate(limits), reads: new Gate(limits) }
  /** Messages travel as text between processes. */
  const connect = (handlers: Handlers): Conversation => {
    const travel = (to: Conversation) => (message: unknown) => {
      const text = JSON.stringify(message)
      setImmediate(() => to.hear(JSON.parse(text) as never))
    }
    const parent: Conversation = new Conversation((message) => travel(process)(message), handlers)
    const process: Conversation = new Conversation((message) => travel(parent)(message), {})
    return process
  }
  const processes = [0, 1].map(() => {
    const turns = new TurnsOfProcess(gates)
    return { turns, gate: gateOfParent(connect(turns.handlers), 'files') }
  })
  return { gates, one: processes[0]!, other: processes[1]! }
}

const turnOf = async (entering: ReturnType<Gate['enter']>): Promise<Turn> => {
  const turn = await entering
  if (isRefusal(turn)) throw new Error(turn.reason)
  return turn
}

it('counts one person once at all processes', async () => {
  const { one, other, gates } = open()
  const first = await turnOf(one.gate.enter('ann'))
  const second = other.gate.enter('ann')
  await until(() => expect(gates.files.waiting).toBe(1))
  expect(await one.gate.enter('ann')).toMatchObject({ reason: 'slow.too-many', params: { seconds: 2 } })
  expect([one.gate.running, one.gate.waiting, other.gate.running, other.gate.waiting]).toEqual([1, 0, 0, 1])
  first.end()
  first.end()
  ;(await turnOf(second)).end()
  await until(() => expect([gates.files.running, gates.files.waiting]).toEqual([0, 0]))
})

it('counts the calls of all processes', async () => {
  const { one, other, gates } = open()
  const turns = [await turnOf(one.gate.enter('ann')), await turnOf(other.gate.enter('bob'))]
  const third = one.gate.enter('cyd')
  await until(() => expect(gates.files.waiting).toBe(1))
  turns[1]!.leavePlace()
  await turnOf(third)
  expect(gates.files.running).toBe(3)
})

it('lets a caller who hangs up leave the line', async () => {
  const { one, other, gates } = open()
  await turnOf(one.gate.enter('ann'))
  const gone = new AbortController()
  const waiting = other.gate.enter('ann', { gone: gone.signal })
  await until(() => expect(gates.files.waiting).toBe(1))
  gone.abort()
  expect(await waiting).toMatchObject({ reason: 'slow.too-many' })
  expect(gates.files.waiting).toBe(0)
})

it('releases the turns of a process that was killed, and those it waited for', async () => {
  const { one, other, gates } = open()
  await turnOf(one.gate.enter('ann'))
  void one.gate.enter('ann')
  const next = other.gate.enter('bob')
  await turnOf(next)
  const last = other.gate.enter('cyd')
  await until(() => expect(gates.files.waiting).toBe(2))
  one.turns.gone()
  await turnOf(last)
  expect([gates.files.running, gates.files.waiting]).toEqual([2, 0])
})
