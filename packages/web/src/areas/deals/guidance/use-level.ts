import { showGuidance, type GuidanceLevel, type Terms } from '@bookrunner/domain/deals'
import { useState } from 'react'
import { readLevel, type LevelProblem } from './read-level.ts'

export interface TypedLevel {
  readonly text: string
  readonly setText: (text: string) => void
  /** What was typed, understood; nothing while it is not, or is empty. */
  readonly level: GuidanceLevel | undefined
  readonly problem: LevelProblem | undefined
}

/** A level as it is being typed into a dialog, beginning with one that is known; a figure alone is read as the deal is quoted. */
export function useLevel(
  terms: Pick<Terms, 'priceType'>,
  { first, quoted }: { first?: GuidanceLevel | null | undefined; quoted?: GuidanceLevel | null | undefined },
): TypedLevel {
  const [text, setText] = useState(() => (first ? showGuidance(first) : ''))
  const read = readLevel(text, terms, quoted)
  return {
    text,
    setText,
    level: 'level' in read ? read.level : undefined,
    problem: 'problem' in read ? read.problem : undefined,
  }
}
