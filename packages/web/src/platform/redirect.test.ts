import { describe, expect, it } from 'vitest'
import { loginPath, redirectIn } from './redirect.ts'

describe('loginPath (§8)', () => {
  it('adds the place one came from', () => {
    expect(loginPath({ pathname: '/board/detail', search: '?dealId=d1' })).toBe(
      '/login?redirect_url=%2Fboard%2Fdetail%3FdealId%3Dd1',
    )
  })

  it('adds nothing to the front door or an error page, and nothing twice', () => {
    expect(loginPath(undefined)).toBe('/login')
    expect(loginPath({ pathname: '/' })).toBe('/login')
    expect(loginPath({ pathname: '/500' })).toBe('/login')
    expect(loginPath({ pathname: '/login', search: '?redirect_url=%2Fa' })).toBe('/login?redirect_url=%2Fa')
    expect(loginPath({ pathname: '/403', search: '?redirect_url=%2Fdeal%2Fdetail' })).toBe(
      '/login?redirect_url=%2Fdeal%2Fdetail',
    )
  })

  it('never leads out of the site', () => {
    expect(redirectIn('?redirect_url=https%3A%2F%2Fevil.test')).toBeUndefined()
    expect(redirectIn('?redirect_url=%2F%2Fevil.test')).toBeUndefined()
    expect(redirectIn('?redirect_url=%2Fdeal%2Fmy-deals')).toBe('/deal/my-deals')
  })
})
