import { CallRefused } from '@bookrunner/contract'
import { expect, it } from 'vitest'
import { PressedWrite } from './pressed-write.ts'
import { sessionOver } from './testing.ts'

/** Keys of the requests, each of which ends as the list says: null is an answer. */
const line = (...ends: (Error | null)[]) => {
  const keys: string[] = []
  const call = ({ key }: { readonly key: string }) => {
    keys.push(key)
    const end = ends.shift()
    return end ? Promise.reject(end) : Promise.resolve('done')
  }
  return { keys, call }
}
const lost = new TypeError('fetch failed')
const late = new DOMException('no answer in time', 'TimeoutError')
const refused = new CallRefused({ code: 400, message: 'No', traceId: 'trace' })

it('repeats once at once, under the same key, where the connection broke', async () => {
  const { keys, call } = line(lost)
  await expect(new PressedWrite().send({ reason: 'x' }, call)).resolves.toBe('done')
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})

it('fails when it is lost again; the same input pressed again keeps the key', async () => {
  const { keys, call } = line(lost, lost)
  const write = new PressedWrite()
  await expect(write.send({ reason: 'x' }, call)).rejects.toThrow('fetch failed')
  await write.send({ reason: 'x' }, call)
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
})

it('does not repeat what took too long by itself', async () => {
  const { keys, call } = line(late)
  const write = new PressedWrite()
  await expect(write.send({ reason: 'x' }, call)).rejects.toThrow('no answer in time')
  expect(keys).toHaveLength(1)
  await write.send({ reason: 'x' }, call)
  expect(keys[1]).toBe(keys[0])
})

it('keeps the key where the session ended: an earlier request may have been taken', async () => {
  const { keys, call } = line(late, sessionOver)
  const write = new PressedWrite()
  await write.send({ reason: 'x' }, call).catch(() => undefined)
  await expect(write.send({ reason: 'x' }, call)).rejects.toBe(sessionOver)
  await write.send({ reason: 'x' }, call)
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
})

it('is another write with another input', async () => {
  const { keys, call } = line(late)
  const write = new PressedWrite()
  await write.send({ reason: 'x' }, call).catch(() => undefined)
  await write.send({ reason: 'y' }, call)
  expect(keys[1]).not.toBe(keys[0])
})

it('is another write after an answer, a refusal as well', async () => {
  const { keys, call } = line(null, refused)
  const write = new PressedWrite()
  await write.send({ reason: 'x' }, call)
  await expect(write.send({ reason: 'x' }, call)).rejects.toBe(refused)
  await write.send({ reason: 'x' }, call)
  expect(new Set(keys).size).toBe(3)
})

it('keeps the key of another write that is under way', async () => {
  const write = new PressedWrite()
  let answer: (reply: string) => void = () => undefined
  const first = write.send('a', () => new Promise<string>((done) => (answer = done)))
  const { keys, call } = line(late)
  await write.send('b', call).catch(() => undefined)
  answer('done')
  await first
  await write.send('b', call)
  expect(keys[1]).toBe(keys[0])
})

it('gives the same input pressed twice one answer, while it is under way', async () => {
  const write = new PressedWrite()
  let answer: (reply: string) => void = () => undefined
  let calls = 0
  const call = () => {
    calls += 1
    return new Promise<string>((done) => (answer = done))
  }
  const both = [write.send('a', call), write.send('a', call)]
  answer('secret')
  expect(await Promise.all(both)).toEqual(['secret', 'secret'])
  expect(calls).toBe(1)
})
