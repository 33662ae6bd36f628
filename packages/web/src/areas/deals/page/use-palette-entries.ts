import type { DealDetail } from '@bookrunner/contract/deals'
import { namedMove, type DealMove } from '@bookrunner/domain/deals'
import { useEffect } from 'react'
import { useDealNames } from '../use-deal-names.ts'
import { openDeal } from './palette.ts'
import { tabsOf, type DealTab } from './tab.ts'
import { useTabName } from './use-tab-name.ts'

export interface KeysProps {
  readonly detail: DealDetail | undefined
  readonly onTab: (tab: DealTab) => void
  readonly onMove: (move: DealMove) => void
}

/** While the page is in front, the palette offers its moves and its tabs. */
export function usePaletteEntries({ detail, onTab, onMove }: KeysProps): void {
  const dealNames = useDealNames()
  const tabName = useTabName()
  useEffect(() => {
    if (!detail) return undefined
    const { name } = detail.header
    const moves = detail.moves.map((move) => ({
      id: `deal move ${move}`,
      title: dealNames.move(namedMove(move, detail.header)),
      hint: name,
      keywords: move,
      run: () => onMove(move),
    }))
    const tabs = tabsOf(detail).map((tab) => ({
      id: `deal tab ${tab}`,
      title: tabName(tab),
      hint: name,
      keywords: tab,
      run: () => onTab(tab),
    }))
    openDeal.set([...moves, ...tabs])
    return () => openDeal.set([])
  })
}
