import { describe, expect, it } from 'vitest'
import { cookieNameFor, isForeign } from './guard.ts'

describe('the session cookie', () => {
  it.each([
    ['https://books.example', 'bookrunner_session'],
    ['http://localhost:8080', 'bookrunner_session_8080'],
    ['http://localhost:8491', 'bookrunner_session_8491'],
  ])('of %s is %s, so that two instances on one host do not share it', (publicUrl, name) => {
    expect(cookieNameFor({ publicUrl })).toBe(name)
  })
})

describe('a request from elsewhere', () => {
  const own = 'https://books.example'
  it.each([
    [{}, false],
    [{ origin: own }, false],
    [{ origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }, false],
    [{ origin: 'https://evil.example', host: 'books.example' }, true],
    [{ origin: 'null', host: 'books.example' }, true],
    [{ origin: own, 'sec-fetch-site': 'cross-site' }, true],
  ] as const)('%j is foreign: %s', (headers, foreign) => {
    expect(isForeign(headers, own)).toBe(foreign)
  })
})
