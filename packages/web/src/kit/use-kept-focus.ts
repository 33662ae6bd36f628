import { useEffect, useRef } from 'react'

/** The button that was pressed goes with what it did; who works by keyboard goes on at the next one. */
export function useKeptFocus(state: string) {
  const root = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  useEffect(() => {
    const field = root.current!
    const come = () => (inside.current = true)
    const leave = (event: FocusEvent) => {
      // A button that is taken away loses the focus to nothing; who leaves goes somewhere.
      if (event.relatedTarget) inside.current = field.contains(event.relatedTarget as Node)
    }
    field.addEventListener('focusin', come)
    field.addEventListener('focusout', leave)
    return () => {
      field.removeEventListener('focusin', come)
      field.removeEventListener('focusout', leave)
    }
  }, [])
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('.ant-btn:not(.ant-btn-link)')?.focus()
  }, [state])
  return root
}
