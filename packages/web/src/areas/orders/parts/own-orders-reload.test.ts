import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnOrdersReload } from './own-orders-reload.ts'
import { OWN } from './query-keys.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A list of own orders on the screen, and how often it was reloaded. */
async function openList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const list = { loads: 0, isBroken: false }
  const queryFn = () => {
    list.loads += 1
    return list.isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(list.loads)
  }
  new QueryObserver(client, { queryKey: [...OWN, 'list'], queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1)
  list.loads = 0
  return { list, reload: new OwnOrdersReload(client) }
}

describe('a reload of own orders', () => {
  it('waits until all snapshots of a page are there', async () => {
    const { list, reload } = await openList()
    reload.requestAt('house', 28, 'snapshot')
    await vi.advanceTimersByTimeAsync(400)
    reload.requestAt('deal', 3, 'snapshot')
    await vi.advanceTimersByTimeAsync(499)
    expect(list.loads).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(list.loads).toBe(1)
  })

  it('does not let a change wait for snapshots', async () => {
    const { list, reload } = await openList()
    reload.requestAt('house', 28, 'snapshot')
    reload.requestAt('deal', 4, 'change')
    await vi.advanceTimersByTimeAsync(30)
    reload.requestAt('other deal', 1, 'snapshot')
    await vi.advanceTimersByTimeAsync(10)
    expect(list.loads).toBe(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect(list.loads).toBe(1)
  })

  it('is not repeated for the same number', async () => {
    const { list, reload } = await openList()
    reload.requestAt('deal', 3, 'snapshot')
    await vi.advanceTimersByTimeAsync(500)
    reload.requestAt('deal', 3, 'snapshot')
    await vi.advanceTimersByTimeAsync(500)
    expect(list.loads).toBe(1)
  })

  it('is repeated for the same number after a failure', async () => {
    const { list, reload } = await openList()
    list.isBroken = true
    reload.requestAt('deal', 3, 'snapshot')
    await vi.advanceTimersByTimeAsync(500)
    list.isBroken = false
    reload.requestAt('deal', 3, 'snapshot')
    await vi.advanceTimersByTimeAsync(500)
    expect(list.loads).toBe(2)
  })
})
