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
  it('accepts Ctrl, on a Mac ⌘, but not both', () => {
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

  it('matches Alt by the key’s place, and "?" by its character', () => {
    expect(pressed('alt+Period', event('≥', { altKey: true, code: 'Period' }), true)).toBe(true)
    expect(pressed('?', event('?', { shiftKey: true, code: 'Minus' }), false)).toBe(true)
    expect(pressed('?', event('?', { ctrlKey: true }), false)).toBe(false)
  })

  it('knows which ones are also typed as letters', () => {
    expect(isTyped('?')).toBe(true)
    expect(isTyped('mod+k')).toBe(false)
  })

  it('shows the labels of keys', () => {
    expect(caps('mod+k', true)).toEqual(['⌘', 'K'])
    expect(caps('alt+Period', false)).toEqual(['Alt', '.'])
    expect(caps('alt+KeyW', false)).toEqual(['Alt', 'W'])
    expect(caps('mod+shift+z', false)).toEqual(['Ctrl', 'Shift', 'Z'])
  })
})
