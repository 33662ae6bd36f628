import { describe, expect, it } from 'vitest'
import { chooseLang, parseLang, withLang } from './language.ts'

describe('language (§2)', () => {
  it('reads CN, US, HK and TC in any case, and nothing else', () => {
    expect(parseLang('cn')).toBe('CN')
    expect(parseLang('HK')).toBe('HK')
    expect(parseLang('TC')).toBe('HK')
    expect(parseLang('FR')).toBeUndefined()
    expect(parseLang(null)).toBeUndefined()
  })

  it('prefers the URL, then the stored language, then US', () => {
    expect(chooseLang('?lang=TC', 'CN')).toBe('HK')
    expect(chooseLang('?lang=xx', 'CN')).toBe('CN')
    expect(chooseLang('', { odd: true })).toBe('US')
  })

  it('changes the URL only if it names a language', () => {
    expect(withLang('?a=1', 'CN')).toBe('?a=1')
    expect(withLang('?a=1&lang=US', 'CN')).toBe('?a=1&lang=CN')
  })
})
