import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { LeaveHost } from '../kit/form/leaving.ts'
import { useChunks } from '../platform/chunk.ts'
import { farewellStore } from '../platform/leave.ts'
import { tell } from '../platform/notify.ts'
import { loginPath } from '../platform/redirect.ts'
import { sessionStore, type SessionRecord } from '../platform/session.ts'
import { useStore } from '../platform/store.ts'
import { useText } from '../platform/text.ts'
import { Arrive } from './Arrive.tsx'
import { NotFound } from './errors/ErrorPage.tsx'
import { OpenPage } from './OpenPage.tsx'
import { settle, type Settled } from './routing/decide.ts'
import { ownDealPage } from './routing/own-deal-page.ts'
import { screenOf, type Screens } from './screens.ts'
import type { ShellProps } from './Shell.tsx'
import type { PageAddress } from './tabs/use-pages.ts'
import { Splash } from './Splash.tsx'
import { shellText } from './text.ts'
import { useLangParam } from './use-lang-param.ts'

interface Props {
  readonly screens: Screens
  /** The shell, with what the areas put into it. */
  readonly frame: ComponentType<Omit<ShellProps, 'bell' | 'above' | 'screens'>>
  readonly loadFrame: () => Promise<unknown>
}

/** The one element of the router: decides what an address shows to whoever is signed in. */
export function Root({ screens, frame, loadFrame }: Props) {
  const location = useLocation()
  const navigate = useNavigate()
  const session = useStore(sessionStore)
  const farewell = useStore(farewellStore)
  useLangParam(location.search)
  const { place, decision, to } = arrive(location, session)
  useEffect(() => {
    if (to && !farewell) void navigate(to, { replace: true })
  }, [to, farewell, navigate])
  // Until log-in itself is in front: in between, the page one leaves would ask to come back to it.
  const gone = !session && location.pathname === '/login'
  useEffect(() => {
    if (gone) farewellStore.set(undefined)
  }, [gone, farewell])
  if (farewell && !gone) return <Splash words={farewell.words} />
  return (
    <>
      <LeaveHost />
      <Suspense fallback={<Splash />}>
        <Decided
          decision={decision}
          place={place}
          session={session}
          screens={screens}
          frame={frame}
          loadFrame={loadFrame}
        />
      </Suspense>
    </>
  )
}

/** What the address shows, and where it leads: a desk's link leads other readers to their own page of the deal. */
function arrive(location: PageAddress, session: SessionRecord | undefined) {
  const { decision, to } = settle(location.pathname, session)
  const own = decision.kind === 'forbidden' ? ownDealPage(location, session) : undefined
  if (own === undefined) return { decision, to, place: to ? addressOf(to) : location }
  const place = addressOf(own)
  return { decision: settle(place.pathname, session).decision, to: own, place }
}

function addressOf(url: string): PageAddress {
  const [pathname = '', search] = url.split('?')
  return { pathname, search: search ? `?${search}` : '', hash: '' }
}

/**
 * Another person who signs in in another window takes over this one, too. Everything on the screen begins anew: pages,
 * what they have read, and what the first person typed.
 */
const personOf = ({ user }: SessionRecord): string => user.userId

interface DecidedProps extends Props {
  readonly decision: Settled
  readonly place: PageAddress
  readonly session: SessionRecord | undefined
}

function Decided({ decision, place, session, screens, frame: Frame, loadFrame }: DecidedProps) {
  switch (decision.kind) {
    case 'signIn':
      return <Arrive />
    case 'forbidden':
      return <Forbidden />
    case 'open': {
      const screen = screenOf(screens, decision.route)
      return screen && <OpenPage key={decision.route} route={decision.route} screen={screen} />
    }
    case 'unknown':
      if (!session || session.mustChangePassword) return <NotFound alone />
      return <Frame key={personOf(session)} session={session} place={place} instead={<NotFound />} />
    case 'screen': {
      const screen = screenOf(screens, decision.route)
      return (
        session && (
          <Opening loads={screen ? [loadFrame, screen.load] : [loadFrame]}>
            <Frame key={personOf(session)} session={session} place={place} route={decision.route} />
          </Opening>
        )
      )
    }
    default:
      return decision satisfies never
  }
}

/** A page that takes longer is shown as its frame first. */
const OPENING_MS = 1000

interface OpeningProps {
  readonly loads: readonly (() => Promise<unknown>)[]
  readonly children: ReactNode
}

/** The first page appears together with its frame. Each of the two by itself would be shown up to 300 ms late. */
function Opening({ loads, children }: OpeningProps) {
  return useChunks(loads, OPENING_MS) ? children : <Splash />
}

/** §6: a no-permission message, and log-in with redirect_url; there one is offered home or another account. */
function Forbidden() {
  const t = useText(shellText)
  const location = useLocation()
  const words = t('route.denied')
  useEffect(() => tell('warning', words), [words])
  return <Navigate replace to={loginPath(location)} />
}
