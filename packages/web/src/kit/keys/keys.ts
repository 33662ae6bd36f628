/**
 * Keyboard shortcuts by name: "mod+k" (⌘ on a Mac, Ctrl elsewhere), "alt+Period" (by the key's place, since
 * Alt changes what it types), "?" (by what is typed, since its place differs from layout to layout).
 */
export interface KeyEvent {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

interface Combination {
  readonly mod: boolean
  readonly alt: boolean
  readonly shift: boolean
  readonly key: string
}

function parse(keys: string): Combination {
  const parts = keys.split('+')
  const has = (name: string) => parts.includes(name)
  return { mod: has('mod'), alt: has('alt'), shift: has('shift'), key: parts.at(-1) ?? '' }
}

export function pressed(keys: string, event: KeyEvent, mac: boolean): boolean {
  const { mod, alt, shift, key } = parse(keys)
  const modPressed = mac ? event.metaKey : event.ctrlKey
  const otherMod = mac ? event.ctrlKey : event.metaKey
  // With Ctrl it is another key: what is undone by the one is done again by the other.
  if (mod && event.shiftKey !== shift) return false
  if (mod !== modPressed || otherMod || alt !== event.altKey) return false
  return alt ? event.code === key : event.key.toLowerCase() === key.toLowerCase()
}

/** Without a modifier it is a letter somebody types: not for us while she does. */
export const isTyped = (keys: string) => !keys.includes('mod+') && !keys.includes('alt+')

const NAMES: Readonly<Record<string, string>> = {
  Period: '.',
  Comma: ',',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

/** How the keys are written on a key cap. */
export function caps(keys: string, mac: boolean): readonly string[] {
  return keys.split('+').map((part) => {
    if (part === 'mod') return mac ? '⌘' : 'Ctrl'
    if (part === 'alt') return mac ? '⌥' : 'Alt'
    if (part === 'shift') return mac ? '⇧' : 'Shift'
    const name = part.replace(/^Key/, '')
    return NAMES[name] ?? (name.length === 1 ? name.toUpperCase() : name)
  })
}
