import { ConfigProvider } from 'antd'
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { shellText } from '../text.ts'
import { useAntdLocale } from './antd-locale.ts'
import { kitIcons } from './kit-icons.tsx'
import { paletteOf } from './palette.ts'
import { useReducedMotion } from './reduced-motion.ts'
import { themeStore } from './settings.ts'
import { signColors } from './status.ts'
import { themeConfig } from './tokens.ts'
import { useMode } from './use-mode.ts'
import { cssVariables } from './variables.ts'

/** Puts the look on: the kit's tokens, the same ones as CSS variables, the kit's words. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { color, colorWeak } = useStore(themeStore)
  const mode = useMode()
  const lang = useStore(langStore)
  const reduced = useReducedMotion()
  const locale = useAntdLocale(lang)
  const palette = useMemo(() => paletteOf(mode, color, colorWeak), [mode, color, colorWeak])
  const t = useText(shellText)
  const icons = useMemo(() => kitIcons(t('kit.clear')), [t])
  const config = useMemo(() => themeConfig(palette, lang, !reduced), [palette, lang, reduced])

  useLayoutEffect(() => {
    const root = document.documentElement
    const signs = signColors(mode, palette.surface, colorWeak)
    for (const [name, value] of Object.entries(cssVariables(palette, signs, lang))) {
      root.style.setProperty(name, value)
    }
    // The colour of the first paint has done its work; from here the style sheets decide.
    root.style.background = ''
    root.style.colorScheme = palette.night ? 'dark' : 'light'
    root.dataset['mode'] = mode
    root.dataset['colorWeak'] = String(colorWeak)
  }, [palette, mode, colorWeak, lang])

  return (
    <ConfigProvider theme={config} locale={locale} wave={{ disabled: true }} {...icons}>
      <div className="br-app">{children}</div>
    </ConfigProvider>
  )
}
