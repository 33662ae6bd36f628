import { Activity, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Route, Routes } from 'react-router'
import { PageContext } from '../../kit/page-context.ts'
import { PageSkeleton } from '../../kit/Skeletons.tsx'
import type { InLangs } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { scrollers } from '../layout/content.ts'
import { screenOf, type Screen, type Screens } from '../screens.ts'
import { themeStore } from '../theme/settings.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { nameTab } from './tabs-store.ts'
import css from './OpenPages.module.css'

export interface ShownPage {
  readonly key: string
  readonly route: string
  readonly url: string
  readonly title: string
  readonly version: number
  /** Stays mounted while another page is in front. */
  readonly keep: boolean
}

/**
 * All open pages that stay mounted, and the one in front. Each has the URL it was last shown with, so that hidden pages
 * do not follow the address bar.
 */
export function OpenPages({
  pages,
  active,
  screens,
}: {
  pages: readonly ShownPage[]
  active: string
  screens: Screens
}) {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([active]))
  if (!visited.has(active)) setVisited(new Set([...visited, active]))
  const places = useScrollPlaces(active)
  return pages
    .filter((page) => page.key === active || (page.keep && visited.has(page.key)))
    .map((page) => {
      const screen = screenOf(screens, page.route)
      return (
        screen && (
          <Activity key={`${page.key} ${page.version}`} mode={page.key === active ? 'visible' : 'hidden'}>
            <Page page={page} screen={screen} onShown={places} />
          </Activity>
        )
      )
    })
}

function Page({
  page,
  screen,
  onShown,
}: {
  page: ShownPage
  screen: Screen
  onShown: (key: string) => void
}) {
  const { animate, animation, width } = useStore(themeStore)
  const { page: Content, wide = false } = screen
  // A hidden page's effects run again when it shows: then it scrolls.
  useLayoutEffect(() => {
    onShown(page.key)
  }, [onShown, page.key])
  const info = useMemo(
    () => ({ key: page.key, title: page.title, setTitle: (titles: InLangs) => nameTab(page.key, titles) }),
    [page.key, page.title],
  )
  return (
    <PageContext value={info}>
      <div
        className={css.page}
        data-page=""
        data-width={wide ? 'fluid' : width}
        data-animation={animate ? animation : 'none'}
      >
        <PageBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Routes location={page.url}>
              <Route path={page.route} element={<Content />} />
            </Routes>
          </Suspense>
        </PageBoundary>
      </div>
    </PageContext>
  )
}

/** Restores the scroll position of a page; a new page starts at its top. */
function useScrollPlaces(active: string) {
  const places = useRef(new Map<string, number>())
  const current = useRef(active)
  const [restore] = useState(() => (key: string) => {
    const top = places.current.get(key) ?? 0
    for (const scroller of scrollers()) scroller.scrollTop = top
  })
  // In the same commit, so that the jump of a removed page is not stored as a position.
  useLayoutEffect(() => {
    current.current = active
    const remember = ({ target }: Event) => {
      // Ignores boxes inside a page: measuring the page at every step would force a layout.
      if (target !== document && !scrollers().some((scroller) => scroller === target)) return
      places.current.set(current.current, Math.max(...scrollers().map(({ scrollTop }) => scrollTop)))
    }
    // In the capture phase: scroll events of elements do not bubble.
    globalThis.addEventListener('scroll', remember, { passive: true, capture: true })
    return () => globalThis.removeEventListener('scroll', remember, { capture: true })
  }, [active])
  return restore
}
