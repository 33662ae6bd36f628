import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLanguageChoice } from '../kit/use-language-choice.ts'
import { lazyScreen } from '../platform/chunk.ts'
import { langStore } from '../platform/language.ts'
import { useFreshSession } from '../platform/me.ts'
import { messagesNeeded } from '../platform/notify.ts'
import type { SessionRecord } from '../platform/session.ts'
import { useStore } from '../platform/store.ts'
import { Frame } from './layout/Frame.tsx'
import type { FrameActions } from './layout/Header.tsx'
import { shownMenu } from './layout/menu.ts'
import { addShellToPalette } from './palette/own-providers.tsx'
import { screenOf, type Screens } from './screens.ts'
import { OpenPages } from './tabs/OpenPages.tsx'
import { TabBar } from './tabs/TabBar.tsx'
import { usePages, type PageAddress } from './tabs/use-pages.ts'
import { useDayLocale } from './theme/day-locale.ts'
import { themeStore } from './theme/settings.ts'
import { useFrameKeys } from './use-frame-keys.ts'
import { useLogout } from './use-logout.ts'
import { useDocumentTitle } from './use-document-title.ts'

const loadPalette = () => import('./palette/Palette.tsx')
const Palette = lazyScreen(loadPalette)
const ThemeDrawer = lazyScreen(() => import('./theme/ThemeDrawer.tsx'))
const ShortcutList = lazyScreen(() => import('./keys/ShortcutList.tsx'))

type Overlay = 'palette' | 'theme' | 'shortcuts'

export interface ShellProps {
  readonly session: SessionRecord
  readonly screens: Screens
  readonly bell: ReactNode
  /** Shown above the page in front. */
  readonly above: ReactNode
  readonly place: PageAddress
  /** The row of the route table in front, or none where the address leads nowhere. */
  readonly route?: string
  /** Shown instead of a page: an error page inside the frame. */
  readonly instead?: ReactNode
}

/** The palette must be there at once when it is called, and in nobody's way before. */
function fetchPaletteSoon() {
  const timer = setTimeout(() => void loadPalette().catch(() => undefined), 800)
  return () => clearTimeout(timer)
}

/** The frame around every screen: menu, header, open pages, and what can be called up from anywhere. */
export function Shell({ session, screens, bell, above, place, route, instead }: ShellProps) {
  const lang = useStore(langStore)
  const { multiTab } = useStore(themeStore)
  const [overlay, setOverlay] = useState<Overlay>()
  const logout = useLogout(session)
  const chooseLanguage = useLanguageChoice()
  useFreshSession(session)
  useDayLocale()
  const tree = useMemo(() => shownMenu(session.routes), [session.routes])
  const pages = usePages({ screens, route, place, lang })
  const actions: FrameActions = useMemo(
    () => ({
      openPalette: () => setOverlay('palette'),
      openTheme: () => setOverlay('theme'),
      openShortcuts: () => setOverlay('shortcuts'),
      chooseLanguage,
      logout,
    }),
    [chooseLanguage, logout],
  )
  useEffect(() => addShellToPalette(screens, actions), [screens, actions])
  useFrameKeys(actions, pages)
  useEffect(fetchPaletteSoon, [])
  // Not only when the first is to be shown: that may be because the network is gone.
  useEffect(() => messagesNeeded.set(true), [])
  useDocumentTitle(instead ? undefined : pages.title)
  const close = () => setOverlay(undefined)
  const showTabs = multiTab && pages.list.length > 0

  return (
    <Frame
      user={session.user}
      tree={tree}
      actions={actions}
      bell={bell}
      tabs={
        showTabs && (
          <TabBar pages={pages.list} active={pages.active} onClose={pages.close} onRefresh={pages.refresh} />
        )
      }
    >
      {above}
      <OpenPages
        pages={pages.list}
        active={route && screenOf(screens, route) ? pages.active : ''}
        screens={screens}
      />
      {instead}
      <Suspense>
        {overlay === 'palette' && <Palette onClose={close} />}
        {overlay === 'theme' && <ThemeDrawer onClose={close} />}
        {overlay === 'shortcuts' && <ShortcutList onClose={close} />}
      </Suspense>
    </Frame>
  )
}
