import { expect, it } from 'vitest'
import { parseGuidance } from './level.ts'
import { isWider } from './wider.ts'
import type { GuidanceLevel } from './guidance.ts'

const wider = (now: string, before: string) =>
  isWider(parseGuidance(now) as GuidanceLevel, parseGuidance(before) as GuidanceLevel)

it.each([
  ['T+125', 'T+120', true],
  ['T+115', 'T+120', false],
  ['T+120', 'T+120', false],
  ['T+120', 'T+120 area', false],
  ['T+120-125', 'T+120', true],
  ['T+115-125', 'T+120', false],
  ['MS+125', 'T+120', false],
  ['5.1%', '5%', true],
  ['99.5', '99.75', true],
  ['100', '99.75', false],
])('%s after %s: %s', (now, before, expected) => expect(wider(now, before)).toBe(expected))
