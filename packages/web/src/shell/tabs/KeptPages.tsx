import { Activity, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Route, Routes } from 'react-router'
import { PageContext } from '../../kit/page-context.ts'
import { PageSkeleton } from '../../kit/Skeletons.tsx'
import { useStore } from '../../platform/store.ts'
import { scrollers } from '../layout/content.ts'
import { screenOf, type Screen, type Screens } from '../screens.ts'
import { themeStore } from '../theme/settings.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { nameTab } from './tabs-store.ts'
import css from './KeptPages.module.css'

export interface ShownPage {
  readonly key: string
  readonly route: string
  readonly url: string
  readonly title: string
  readonly version: number
  /** Stays as it is while another page is in front. */
  readonly keep: boolean
}

/**
 * Every open page that is kept alive, and the one in front. Each lives under the address it was last
 * shown with, so a page in the background does not notice that the address bar went on.
 */
export function KeptPages({
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
  // Effects of a hidden page are undone and done again when it comes back: that is when it scrolls.
  useLayoutEffect(() => {
    onShown(page.key)
  }, [onShown, page.key])
  const info = useMemo(
    () => ({ key: page.key, title: page.title, setTitle: (title: string) => nameTab(page.key, title) }),
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

/** A page that comes back is where it was left; a new one begins at its top. */
function useScrollPlaces(active: string) {
  const places = useRef(new Map<string, number>())
  const current = useRef(active)
  const [restore] = useState(() => (key: string) => {
    const top = places.current.get(key) ?? 0
    for (const scroller of scrollers()) scroller.scrollTop = top
  })
  // With the drawing itself, so that the jump of one page going is not remembered as its place.
  useLayoutEffect(() => {
    current.current = active
    const remember = ({ target }: Event) => {
      // Of boxes inside a page nothing is remembered: asking how far the page is would lay it out at every step.
      if (target !== document && !scrollers().some((scroller) => scroller === target)) return
      places.current.set(current.current, Math.max(...scrollers().map(({ scrollTop }) => scrollTop)))
    }
    // Caught on the way down: the scrolling of an element does not rise to the window.
    globalThis.addEventListener('scroll', remember, { passive: true, capture: true })
    return () => globalThis.removeEventListener('scroll', remember, { capture: true })
  }, [active])
  return restore
}
