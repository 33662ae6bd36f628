import { useSearchParams } from 'react-router'
import { useLaptop } from '../../../kit/use-narrow.ts'
import { useStore } from '../../../platform/store.ts'
import { savePreferences, preferencesStore, readTab, type Tab } from './preferences.ts'

const PARAM = 'chart'

/**
 * The open chart: from the URL, else the last one. Null if the panel is closed, by the person or for lack of room: then
 * it comes back in a wider window. It is never closed when it is alone on the page.
 */
export function usePanel(
  alone: boolean,
): readonly [tab: Tab | null, open: (tab?: Tab) => void, close: () => void] {
  const [search, setSearch] = useSearchParams()
  const preferences = useStore(preferencesStore)
  const lacksRoom = useLaptop()
  const open = preferences.open ?? !lacksRoom
  const tab = readTab(search.get(PARAM)) ?? (open || alone ? preferences.tab : null)
  const setTabInUrl = (next: Tab | null) =>
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
    (next = preferences.tab) => {
      savePreferences({ open: true, tab: next })
      setTabInUrl(next)
    },
    () => {
      savePreferences({ open: false })
      setTabInUrl(null)
    },
  ]
}
