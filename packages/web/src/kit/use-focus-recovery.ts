import { useEffect, useEffectEvent, useRef } from 'react'

/** The element to focus next; `from` is the part (`within`) that had the focus and may be gone. */
type Next = (root: HTMLElement, from: Element | null) => HTMLElement | null | undefined

const firstButton: Next = (root) => root.querySelector<HTMLElement>('.ant-btn:not(.ant-btn-link)')

/** Focuses the next element if a pressed button disappears, for users of the keyboard. */
export function useFocusRecovery(state: string, next: Next = firstButton, within = '*') {
  const root = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  const last = useRef<Element>(null)
  useEffect(() => {
    const field = root.current!
    const come = ({ target }: FocusEvent) => {
      inside.current = true
      last.current = (target as Element).closest(within)
    }
    const leave = (event: FocusEvent) => {
      // A removed button loses the focus to nothing; a user moves it elsewhere.
      if (event.relatedTarget) inside.current = field.contains(event.relatedTarget as Node)
    }
    field.addEventListener('focusin', come)
    field.addEventListener('focusout', leave)
    return () => {
      field.removeEventListener('focusin', come)
      field.removeEventListener('focusout', leave)
    }
  }, [within])
  const goOn = useEffectEvent(() => next(root.current!, last.current)?.focus())
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) goOn()
  }, [state])
  return root
}
