import { describe, expect, it } from 'vitest'
import { cookieNameFor, hidesItsOrigin, isForeign, ownOriginsOf } from './guard.ts'

describe('the session cookie', () => {
  it.each([
    ['https://books.example', 'bookrunner_session'],
    ['http://localhost:8080', 'bookrunner_session_8080'],
    ['http://localhost:8491', 'bookrunner_session_8491'],
  ])('of %s is %s, so that two instances on one host do not share it', (publicUrl, name) => {
    expect(cookieNameFor({ publicUrl })).toBe(name)
  })
})

describe('our own pages', () => {
  const local = (port: number) => ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`)
  it.each([
    ['in earnest', '0.0.0.0', 8080, 'https://books.example', ['https://books.example']],
    ['on this machine', '127.0.0.1', 8080, 'http://localhost:8080', local(8080)],
    [
      'behind a proxy on this machine',
      '127.0.0.1',
      8080,
      'https://books.example',
      // A page of another program on this machine is not ours.
      ['https://books.example'],
    ],
    [
      'with the screens served beside',
      '127.0.0.1',
      9999,
      'http://localhost:8080',
      [...local(8080), ...local(9999)],
    ],
    ['in a box, opened from this machine', '0.0.0.0', 8080, 'http://localhost:8080', local(8080)],
  ])('%s', (_what, host, port, publicUrl, origins) => {
    expect(ownOriginsOf({ host, port, publicUrl }).toSorted()).toEqual(origins.toSorted())
  })
})

describe('a request from elsewhere', () => {
  const own = ['https://books.example', 'http://localhost:8080']
  it.each([
    [{}, false],
    [{ origin: 'https://books.example' }, false],
    [{ origin: 'http://localhost:8080' }, false],
    [{ origin: 'http://rebound.example:8080', host: 'rebound.example:8080' }, true],
    [{ origin: 'https://evil.example', host: 'books.example' }, true],
    [{ origin: 'null', host: 'books.example' }, true],
    [{ origin: 'https://books.example', 'sec-fetch-site': 'cross-site' }, true],
  ] as const)('%j is foreign: %s', (headers, foreign) => {
    expect(isForeign(headers, own)).toBe(foreign)
  })
})

describe('a write that says nothing of where it comes from', () => {
  const token = 'x'.repeat(43)
  it.each([
    ['with a cookie', {}, token, true],
    ['with a cookie and an empty Authorization', { authorization: 'Bearer ' }, token, true],
    ['with a cookie, from a page', { origin: 'https://books.example' }, token, false],
    ['with a cookie, from a browser without Origin', { 'sec-fetch-site': 'same-origin' }, token, false],
    ['with a token', { authorization: `Bearer ${token}` }, undefined, false],
    ['with an API key', { authorization: `Bearer brk_${token}` }, token, false],
    ['of nobody', {}, undefined, false],
  ] as const)('%s', (_what, headers, cookie, hides) => {
    expect(hidesItsOrigin({ headers, cookies: { session: cookie } }, 'session')).toBe(hides)
  })
})
