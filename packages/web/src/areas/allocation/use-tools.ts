import { totalsByInvestor, type Target, type TargetState } from '@bookrunner/domain/allocation'
import { useCallback, useMemo, useState } from 'react'
import { useText } from '../../platform/text.ts'
import { useDealNames } from '../deals/index.ts'
import { useReader } from '../deals/parts/index.ts'
import { allocGridText } from './grid/text.ts'
import { namesOf, type Tools } from './grid/tools.ts'
import { atCap } from './rows/at-cap.ts'
import { alikeStates, targetsNow } from './rows/running.ts'
import type { Edits } from './state/edits.ts'
import { versionOf, type BrowserAlloc } from './state/browser-alloc.ts'
import type { AllocInfo } from './use-alloc.ts'

/** The terms that cells need. */
type CellTerms = Pick<AllocInfo, 'grid' | 'sizeCap'>

/** Formatting of cells for this user, in any version. */
export function useToolsOf({
  grid,
  sizeCap,
}: CellTerms): (alloc: BrowserAlloc, targets: readonly TargetState[]) => Tools {
  const t = useText(allocGridText)
  const dealNames = useDealNames()
  const { lang, zone } = useReader()
  return useCallback(
    (alloc, targets) => ({
      alloc,
      grid,
      sizeCap,
      capOf: atCap(alloc, new Map(), versionOf(alloc)?.policy ?? [], grid),
      investorTotals: totalsByInvestor(alloc.rows.values()),
      lang,
      zone,
      t,
      dealNames,
      targets,
      ...namesOf({ alloc, lang, t, dealNames }),
    }),
    [grid, sizeCap, lang, zone, t, dealNames],
  )
}

/** Formatting of the cells of a version. */
export function useTools(
  alloc: BrowserAlloc,
  terms: CellTerms,
  edits: Edits,
  targets: readonly Target[],
): Tools {
  const toolsOf = useToolsOf(terms)
  const now = useMemo(() => targetsNow(targets, alloc, edits), [targets, alloc, edits])
  const [shown, setShown] = useState(now)
  // The same object while its contents are the same: a new one redraws every visible cell.
  const states = alikeStates(shown, now) ? shown : now
  if (states !== shown) setShown(states)
  return useMemo(() => toolsOf(alloc, states), [toolsOf, alloc, states])
}
