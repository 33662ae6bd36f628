import type { AllocInfo } from '../use-alloc.ts'

/** What follows from a launched version, list by list. */
export const afterLists = ['settlement', 'hedge', 'league', 'justification', 'fill'] as const
export type AfterList = (typeof afterLists)[number]

type May = Pick<AllocInfo['may'], 'allocate' | 'settle' | 'export'>

/** What single banks came to, and why each line is what it is, is for who allocates. */
export const mayRead = (list: AfterList, { allocate, settle }: May): boolean =>
  list === 'fill' || (list === 'settlement' || list === 'hedge' ? settle !== 'none' : allocate)

/** What is read and may go out. */
export const mayTake = (list: AfterList, may: May): boolean => {
  if (list === 'fill') return true
  const whole = list === 'league' || list === 'justification'
  return mayRead(list, may) && (may.export === 'all' || (!whole && may.export === 'own'))
}
