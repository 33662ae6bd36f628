import { theme, type ThemeConfig } from 'antd'
import type { Lang } from '../../platform/language.ts'
import { mix } from './color.ts'
import { componentTokens } from './components.ts'
import type { Palette } from './palette.ts'

/**
 * The CJK font comes after Inter, so that Latin letters look the same in every language. The order matters: simplified
 * and Hong Kong fonts draw characters differently.
 */
const CJK: Record<Lang, string> = {
  US: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC'",
  CN: "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC'",
  HK: "'PingFang HK', 'Microsoft JhengHei', 'Noto Sans CJK HK', 'Noto Sans CJK TC', 'Noto Sans HK'",
}

export const fontFamily = (lang: Lang) => `'Inter Variable', ${CJK[lang]}, system-ui, sans-serif`

/** 12 grid and captions, 13 body, 14 forms, 16 section, 20 page, 28 the one big number. */
const TYPE = {
  fontSize: 13,
  fontSizeSM: 12,
  fontSizeLG: 14,
  fontSizeXL: 16,
  fontSizeHeading1: 28,
  fontSizeHeading2: 20,
  fontSizeHeading3: 16,
  fontSizeHeading4: 14,
  fontSizeHeading5: 13,
  lineHeight: 20 / 13,
  lineHeightSM: 20 / 12,
  lineHeightLG: 22 / 14,
  fontWeightStrong: 600,
} as const

/** Nothing lasts longer than 150 ms. */
const MOTION = {
  motionDurationFast: '0.08s',
  motionDurationMid: '0.12s',
  motionDurationSlow: '0.15s',
} as const

/**
 * The kit cannot derive soft backgrounds from a colour dark enough for text, so they are mixed from it and the surface.
 */
function signColor(name: 'Info' | 'Success' | 'Warning' | 'Error', color: string, p: Palette) {
  const soft = (share: number) => mix(color, p.surface, share)
  const away = p.night ? '#ffffff' : '#001a33'
  return {
    [`color${name}`]: color,
    [`color${name}Hover`]: mix(color, away, 0.14),
    [`color${name}Active`]: mix(color, away, 0.28),
    [`color${name}Text`]: color,
    [`color${name}TextHover`]: mix(color, away, 0.14),
    [`color${name}TextActive`]: mix(color, away, 0.28),
    [`color${name}Bg`]: soft(p.night ? 0.84 : 0.92),
    [`color${name}BgHover`]: soft(p.night ? 0.78 : 0.86),
    [`color${name}Border`]: soft(p.night ? 0.55 : 0.62),
    [`color${name}BorderHover`]: soft(p.night ? 0.4 : 0.45),
  }
}

/** Colours that the kit derives, replaced by the palette's readable ones. */
function exactColors(p: Palette) {
  return {
    colorPrimary: p.fill,
    colorPrimaryHover: p.fillHover,
    colorPrimaryActive: p.fillActive,
    colorPrimaryText: p.ink,
    colorPrimaryTextHover: p.inkHover,
    colorPrimaryTextActive: p.ink,
    colorPrimaryBg: p.tint,
    colorPrimaryBgHover: p.tintStrong,
    colorPrimaryBorder: p.accent,
    colorPrimaryBorderHover: p.accent,
    ...signColor('Info', p.ink, p),
    ...signColor('Success', p.success, p),
    ...signColor('Warning', p.warning, p),
    ...signColor('Error', p.error, p),
    colorLink: p.ink,
    colorLinkHover: p.inkHover,
    colorLinkActive: p.inkHover,
    colorText: p.text,
    colorTextSecondary: p.textSecond,
    colorTextTertiary: p.textThird,
    colorBgLayout: p.page,
    colorBgContainer: p.surface,
    colorBgElevated: p.raised,
    colorBgSpotlight: p.night ? '#33404f' : '#1d2a3a',
    colorBorder: p.line,
    colorBorderSecondary: p.hairline,
  }
}

/** Names the kit derives last, from the ones above. */
function derivedColors(p: Palette) {
  return {
    colorTextHeading: p.text,
    colorTextDescription: p.textThird,
    colorTextPlaceholder: p.textThird,
    colorIcon: p.textThird,
    colorSplit: p.hairline,
    controlOutline: mix(p.accent, p.surface, 0.72),
    controlItemBgActive: p.tint,
    controlItemBgActiveHover: p.tintStrong,
  }
}

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, (...given: never[]) => unknown>

export function themeConfig(p: Palette, lang: Lang, motion: boolean): ThemeConfig {
  const kit = p.night ? theme.darkAlgorithm : theme.defaultAlgorithm
  const exact: Algorithm = (seed, map) => ({ ...(map ?? kit(seed)), ...exactColors(p) })
  return {
    algorithm: [kit, exact],
    cssVar: { key: 'br' },
    hashed: false,
    token: {
      ...TYPE,
      ...MOTION,
      colorPrimary: p.fill,
      ...derivedColors(p),
      motion,
      fontFamily: fontFamily(lang),
      fontFamilyCode: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
      borderRadius: 4,
      borderRadiusLG: 6,
      borderRadiusSM: 3,
      controlHeight: 32,
      controlHeightLG: 40,
      controlHeightSM: 28,
      lineWidthFocus: 2,
      wireframe: false,
    },
    components: componentTokens(p),
  }
}
