import { createBrowserRouter } from 'react-router'
import { ahead, lazyScreen } from './platform/chunk.ts'
import { connectNavigation } from './platform/navigation.ts'
import { sessionStore } from './platform/session.ts'
import { BASE } from './platform/redirect.ts'
import { screens } from './routes.tsx'
import { Crash } from './shell/errors/Crash.tsx'
import { settle } from './shell/routing/decide.ts'
import { screenOf } from './shell/screens.ts'
import { Root } from './shell/Root.tsx'

const loadFrame = () => import('./Frame.tsx')
const Frame = lazyScreen(loadFrame)

export const loadMessages = () => import('./shell/Messages.tsx')

/** What somebody sees once signed in. */
export function prefetchFrame(): void {
  ahead(loadFrame)
  ahead(loadMessages)
}

/** What a path shows is on its way together with the frame around it. */
export function prefetchPage(path: string): void {
  const { decision } = settle(path, sessionStore.get())
  const screen = decision.kind === 'screen' ? screenOf(screens, decision.route) : undefined
  if (screen) ahead(screen.load)
}

/** §2: history mode under the base path. One route: what an address shows is decided by the table and the rights. */
export const router = createBrowserRouter(
  [
    {
      path: '*',
      element: <Root screens={screens} frame={Frame} loadFrame={loadFrame} />,
      errorElement: <Crash />,
    },
  ],
  { basename: BASE },
)

connectNavigation({
  prefetchFrame,
  prefetchPage,
  navigate: (to, options) => router.navigate(to, options),
  place: () => {
    const { pathname, search, hash } = router.state.location
    return { pathname: pathname.slice(BASE.length) || '/', search, hash }
  },
})
