import type { Target, TargetState } from '@bookrunner/domain/allocation'
import { useCallback, useMemo, useState } from 'react'
import { useText } from '../../platform/text.ts'
import { useDealWords } from '../deals/index.ts'
import { useReader } from '../deals/parts/index.ts'
import { allocGridText } from './grid/text.ts'
import { namesOf, type Tools } from './grid/tools.ts'
import { alikeStates, targetsNow, type Grid } from './rows/running.ts'
import type { Edits } from './state/edits.ts'
import type { BrowserAlloc } from './state/browser-alloc.ts'

/** How cells of any version are written for this reader. */
export function useToolsOf(grid: Grid): (alloc: BrowserAlloc, targets: readonly TargetState[]) => Tools {
  const t = useText(allocGridText)
  const words = useDealWords()
  const { lang, zone } = useReader()
  return useCallback(
    (alloc, targets) => ({
      alloc,
      grid,
      lang,
      zone,
      t,
      words,
      targets,
      ...namesOf({ alloc, lang, t, words }),
    }),
    [grid, lang, zone, t, words],
  )
}

/** What the cells of a version are written with. */
export function useTools(alloc: BrowserAlloc, grid: Grid, edits: Edits, targets: readonly Target[]): Tools {
  const toolsOf = useToolsOf(grid)
  const now = useMemo(() => targetsNow(targets, alloc, edits), [targets, alloc, edits])
  const [held, hold] = useState(now)
  // The same as long as it says the same: every cell in sight is drawn anew for another one.
  const states = alikeStates(held, now) ? held : now
  if (states !== held) hold(states)
  return useMemo(() => toolsOf(alloc, states), [toolsOf, alloc, states])
}
