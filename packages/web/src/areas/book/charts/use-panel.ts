import { useSearchParams } from 'react-router'
import { useStore } from '../../../platform/store.ts'
import { keep, keptStore, readTab, type Tab } from './kept.ts'

const PARAM = 'chart'

/** Which chart is open: the link says so, else what was open last. Null: put away; never where nothing else is shown. */
export function usePanel(
  alone: boolean,
): readonly [tab: Tab | null, open: (tab?: Tab) => void, close: () => void] {
  const [search, setSearch] = useSearchParams()
  const kept = useStore(keptStore)
  const tab = readTab(search.get(PARAM)) ?? (kept.open || alone ? kept.tab : null)
  const say = (next: Tab | null) =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        if (next) params.set(PARAM, next)
        else params.delete(PARAM)
        return params
      },
      { replace: true },
    )
  return [
    tab,
    (next = kept.tab) => {
      keep({ open: true, tab: next })
      say(next)
    },
    () => {
      keep({ open: false })
      say(null)
    },
  ]
}
