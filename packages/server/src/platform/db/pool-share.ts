import { AsyncLocalStorage } from 'node:async_hooks'
import type { Places } from '../places.ts'

/**
 * A part of the pool. Whoever works in a share waits for one of its places before taking a connection, so that slow
 * calls never hold all connections. It follows the work by itself: a second `Db` would split what nodes keep by `Db`.
 */
const shares = new AsyncLocalStorage<Places>()

export const inShare = <Result>(share: Places, work: () => Result): Result => shares.run(share, work)

export const shareNow = (): Places | undefined => shares.getStore()
