import type { DealMove, DealStatus } from '../choices.ts'
import type { FinalTerms } from '../guidance.ts'

interface Position {
  status: DealStatus
  bookClosed: boolean
  /** The final terms, if the current level is final. */
  final: FinalTerms | null
}

/** Launched at its terms, and not priced yet. */
export const isLaunched = ({ status, bookClosed, final }: Position): boolean =>
  status === 'FPG' && bookClosed && final !== null

/** A move by what it does: the launch of a deal that is launched replaces its final terms. */
export type NamedMove<Move extends DealMove = DealMove> = Move | (Move extends 'launch' ? 'relaunch' : never)

export const namedMove = <Move extends DealMove>(move: Move, position: Position): NamedMove<Move> =>
  (move === 'launch' && isLaunched(position) ? 'relaunch' : move) as NamedMove<Move>
