import type { Lang } from '../../platform/language.ts'
import { FRAME } from './components.ts'
import type { Palette } from './palette.ts'
import type { SignColor } from './status.ts'
import { fontFamily } from './tokens.ts'

/** The same tokens as CSS variables, for the shell's own style sheets and drawings. */
export function cssVariables(
  p: Palette,
  signs: Readonly<Record<string, SignColor>>,
  lang: Lang,
): Readonly<Record<string, string>> {
  const variables: Record<string, string> = {
    accent: p.accent,
    fill: p.fill,
    ink: p.ink,
    tint: p.tint,
    'tint-strong': p.tintStrong,
    page: p.page,
    surface: p.surface,
    raised: p.raised,
    text: p.text,
    'text-2': p.textSecond,
    'text-3': p.textThird,
    line: p.line,
    hairline: p.hairline,
    success: p.success,
    warning: p.warning,
    error: p.error,
    'sider-bg': p.sider.background,
    'sider-deep': p.sider.deep,
    'sider-text': p.sider.text,
    'sider-strong': p.sider.textStrong,
    'sider-hover': p.sider.hover,
    'sider-selected': p.sider.selected,
    'sider-line': p.sider.line,
    'header-height': `${FRAME.header}px`,
    'tabs-height': `${FRAME.tabBar}px`,
    'page-header': `${FRAME.pageHeader}px`,
    font: fontFamily(lang),
  }
  for (const [sign, color] of Object.entries(signs)) {
    variables[`sign-${sign}`] = color.ink
    variables[`sign-${sign}-tint`] = color.tint
  }
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [`--br-${name}`, value]))
}
