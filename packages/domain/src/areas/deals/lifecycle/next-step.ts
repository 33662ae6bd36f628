import type { DealLifecycle } from '../deal-lifecycle.ts'
import { dealPhaseOf, type DealPhase } from './table.ts'

/** What a desk does next: a move of the deal, or a step of its allocation. */
export const nextSteps = [
  'submit',
  'endTest',
  'setGuidance',
  'pushFpg',
  'endFpg',
  'launch',
  'price',
  'allocate',
  'confirm',
] as const
export type NextStep = (typeof nextSteps)[number]

type Position = Pick<
  DealLifecycle,
  'status' | 'bookClosed' | 'confirmed' | 'test' | 'guidanceOf' | 'allocatedAt' | 'confirmedAt'
>

const afterPricing = ({ allocatedAt, confirmedAt }: Position): NextStep | null => {
  if (allocatedAt === null) return 'allocate'
  return confirmedAt === null ? 'confirm' : null
}

const stepIn: Record<DealPhase, NextStep | null | ((lifecycle: Position) => NextStep | null)> = {
  Draft: 'submit',
  'Test of a draft': 'endTest',
  'Test in IPG': 'endTest',
  IPG: 'setGuidance',
  'IPG closed': 'pushFpg',
  FPG: 'endFpg',
  'FPG closed': ({ guidanceOf }) => (guidanceOf.launched === undefined ? 'launch' : 'price'),
  Priced: afterPricing,
  'Priced, confirmed': afterPricing,
  Expired: null,
  Aborted: null,
}

/** The next step of a deal, the one primary button of its pages; null when nothing is left to do. */
export const nextStepOf = (lifecycle: Position): NextStep | null => {
  const step = stepIn[dealPhaseOf(lifecycle)]
  return typeof step === 'function' ? step(lifecycle) : step
}
