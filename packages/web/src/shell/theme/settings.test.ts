import { describe, expect, it } from 'vitest'
import { changeTheme, DEFAULTS, parseSettings, resetTheme, themeStore } from './settings.ts'

describe('theme settings (§1)', () => {
  it('defaults to #1890ff, the mode of the system, side layout and fixed width', () => {
    expect(parseSettings(undefined)).toEqual(DEFAULTS)
    expect(DEFAULTS).toMatchObject({ color: '#1890ff', mode: 'system', layout: 'side', width: 'fixed' })
  })

  it('keeps what is valid of a stored record and drops the rest', () => {
    const parsed = parseSettings({
      mode: 'night',
      layout: 'diagonal',
      color: 'red',
      fixedHeader: 'yes',
      multiTab: false,
    })
    expect(parsed).toEqual({ ...DEFAULTS, mode: 'night', multiTab: false })
    expect(parseSettings({ color: '#ABCDEF' }).color).toBe('#abcdef')
  })

  it('changes one thing at a time and goes back to the defaults', () => {
    changeTheme({ mode: 'light' })
    expect(themeStore.get()).toEqual({ ...DEFAULTS, mode: 'light' })
    resetTheme()
    expect(themeStore.get()).toEqual(DEFAULTS)
  })
})
