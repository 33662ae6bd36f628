import { describe, expect, it } from 'vitest'
import { AA, contrast } from './color.ts'
import { paletteOf } from './palette.ts'
import { COLORS, MODES } from './settings.ts'

const cases = MODES.flatMap((mode) =>
  [...COLORS, '#ffff00', '#000000', '#ffffff'].map((color) => ({ mode, color })),
)

describe.each(cases)('palette $mode $color', ({ mode, color }) => {
  const palette = paletteOf(mode, color)

  it('keeps white readable on fills, hovered and pressed too', () => {
    for (const fill of [palette.fill, palette.fillHover, palette.fillActive]) {
      expect(contrast('#ffffff', fill)).toBeGreaterThanOrEqual(AA)
    }
  })

  it('keeps accent text and plain text readable on every ground', () => {
    for (const ground of [palette.page, palette.surface, palette.raised, palette.tint]) {
      expect(contrast(palette.ink, ground)).toBeGreaterThanOrEqual(AA)
    }
    for (const ground of [palette.page, palette.surface, palette.raised]) {
      for (const text of [palette.text, palette.textSecond, palette.textThird]) {
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(AA)
      }
      for (const sign of [palette.success, palette.warning, palette.error]) {
        expect(contrast(sign, ground)).toBeGreaterThanOrEqual(AA)
      }
    }
  })

  it('keeps the side menu readable, chosen entries too', () => {
    const { sider } = palette
    expect(contrast(sider.text, sider.background)).toBeGreaterThanOrEqual(AA)
    expect(contrast(sider.text, sider.deep)).toBeGreaterThanOrEqual(AA)
    expect(contrast(sider.dark ? sider.textStrong : palette.ink, sider.selected)).toBeGreaterThanOrEqual(AA)
  })
})

it('takes #096dd9 under white text when the colour is the default', () => {
  expect(paletteOf('dark', '#1890ff')).toMatchObject({ accent: '#1890ff', fill: '#096dd9' })
})
