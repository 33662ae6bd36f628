import type { Lang } from '../../../platform/language.ts'
import { paletteOf } from '../../../shell/theme/palette.ts'
import { themeStore } from '../../../shell/theme/settings.ts'
import { signColors } from '../../../shell/theme/status.ts'
import { cssVariables } from '../../../shell/theme/variables.ts'

/** The reader's theme for paper: their colour, always in light mode. */
export function paperColors(lang: Lang) {
  const { color, colorWeak } = themeStore.get()
  const palette = paletteOf('light', color, colorWeak)
  const { text, textSecond, textThird, line, hairline, surface, accent } = palette
  return {
    variables: cssVariables(palette, signColors('light', surface, colorWeak), lang),
    chart: { text, second: textSecond, third: textThird, line, hairline, surface, main: accent },
  }
}
