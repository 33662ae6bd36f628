import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionEndedBy } from './failed.ts'
import { connectSessionEnds, endSession, farewell, farewellStore } from './leave.ts'
import { connectNavigation } from './navigation.ts'
import { parseSession, saveSession, sessionStore } from './session.ts'

const sessionOf = (userId: string) =>
  parseSession({ user: { userId, account: `${userId}@bank.example` }, tier: 'tier3' })

const sessionEnded = { code: 610103, message: 'This session was ended on another device' }

let places: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  places = []
  connectNavigation({
    prefetchFrame: () => {},
    prefetchPage: () => {},
    navigate: (to) => places.push(to),
    place: () => ({ pathname: '/my-sessions', search: '', hash: '' }),
  })
  connectSessionEnds()
  saveSession(sessionOf('may'))
})

afterEach(() => {
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  farewellStore.set(undefined)
  saveSession(undefined)
})

it('leads to log-in when the server ends the session', () => {
  sessionEndedBy(sessionEnded)
  expect(sessionStore.get()).toBeUndefined()
  expect(places).toEqual(['/login?redirect_url=%2Fmy-sessions'])
})

it('waits for the answer to a log-out although the live connection learns of the end first', async () => {
  expect(await endSession(async () => sessionEndedBy(sessionEnded))).toBe(true)
  farewell('Logged out')
  sessionEndedBy(sessionEnded)
  expect(sessionStore.get()?.user.userId).toBe('may')
  expect(places).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(sessionStore.get()).toBeUndefined()
  expect(places).toEqual(['/login'])
})

it('follows the server again after a log-out that failed', async () => {
  await expect(endSession(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
    'Failed to fetch',
  )
  sessionEndedBy(sessionEnded)
  expect(places).toEqual(['/login?redirect_url=%2Fmy-sessions'])
})

it('leaves the next session alone where log-in is in front before the second is over', () => {
  farewell('Logged out')
  // As the frame does once log-in is in front.
  farewellStore.set(undefined)
  saveSession(sessionOf('ann'))
  vi.advanceTimersByTime(1000)
  expect(sessionStore.get()?.user.userId).toBe('ann')
  expect(places).toEqual([])
})
