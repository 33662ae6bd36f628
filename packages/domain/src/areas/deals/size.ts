import type { FaceAmount } from '../../kernel/index.ts'

/** §3 "size input: four choices". Only a number can be covered, capped and allocated. */
export type SizeChoice =
  | { kind: 'benchmark' }
  | { kind: 'number'; face: FaceAmount; unit: 'mm' | 'bil' }
  | { kind: 'tbd' }
  | { kind: 'text'; text: string }

/** Two sizes as they are announced: 1bn and 1,000mm are two texts of one size. */
export const isSameSize = (one: SizeChoice | null, other: SizeChoice | null): boolean => {
  if (one?.kind === 'number' && other?.kind === 'number') return one.face === other.face
  if (one?.kind === 'text' && other?.kind === 'text') return one.text === other.text
  return one?.kind === other?.kind
}
