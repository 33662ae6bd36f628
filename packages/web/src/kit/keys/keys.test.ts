import { describe, expect, it } from 'vitest'
import { caps, isTyped, pressed } from './keys.ts'

const event = (key: string, more = {}) => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('shortcuts', () => {
  it('takes Ctrl, and ⌘ on a Mac, but not both', () => {
    expect(pressed('mod+k', event('k', { ctrlKey: true }), false)).toBe(true)
    expect(pressed('mod+k', event('k', { metaKey: true }), true)).toBe(true)
    expect(pressed('mod+k', event('k', { ctrlKey: true }), true)).toBe(false)
    expect(pressed('mod+k', event('k', { ctrlKey: true, metaKey: true }), false)).toBe(false)
    expect(pressed('mod+k', event('k'), false)).toBe(false)
  })

  it('tells Ctrl+Z from Ctrl+Shift+Z', () => {
    expect(pressed('mod+z', event('z', { ctrlKey: true }), false)).toBe(true)
    expect(pressed('mod+z', event('Z', { ctrlKey: true, shiftKey: true }), false)).toBe(false)
    expect(pressed('mod+z', event('Z', { metaKey: true, shiftKey: true }), true)).toBe(false)
    expect(pressed('mod+shift+z', event('Z', { ctrlKey: true, shiftKey: true }), false)).toBe(true)
    expect(pressed('mod+shift+z', event('z', { ctrlKey: true }), false)).toBe(false)
  })

  it('takes Alt by the place of the key, and "?" by what it types', () => {
    expect(pressed('alt+Period', event('≥', { altKey: true, code: 'Period' }), true)).toBe(true)
    expect(pressed('?', event('?', { shiftKey: true, code: 'Minus' }), false)).toBe(true)
    expect(pressed('?', event('?', { ctrlKey: true }), false)).toBe(false)
  })

  it('knows which ones a typist might mean as letters', () => {
    expect(isTyped('?')).toBe(true)
    expect(isTyped('mod+k')).toBe(false)
  })

  it('writes them as they stand on the keys', () => {
    expect(caps('mod+k', true)).toEqual(['⌘', 'K'])
    expect(caps('alt+Period', false)).toEqual(['Alt', '.'])
    expect(caps('alt+KeyW', false)).toEqual(['Alt', 'W'])
    expect(caps('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
  })
})
