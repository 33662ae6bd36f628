import type { FaceAmount } from '../../kernel/index.ts'

/** Where an order is, as far as limits care. */
export const usePhases = [
  'draft',
  'intention',
  'ipg',
  'test',
  'fpgWaiting',
  'fpgAnswered',
  'fpgClosed',
  'priced',
  'confirmed',
  'settled',
  'withdrawn',
  'aborted',
  'expired',
] as const
export type UsePhase = (typeof usePhases)[number]

/** Which figure of an order a limit counts. Of a ladder it is always the largest step that counts. */
export const useFigures = ['none', 'size', 'answer', 'closing', 'final', 'allocation'] as const
export type UseFigure = (typeof useFigures)[number]

interface UseRow {
  firm: UseFigure
  soft: UseFigure
  /** For readers of the table. */
  why: string
}

/** The use of limits, row by row. It is drawn into docs/limits.md, and each row has a test. */
export const useTable: Readonly<Record<UsePhase, UseRow>> = {
  draft: { firm: 'none', soft: 'none', why: 'Nobody but its investor knows of a draft.' },
  intention: {
    firm: 'none',
    soft: 'none',
    why: 'An intention of a test before IPG becomes an order only when it is submitted.',
  },
  ipg: {
    firm: 'size',
    soft: 'none',
    why: 'The largest step of the ladder: at some level the investor may get that much. The conditional part counts too.',
  },
  test: {
    firm: 'size',
    soft: 'none',
    why: 'A test size is an answer to a question; the live size stays as it is.',
  },
  fpgWaiting: {
    firm: 'size',
    soft: 'none',
    why: 'The size, not the proposed size: until the cut-off the investor may accept the level with all of it.',
  },
  fpgAnswered: {
    firm: 'answer',
    soft: 'answer',
    why: 'The answer replaces the size. A soft order that is reconfirmed stays in the book, and counts.',
  },
  fpgClosed: {
    firm: 'closing',
    soft: 'closing',
    why: 'The answer; without one the deal’s rule: the size stays, or the order drops. A silent soft order drops.',
  },
  priced: {
    firm: 'final',
    soft: 'final',
    why: 'What is in at the final level; an order that is out is unallocated.',
  },
  confirmed: {
    firm: 'allocation',
    soft: 'allocation',
    why: 'The confirmed allocation replaces the order, also when it is reissued.',
  },
  settled: {
    firm: 'none',
    soft: 'none',
    why: 'After the settlement date, in the deal’s time zone, the investor owes nothing more.',
  },
  withdrawn: { firm: 'none', soft: 'none', why: 'A withdrawn order asks for nothing.' },
  aborted: { firm: 'none', soft: 'none', why: 'The deal is gone, and its orders with it.' },
  expired: { firm: 'none', soft: 'none', why: 'The issue failed, and its orders with it.' },
}

/** What of an order its use follows from. */
export interface UseFacts {
  phase: UsePhase
  soft: boolean
  figures: Readonly<Record<Exclude<UseFigure, 'none'>, FaceAmount>>
}

/** How much of limits an order uses, in the currency of its deal. */
export const usedAmount = ({ phase, soft, figures }: UseFacts): FaceAmount => {
  const figure = useTable[phase][soft ? 'soft' : 'firm']
  return figure === 'none' ? (0 as FaceAmount) : figures[figure]
}
