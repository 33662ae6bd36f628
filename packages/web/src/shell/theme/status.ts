import type { Mode } from './settings.ts'
import { mix } from './color.ts'

/**
 * Colours with a meaning (deal statuses, changes of an order). Never the only sign: whoever uses one
 * adds a word, an icon or a pattern. Each is text on the surface and on its own tint, so AA on both.
 */
const DAY = {
  draft: '#5b6672',
  test: '#6b3fc0',
  ipg: '#0a62c2',
  fpg: '#8f5a00',
  priced: '#237a3b',
  expired: '#475569',
  aborted: '#c0252d',
  new: '#0b7268',
  mod: '#8f5a00',
}

const NIGHT: Record<keyof typeof DAY, string> = {
  draft: '#9aa5b1',
  test: '#b497f0',
  ipg: '#62aefc',
  fpg: '#e3ae4a',
  priced: '#62c97f',
  expired: '#94a3b8',
  aborted: '#ff8481',
  new: '#3fc7b8',
  mod: '#e3ae4a',
}

/** From Okabe and Ito's set, darkened or lightened to be readable. */
const WEAK_DAY: typeof DAY = {
  ...DAY,
  test: '#8a3f74',
  ipg: '#005f96',
  fpg: '#8a5c00',
  priced: '#00664a',
  aborted: '#a34700',
  new: '#00664a',
  mod: '#8a5c00',
}

const WEAK_NIGHT: typeof DAY = {
  ...NIGHT,
  test: '#e2a3cb',
  ipg: '#56b4e9',
  fpg: '#f0c24b',
  priced: '#2fc79b',
  aborted: '#ff9a55',
  new: '#2fc79b',
  mod: '#f0c24b',
}

export type Sign = keyof typeof DAY
export interface SignColor {
  readonly ink: string
  readonly tint: string
}

export function signColors(mode: Mode, surface: string, colorWeak: boolean): Record<Sign, SignColor> {
  const night = mode === 'night'
  const set = night ? (colorWeak ? WEAK_NIGHT : NIGHT) : colorWeak ? WEAK_DAY : DAY
  const entries = Object.entries(set).map(([sign, ink]) => [
    sign,
    { ink, tint: mix(ink, surface, night ? 0.84 : 0.91) },
  ])
  return Object.fromEntries(entries) as Record<Sign, SignColor>
}
