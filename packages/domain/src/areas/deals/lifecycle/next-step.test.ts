import { describe, expect, it } from 'vitest'
import type { DealLifecycle } from '../deal-lifecycle.ts'
import { nextStepOf, type NextStep } from './next-step.ts'
import { dealPhases, type DealPhase } from './table.ts'
import { at, dealIn } from './world.ts'

const launched = { guidanceOf: { FPG: 1, launched: 2 } }
const allocated = { allocatedAt: at('12:00') }
const confirmed = { ...allocated, confirmedAt: at('13:00') }

/** The next step in each phase: before the terms are launched, after that, after the allocation, after its confirmation. */
const cells: Record<
  DealPhase,
  readonly [NextStep | null, NextStep | null, NextStep | null, NextStep | null]
> = {
  Draft: ['submit', 'submit', 'submit', 'submit'],
  'Test of a draft': ['endTest', 'endTest', 'endTest', 'endTest'],
  'Test in IPG': ['endTest', 'endTest', 'endTest', 'endTest'],
  IPG: ['setGuidance', 'setGuidance', 'setGuidance', 'setGuidance'],
  'IPG closed': ['pushFpg', 'pushFpg', 'pushFpg', 'pushFpg'],
  FPG: ['endFpg', 'endFpg', 'endFpg', 'endFpg'],
  'FPG closed': ['launch', 'price', 'price', 'price'],
  Priced: ['allocate', 'allocate', 'confirm', null],
  'Priced, confirmed': ['allocate', 'allocate', 'confirm', null],
  Expired: [null, null, null, null],
  Aborted: [null, null, null, null],
}

const columns: readonly Partial<DealLifecycle>[] = [
  {},
  launched,
  { ...launched, ...allocated },
  { ...launched, ...confirmed },
]

describe('the next step', () => {
  it.each(dealPhases)('in %s', (phase) => {
    expect(columns.map((column) => nextStepOf(dealIn(phase, column).lifecycle))).toEqual(cells[phase])
  })
})
