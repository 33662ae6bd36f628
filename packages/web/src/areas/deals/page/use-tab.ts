import type { DealDetail } from '@bookrunner/contract/deals'
import { useSearchParams } from 'react-router'
import { tabFrom, type DealTab } from './tab.ts'

/** Which tab is shown: a part of the address, so that it can be sent to a colleague and survives a reload. */
export function useTab(detail: DealDetail | undefined): readonly [DealTab, (tab: DealTab) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = tabFrom(search.get('tab'), detail)
  const setTab = (next: DealTab) =>
    setSearch(
      () => {
        // After the first save of a new deal, the address names the deal before this page does.
        const params = new URLSearchParams(globalThis.location.search)
        params.set('tab', next)
        return params
      },
      { replace: true },
    )
  return [tab, setTab]
}
