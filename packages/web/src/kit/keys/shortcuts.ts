import { useEffect, useEffectEvent } from 'react'
import { createStore } from '../../platform/store.ts'
import { isTyped, pressed } from './keys.ts'

export interface Shortcut {
  readonly keys: string
  /** Said in the list under "?". */
  readonly title: string
  /** The place it works in, such as the name of a screen; everywhere when absent. */
  readonly place?: string
  /** Also while somebody types in a field. */
  readonly whileTyping?: boolean
  /** Not while a dialog lies over what it is about, though no letter is typed by it. */
  readonly notInDialogs?: boolean
  /** None: what is on the screen takes the keys itself, and they are only listed. */
  readonly run?: () => void
}

export const shortcutStore = createStore<readonly Shortcut[]>([])

export const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** A shortcut that works, and is listed, as long as the component using it is on the screen. */
export function useShortcut(shortcut: Shortcut): void {
  const { keys, title, place, whileTyping = false, notInDialogs = false, run } = shortcut
  const act = useEffectEvent(() => run?.())
  const works = run !== undefined
  useEffect(() => {
    const entry: Shortcut = {
      keys,
      title,
      whileTyping,
      notInDialogs,
      ...(works && { run: () => act() }),
      ...(place && { place }),
    }
    shortcutStore.set([...shortcutStore.get(), entry])
    return () => shortcutStore.set(shortcutStore.get().filter((other) => other !== entry))
  }, [keys, title, place, whileTyping, notInDialogs, works])
}

/** Inputs that take no letters: a row that was ticked is no field somebody types in. */
const ticked = /^(checkbox|radio|range|button)$/

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && ticked.test(target.type))

/** For what letters are typed into though it is no field: the cells of a grid. */
export const ownKeys = { 'data-own-keys': '' }

const isOwnKey = ({ key, target }: KeyboardEvent): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && target instanceof Element && target.closest('[data-own-keys]') !== null

const isDialogOpen = () => document.querySelector('[role="dialog"][aria-modal="true"]:not([hidden])') !== null

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  // The last one registered is the innermost screen's: it wins over the frame's.
  const found = shortcutStore.get().findLast((entry) => entry.run && pressed(entry.keys, event, isMac))
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
