import { routeOf } from '@bookrunner/domain/access'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Lang } from '../../platform/language.ts'
import { tell } from '../../platform/notify.ts'
import { useStore } from '../../platform/store.ts'
import { textOf } from '../../platform/text.ts'
import { screenOf, type Screens } from '../screens.ts'
import { shellText } from '../text.ts'
import type { ShownPage } from './OpenPages.tsx'
import { pageKey } from './page-key.ts'
import { closeTabs, openTab, refreshTab, type CloseWhich } from './tabs.ts'
import { setTabs, tabsStore } from './tabs-store.ts'

/** Where one is: the address, or the one a redirect is about to put there. */
export interface PageAddress {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

interface PagesInput {
  readonly screens: Screens
  readonly route: string | undefined
  readonly place: PageAddress
  readonly lang: Lang
}

export interface Pages {
  readonly list: readonly ShownPage[]
  /** The key of the page in front. */
  readonly active: string
  readonly title: string
  readonly close: (which: CloseWhich, key: string) => void
  readonly refresh: (key: string) => void
  readonly step: (by: 1 | -1) => void
}

/** The open pages, following the address; and what can be done with them. */
export function usePages({ screens, route, place, lang }: PagesInput): Pages {
  const navigate = useNavigate()
  const stored = useStore(tabsStore)
  const url = `${place.pathname}${place.search}${place.hash}`
  const screen = route ? screenOf(screens, route) : undefined
  const active = screen ? pageKey(place.pathname, place.search, screen.identity) : ''
  // The address is the truth: a page that is not among the stored ones yet is drawn at once all the same.
  const tabs = useMemo(
    () => (route && screen ? openTab(stored, { key: active, route, url }) : stored),
    [stored, route, screen, active, url],
  )
  // Before the effects of the page itself, which may want to name its tab.
  useLayoutEffect(() => setTabs(tabs), [tabs])
  const closingRef = useClosing(active)

  const list = useMemo(
    () =>
      tabs.list.flatMap((tab): ShownPage[] => {
        const shown = screenOf(screens, tab.route)
        if (!shown) return []
        const keep = routeOf(tab.route)?.keepAlive ?? false
        return [{ ...tab, title: tab.titles?.[lang] ?? shown.title(lang), keep }]
      }),
    [tabs, screens, lang],
  )

  return useMemo(() => {
    const close = (which: CloseWhich, key: string) => {
      const closed = closeTabs(tabsStore.get(), which, key, active)
      // §8: closing the last open tab gives a warning.
      if (closed.refused) tell('warning', textOf(shellText)('tabs.last'))
      if (!closed.goTo) setTabs(closed.tabs)
      else {
        // The page in front goes when the next one is there; should it keep us, nothing is closed.
        closingRef.current = { which, key, to: closed.goTo.key }
        void navigate(closed.goTo.url)
      }
    }
    const step = (by: 1 | -1) => {
      const at = list.findIndex((page) => page.key === active)
      const next = list[(at + by + list.length) % Math.max(list.length, 1)]
      if (next && next.key !== active) void navigate(next.url)
    }
    return {
      list,
      active,
      title: list.find((page) => page.key === active)?.title ?? '',
      close,
      refresh: (key) => setTabs(refreshTab(tabsStore.get(), key)),
      step,
    }
  }, [list, active, navigate, closingRef])
}

/** What is to be closed once the page it makes way for is in front. */
function useClosing(active: string) {
  const closing = useRef<{ which: CloseWhich; key: string; to: string }>(undefined)
  useEffect(() => {
    const due = closing.current
    closing.current = undefined
    if (due?.to === active) setTabs(closeTabs(tabsStore.get(), due.which, due.key, active).tabs)
  }, [active])
  return closing
}
