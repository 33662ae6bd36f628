import { isRecord, readJson, writeJson } from '../../platform/storage.ts'
import { createStore } from '../../platform/store.ts'
import { isHexColor } from './color.ts'

/** §1: the theme drawer's options, stored in this browser. The spec calls `colorWeak` week mode. */
export const MODES = ['dark', 'light', 'night'] as const
/** Until somebody chooses, the night follows the system. */
export const MODE_CHOICES = ['system', ...MODES] as const
export const LAYOUTS = ['side', 'head', 'mix'] as const
export const WIDTHS = ['fixed', 'fluid'] as const
export const ANIMATIONS = ['fade', 'rise', 'slide', 'zoom'] as const
export const COLORS = [
  '#1890ff',
  '#2f54eb',
  '#0d9488',
  '#389e0d',
  '#d48806',
  '#d4380d',
  '#c41d7f',
  '#722ed1',
] as const

export type Mode = (typeof MODES)[number]
export type ModeChoice = (typeof MODE_CHOICES)[number]
export type LayoutKind = (typeof LAYOUTS)[number]
export type Width = (typeof WIDTHS)[number]
export type Animation = (typeof ANIMATIONS)[number]

export interface ThemeSettings {
  readonly mode: ModeChoice
  readonly color: string
  readonly layout: LayoutKind
  readonly fixedHeader: boolean
  readonly fixedSidebar: boolean
  readonly width: Width
  readonly colorWeak: boolean
  readonly animate: boolean
  readonly animation: Animation
  readonly multiTab: boolean
  readonly collapsed: boolean
}

/** §1, §9: colour #1890ff, dark unless the system is at night, side layout, fixed width. */
export const DEFAULTS: ThemeSettings = {
  mode: 'system',
  color: '#1890ff',
  layout: 'side',
  fixedHeader: true,
  fixedSidebar: true,
  width: 'fixed',
  colorWeak: false,
  animate: true,
  animation: 'fade',
  multiTab: true,
  collapsed: false,
}

const KEY = 'bookrunner.theme'

function oneOf<T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T {
  return allowed.find((item) => item === value) ?? otherwise
}

const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise)

/** Stored settings may be outdated or edited: each wrong field gets its default. */
export function parseSettings(stored: unknown): ThemeSettings {
  const from = isRecord(stored) ? stored : {}
  return {
    mode: oneOf(MODE_CHOICES, from['mode'], DEFAULTS.mode),
    color: isHexColor(from['color']) ? from['color'].toLowerCase() : DEFAULTS.color,
    layout: oneOf(LAYOUTS, from['layout'], DEFAULTS.layout),
    fixedHeader: flag(from['fixedHeader'], DEFAULTS.fixedHeader),
    fixedSidebar: flag(from['fixedSidebar'], DEFAULTS.fixedSidebar),
    width: oneOf(WIDTHS, from['width'], DEFAULTS.width),
    colorWeak: flag(from['colorWeak'], DEFAULTS.colorWeak),
    animate: flag(from['animate'], DEFAULTS.animate),
    animation: oneOf(ANIMATIONS, from['animation'], DEFAULTS.animation),
    multiTab: flag(from['multiTab'], DEFAULTS.multiTab),
    collapsed: flag(from['collapsed'], DEFAULTS.collapsed),
  }
}

export const themeStore = createStore<ThemeSettings>(parseSettings(readJson('local', KEY)))

export function changeTheme(change: Partial<ThemeSettings>): void {
  const next = { ...themeStore.get(), ...change }
  themeStore.set(next)
  writeJson('local', KEY, next)
}

export function resetTheme(): void {
  changeTheme(DEFAULTS)
}

/** §1: stores the settings, also defaults, and follows changes by other windows of this browser. */
export function storeTheme(): void {
  changeTheme({})
  globalThis.addEventListener?.('storage', (event: StorageEvent) => {
    if (event.key === KEY) themeStore.set(parseSettings(readJson('local', KEY)))
  })
}
