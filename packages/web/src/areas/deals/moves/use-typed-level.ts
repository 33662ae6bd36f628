import type { DealDetail } from '@bookrunner/contract/deals'
import { readLevel } from '../guidance/read-level.ts'
import { useLevelTexts } from '../guidance/use-level-texts.ts'
import { useDoubts } from './use-doubts.ts'

/** The level of typed text on a deal, or its fault; a bare figure is read in the deal's quotation. */
export function useTypedLevel({ terms, header }: DealDetail, text: string) {
  const { problemOf } = useLevelTexts(terms)
  const current = header.guidance?.level
  const read = readLevel(text, terms, current)
  const level = 'level' in read ? read.level : undefined
  return {
    level,
    fault: 'problem' in read ? problemOf(read.problem) : undefined,
    doubts: useDoubts(level, current),
  }
}
