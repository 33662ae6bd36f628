import type { Relation } from './choices.ts'

/** What a bank must know of an order before it decides on it. */
export type OrderFlag = 'jlm' | 'x' | Relation | 'omnibus' | 'conditional'

export interface FlaggedOrder {
  readonly jlmInterest: boolean
  readonly xOrder: boolean
  readonly relations: readonly Relation[]
  readonly omnibus: boolean
  readonly conditional: boolean
}

/**
 * The flags of an order, in the sequence of all screens and files. Behind an alias the server withholds relations and
 * omnibus lines, so no such flag shows.
 */
export const flagsOf = ({
  jlmInterest,
  xOrder,
  relations,
  omnibus,
  conditional,
}: FlaggedOrder): OrderFlag[] => [
  ...(jlmInterest ? (['jlm'] as const) : []),
  ...(xOrder ? (['x'] as const) : []),
  ...relations,
  ...(omnibus ? (['omnibus'] as const) : []),
  ...(conditional ? (['conditional'] as const) : []),
]
