// One person asks for many exports at once; everybody else works on.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CallRefused } from '@bookrunner/contract/kernel'
import { clientOf, startTestApp, type TestApp } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const outcome = async (asked: Promise<unknown>) => {
  try {
    await asked
    return 'done'
  } catch (fault) {
    if (!(fault instanceof CallRefused)) throw fault
    expect(fault.retryAfter).toBeGreaterThan(0)
    return fault.reason
  }
}

it('answers or refuses each of 60 exports of one person, and all exports of another', async () => {
  const [ann, bob] = [await clientOf(app, 'investoradmin'), await clientOf(app, 'bankadmin')]
  const whole = async () => (await ann.orders.downloadMyOrder()).blob()
  const asked = Array.from({ length: 60 }, () => outcome(whole()))
  const other = await outcome(bob.users.exportList().then((file) => file.blob()))
  expect(other).toBe('done')
  const outcomes = await Promise.all(asked)
  expect(new Set(outcomes)).toEqual(new Set(['done', 'slow.too-many']))
  expect(outcomes.filter((each) => each === 'done').length).toBeGreaterThanOrEqual(6)
  // Nobody is counted for ever.
  expect(await outcome(whole())).toBe('done')
})

it('counts lists that are larger than those of screens, and no others', async () => {
  const ann = await clientOf(app, 'investoradmin')
  const lists = (pageSize: number) =>
    Promise.all(Array.from({ length: 40 }, () => outcome(ann.orders.myOrder({ pageSize }))))
  expect(new Set(await lists(50))).toEqual(new Set(['done']))
  expect(await lists(500)).toContain('slow.too-many')
})

it('refuses in the reader’s language with the seconds to wait', async () => {
  const chinese = await clientOf(app, 'investoradmin', 'CN')
  const asked = Array.from({ length: 20 }, () =>
    chinese.orders.myOrder({ pageSize: 500 }).catch((fault: unknown) => (fault as CallRefused).message),
  )
  expect((await Promise.all(asked)).find((each) => typeof each === 'string')).toMatch(/请于 \d+ 秒后重试/)
})
