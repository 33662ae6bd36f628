import { createBrowserRouter } from 'react-router'
import { Bell } from './areas/notices/Bell.tsx'
import { connectNavigation } from './platform/navigation.ts'
import { BASE } from './platform/redirect.ts'
import { screens } from './routes.tsx'
import { Crash } from './shell/errors/Crash.tsx'
import { Root } from './shell/Root.tsx'

/** §2: history mode under the base path. One route: what an address shows is decided by the table and the rights. */
export const router = createBrowserRouter(
  [{ path: '*', element: <Root screens={screens} bell={<Bell />} />, errorElement: <Crash /> }],
  { basename: BASE },
)

connectNavigation({
  navigate: (to, options) => router.navigate(to, options),
  place: () => {
    const { pathname, search, hash } = router.state.location
    return { pathname: pathname.slice(BASE.length) || '/', search, hash }
  },
})
