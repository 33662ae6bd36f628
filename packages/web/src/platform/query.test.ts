import { CallRefused } from '@bookrunner/contract'
import { expect, it } from 'vitest'
import { AGAIN_MS } from './answers.ts'
import { queryClient, untilRead } from './query.ts'

const { retry, retryDelay } = queryClient.getDefaultOptions().queries! as {
  retry: (failures: number, fault: unknown) => boolean
  retryDelay: (failures: number, fault: unknown) => number
}
const refused = (retryAfter?: number) =>
  new CallRefused({ code: 429, message: 'Wait', reason: 'slow.too-many', traceId: 'ab12', retryAfter })

it('asks again when the server says, three times at most', () => {
  expect([0, 1, 2, 3].map((failures) => retry(failures, refused(2)))).toEqual([true, true, true, false])
  expect(retryDelay(0, refused(2))).toBe(2000)
})

it('does not wait longer than a reader would', () => {
  expect(retry(0, refused(11))).toBe(false)
})

it('asks once more at once on a broken connection, and never again after another refusal', () => {
  const broken = new TypeError('Failed to fetch')
  expect([retry(0, broken), retry(1, broken), retryDelay(0, broken)]).toEqual([true, false, 0])
  expect(retry(0, refused())).toBe(false)
})

it('reads a page again after a refresh that failed, and only then', () => {
  const intervals = [null, new TypeError('Failed to fetch'), refused()].map((error) =>
    untilRead.refetchInterval({ state: { error } }),
  )
  expect(intervals).toEqual([false, AGAIN_MS, AGAIN_MS])
})
