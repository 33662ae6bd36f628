import { useEffect, useEffectEvent } from 'react'
import { createStore } from '../../platform/store.ts'
import { caps, isTyped, pressed } from './keys.ts'
import { hears, innermost } from './part.ts'

export interface Shortcut {
  readonly keys: string
  /** Shown in the list under "?". */
  readonly title: string
  /** The name of the screen it works on; everywhere if absent. */
  readonly place?: string
  /** Also works while a field has the focus. */
  readonly whileTyping?: boolean
  /** Does not work under a dialog. */
  readonly notInDialogs?: boolean
  /** Works in this part of the screen only, and before any control there: the innermost part wins. */
  readonly within?: () => HTMLElement | null
  /** Undefined if the component handles the keys itself and only lists them. */
  readonly run?: () => void
}

export const shortcutStore = createStore<readonly Shortcut[]>([])

export const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** "Ctrl+Enter", as a text names keys. */
export const keysShown = (keys: string): string => caps(keys, isMac).join('+')

/** Registers a shortcut while the component is on the screen. */
export function useShortcut(shortcut: Shortcut): void {
  const { keys, title, place, whileTyping = false, notInDialogs = false, within, run } = shortcut
  const act = useEffectEvent(() => run?.())
  const part = useEffectEvent(() => within?.() ?? null)
  const [works, isPart] = [run !== undefined, within !== undefined]
  useEffect(() => {
    const entry: Shortcut = {
      keys,
      title,
      whileTyping,
      notInDialogs,
      ...(works && { run: () => act() }),
      ...(isPart && { within: () => part() }),
      ...(place && { place }),
    }
    shortcutStore.set([...shortcutStore.get(), entry])
    return () => shortcutStore.set(shortcutStore.get().filter((other) => other !== entry))
  }, [keys, title, place, whileTyping, notInDialogs, works, isPart])
}

/** Inputs without text: a ticked row is no text field. */
const ticked = /^(checkbox|radio|range|button)$/

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && ticked.test(target.type))

/** Marks elements that take letters without being a field: the cells of a grid. */
export const ownKeys = { 'data-own-keys': '' }

const isOwnKey = ({ key, target }: KeyboardEvent): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && target instanceof Element && target.closest('[data-own-keys]') !== null

const openDialogs = () =>
  document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]:not([hidden])')
const isDialogOpen = () => openDialogs().length > 0

/** The shortcut of the part of the screen in which the keys were pressed. */
function shortcutWithin(event: KeyboardEvent): Shortcut | undefined {
  const target = event.target instanceof HTMLElement ? event.target : null
  const front = [...openDialogs()].findLast((each) => each.checkVisibility())
  const parts = shortcutStore.get().flatMap((entry) => {
    const part = entry.run && pressed(entry.keys, event, isMac) ? entry.within?.() : undefined
    return part && hears<HTMLElement>(part, target, front) ? [{ part, entry }] : []
  })
  return innermost<HTMLElement, (typeof parts)[number]>(parts)?.entry
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.isComposing) return
  const inside = shortcutWithin(event)
  if (inside) {
    event.preventDefault()
    inside.run?.()
    return
  }
  if (event.defaultPrevented) return
  // The last registered one belongs to the innermost screen and wins.
  const found = shortcutStore
    .get()
    .findLast((entry) => entry.run && !entry.within && pressed(entry.keys, event, isMac))
  if (!found) return
  if (isTyped(found.keys) && (isField(event.target) || isOwnKey(event) || isDialogOpen())) return
  if (found.notInDialogs && isDialogOpen()) return
  if (!found.whileTyping && isField(event.target)) return
  event.preventDefault()
  found.run?.()
}

/** Listens once for the whole application. */
export function useShortcutKeys(): void {
  useEffect(() => {
    globalThis.addEventListener('keydown', onKeyDown)
    return () => globalThis.removeEventListener('keydown', onKeyDown)
  }, [])
}
