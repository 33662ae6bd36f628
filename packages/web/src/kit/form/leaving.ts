import { useEffect, useEffectEvent, useId, useState } from 'react'
import { NavigationType, useBlocker, type Blocker, type Location } from 'react-router'
import { createStore, useStore } from '../../platform/store.ts'
import { useCloseWarning } from '../use-close-warning.ts'

export interface Leaving {
  readonly isUnsaved: () => boolean
  /** Whether another address of the same page is another record. */
  readonly isElsewhere?: (here: Location, next: Location) => boolean
  /** The browser's Back closes this sheet first, and the user stays on the page. Undefined while no sheet is open. */
  readonly onCloseSheet?: (() => void) | undefined
}

interface Way {
  readonly here: Location
  readonly next: Location
  readonly isBack: boolean
}

/** Why a form stops the user on this way: what is typed in it would be left, or Back closes its sheet. */
type Stop = (way: Way) => 'unsaved' | 'sheet' | undefined

interface Form {
  readonly id: string
  readonly stop: Stop
}

interface Stopped {
  readonly form: Form
  readonly why: 'unsaved' | 'sheet'
  readonly proceed: () => void
  readonly reset: () => void
}

/** Forms that may stop the user, the innermost last. The router knows one blocker at a time, so they share it. */
let forms: readonly Form[] = []
const stoppedStore = createStore<Stopped | undefined>(undefined)

const stopping = (way: Way, among: readonly Form[]) => {
  // Log-in returns to this page, and the draft is stored meanwhile.
  if (way.next.pathname.endsWith('/login')) return undefined
  for (const form of among.toReversed()) {
    const why = form.stop(way)
    if (why) return { form, why }
  }
  return undefined
}

/** Stops the user for the innermost form first, and then for those around it. */
function ask(way: Way | undefined, blocker: Blocker, among: readonly Form[]): void {
  if (!way || blocker.state !== 'blocked') return stoppedStore.set(undefined)
  const found = stopping(way, among)
  if (!found) return blocker.proceed()
  const around = among.slice(0, among.indexOf(found.form))
  stoppedStore.set({
    ...found,
    proceed: () => ask(way, blocker, around),
    reset: () => blocker.reset(),
  })
}

/** Once in the application. */
export function LeaveHost(): null {
  const [way, setWay] = useState<Way>()
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next, historyAction }) => {
    const now = { here, next, isBack: historyAction === NavigationType.Pop }
    const isStopped = stopping(now, forms) !== undefined
    if (isStopped) setWay(now)
    return isStopped
  })
  useEffect(() => ask(way, blocker, forms), [way, blocker])
  return null
}

/** Stops a user who leaves unsaved changes, by a link or by closing the window. Undefined while nobody leaves. */
export function useLeaving({ isUnsaved, isElsewhere = () => false, onCloseSheet }: Leaving) {
  const id = useId()
  const stop = useEffectEvent<Stop>(({ here, next, isBack }) => {
    const isAway = next.pathname !== here.pathname
    if (onCloseSheet !== undefined && isBack && isAway) return 'sheet'
    return isUnsaved() && (isAway || isElsewhere(here, next)) ? 'unsaved' : undefined
  })
  useEffect(() => {
    forms = [...forms, { id, stop: (way) => stop(way) }]
    return () => {
      forms = forms.filter((form) => form.id !== id)
    }
  }, [id])
  useCloseWarning(isUnsaved)
  const stopped = useStore(stoppedStore)
  const own = stopped?.form.id === id ? stopped : undefined
  const closeSheet = useEffectEvent(() => {
    onCloseSheet?.()
    own?.reset()
  })
  useEffect(() => {
    if (own?.why === 'sheet') closeSheet()
  }, [own])
  return own?.why === 'unsaved' ? own : undefined
}
