import type { AllocRow } from '@bookrunner/contract/allocation'
import type { TranslateOf } from '../../../platform/text.ts'
import { flagsOf } from '../../orders/index.ts'
import type { allocGridText } from './text.ts'

type Flagged = Parameters<typeof flagsOf>[0] & Pick<AllocRow, 'soft' | 'mergeId'>

const flagsIn = (row: Flagged) => [
  ...flagsOf(row),
  ...(row.soft ? (['soft'] as const) : []),
  ...(row.mergeId === null ? [] : (['merged'] as const)),
]

export const isFlagged = (row: Flagged): boolean => flagsIn(row).length > 0

/** The flags of a line as short signs; null if it has none. */
export const flagSigns = (row: Flagged, t: TranslateOf<typeof allocGridText>): string | null =>
  flagsIn(row)
    .map((flag) => t(`flag.${flag}`))
    .join(' ') || null

/** Their full names. */
export const flagNames = (row: Flagged, t: TranslateOf<typeof allocGridText>): string | null =>
  flagsIn(row)
    .map((flag) => t(`flagName.${flag}`))
    .join(', ') || null
