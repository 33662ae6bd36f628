import { theme } from 'antd'
import { AA, contrast, mix, untilReadable } from './color.ts'
import type { Mode } from './settings.ts'

/**
 * The colours everything is drawn with, worked out from the chosen one. Three of them come of it:
 * `accent` as chosen, for focus, charts and marks; `fill`, dark enough under white text; `ink`,
 * readable as text on the page. White on #1890ff is only 3.2:1, so they cannot be one colour.
 */
export interface Palette {
  readonly night: boolean
  readonly accent: string
  readonly fill: string
  readonly fillHover: string
  readonly fillActive: string
  readonly ink: string
  readonly inkHover: string
  readonly tint: string
  readonly tintStrong: string
  readonly page: string
  readonly surface: string
  readonly raised: string
  readonly text: string
  readonly textSecond: string
  readonly textThird: string
  readonly line: string
  readonly hairline: string
  readonly success: string
  readonly warning: string
  readonly error: string
  readonly sider: Sider
}

export interface Sider {
  readonly dark: boolean
  readonly background: string
  readonly deep: string
  readonly text: string
  readonly textStrong: string
  readonly selected: string
  readonly hover: string
  readonly line: string
}

const DAY = {
  page: '#f4f6f9',
  surface: '#ffffff',
  raised: '#ffffff',
  text: '#16202c',
  textSecond: '#47525f',
  textThird: '#626d7a',
  line: '#d3d9e1',
  hairline: '#e6eaef',
  success: '#237a3b',
  warning: '#946200',
  error: '#c4262e',
}

const NIGHT = {
  page: '#0c1118',
  surface: '#131a23',
  raised: '#1a232e',
  text: '#e4e8ed',
  textSecond: '#aab4c0',
  textThird: '#8b96a3',
  line: '#344050',
  hairline: '#232d39',
  success: '#5cc47a',
  warning: '#e0a83a',
  error: '#ff7b78',
}

function siderOf(mode: Mode, accent: string, tint: string): Sider {
  if (mode === 'light') {
    return {
      dark: false,
      background: DAY.surface,
      deep: '#f8fafc',
      text: DAY.textSecond,
      textStrong: DAY.text,
      selected: tint,
      hover: '#f0f3f7',
      line: DAY.hairline,
    }
  }
  const background = mode === 'night' ? '#0f151d' : '#0b1b30'
  return {
    dark: true,
    background,
    deep: mix(background, '#000000', 0.28),
    text: '#a9b8c9',
    textStrong: '#ffffff',
    selected: mix(background, accent, 0.28),
    hover: mix(background, '#ffffff', 0.06),
    line: mix(background, '#ffffff', 0.09),
  }
}

const DARKEST = '#001a33'

/** The kit's own darker steps of a colour: #1890ff gives #096dd9, #0050b3, … */
function darkerSteps(color: string): readonly string[] {
  const steps = theme.getDesignToken({ token: { blue: color } })
  return [color, steps['blue-7'], steps['blue-8'], steps['blue-9']]
}

function fillOf(color: string): string {
  const step = darkerSteps(color).find((candidate) => contrast(candidate, '#ffffff') >= AA)
  return step ?? untilReadable(color, DARKEST, ['#ffffff'])
}

/** Colour-weak mode: signs from the Okabe-Ito set, which every kind of colour vision tells apart. */
const WEAK = { success: '#009e73', warning: '#e69f00', error: '#d55e00' }

function signsOf(base: typeof DAY, away: string, colorWeak: boolean) {
  if (!colorWeak) return { success: base.success, warning: base.warning, error: base.error }
  const readable = (color: string) => untilReadable(color, away, [base.page, base.surface, base.raised])
  return { success: readable(WEAK.success), warning: readable(WEAK.warning), error: readable(WEAK.error) }
}

export function paletteOf(mode: Mode, chosen: string, colorWeak = false): Palette {
  const night = mode === 'night'
  const base = night ? NIGHT : DAY
  const away = night ? '#ffffff' : DARKEST
  // Focus rings and chart lines are not text: 3:1 is enough, and #1890ff has it.
  const accent = untilReadable(chosen, away, [base.surface], 3)
  const tint = mix(accent, base.surface, night ? 0.82 : 0.9)
  const fill = fillOf(chosen)
  const grounds = [base.page, base.surface, base.raised, tint]
  const ink = night ? untilReadable(accent, away, grounds) : untilReadable(fill, away, grounds)
  return {
    night,
    ...base,
    ...signsOf(base, away, colorWeak),
    accent,
    fill,
    fillHover: mix(fill, DARKEST, 0.18),
    fillActive: mix(fill, DARKEST, 0.34),
    ink,
    inkHover: mix(ink, away, 0.25),
    tint,
    tintStrong: mix(accent, base.surface, night ? 0.7 : 0.8),
    sider: siderOf(mode, accent, tint),
  }
}
