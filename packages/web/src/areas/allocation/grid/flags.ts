import type { AllocRow } from '@bookrunner/contract/allocation'
import { orderFlagTexts } from '@bookrunner/contract/orders'
import { flagsOf, type FlaggedOrder } from '@bookrunner/domain/orders'
import type { Tools } from './tools.ts'

type Flagged = FlaggedOrder & Pick<AllocRow, 'soft' | 'mergeId'>
type Words = Pick<Tools, 'lang' | 't'>

/** A line has flags beside those of its order. */
const lineFlagsOf = ({ soft, mergeId }: Flagged) => [
  ...(soft ? (['soft'] as const) : []),
  ...(mergeId === null ? [] : (['merged'] as const)),
]

export const isFlagged = (row: Flagged): boolean => flagsOf(row).length + lineFlagsOf(row).length > 0

const wordFlags = (row: Flagged, form: 'sign' | 'meaning', { lang, t }: Words): string[] => [
  ...flagsOf(row).map((flag) => orderFlagTexts[flag][form][lang]),
  ...lineFlagsOf(row).map((flag) => t(`flag.${flag}`)),
]

/** The flags of a line as short signs; null if it has none. */
export const flagSigns = (row: Flagged, words: Words): string | null =>
  wordFlags(row, 'sign', words).join(' ') || null

/** What they mean. */
export const flagMeanings = (row: Flagged, words: Words): string | null =>
  wordFlags(row, 'meaning', words).join(', ') || null
