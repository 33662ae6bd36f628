import type { AllocInfo } from '../use-alloc.ts'

/** The lists of a launched version. */
export const afterLists = ['settlement', 'hedge', 'league', 'justification', 'fill'] as const
export type AfterList = (typeof afterLists)[number]

type May = Pick<AllocInfo['may'], 'allocate' | 'settle' | 'export'>

/** Figures of single banks and reasons of lines are for allocators only. */
export const mayRead = (list: AfterList, { allocate, settle }: May): boolean =>
  list === 'fill' || (list === 'settlement' || list === 'hedge' ? settle !== 'none' : allocate)

/** Lists the reader may open and download. */
export const mayTake = (list: AfterList, may: May): boolean => {
  if (list === 'fill') return true
  const whole = list === 'league' || list === 'justification'
  return mayRead(list, may) && (may.export === 'all' || (!whole && may.export === 'own'))
}
