import type { Target } from '@bookrunner/domain/allocation'
import { useMemo } from 'react'
import { useText } from '../../platform/text.ts'
import { useDealWords } from '../deals/index.ts'
import { useReader } from '../deals/parts/index.ts'
import { allocGridText } from './grid/text.ts'
import { namesOf, type Tools } from './grid/tools.ts'
import { targetsNow, type Grid } from './rows/running.ts'
import type { Edits } from './state/edits.ts'
import type { HeldAlloc } from './state/held.ts'

/** What the cells of a version are written with. */
export function useTools(alloc: HeldAlloc, grid: Grid, edits: Edits, targets: readonly Target[]): Tools {
  const t = useText(allocGridText)
  const words = useDealWords()
  const { lang, zone } = useReader()
  const states = useMemo(() => targetsNow(targets, alloc, edits), [targets, alloc, edits])
  return useMemo(
    () => ({ alloc, grid, lang, zone, t, words, targets: states, ...namesOf({ alloc, lang, t, words }) }),
    [alloc, grid, lang, zone, t, words, states],
  )
}
