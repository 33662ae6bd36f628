import { useEffect, type RefObject } from 'react'

/** Work on the rows continues in these elements. */
const beside = '[role="dialog"], [role="tooltip"], .kit-dense-foot'

/** Tells the driver when the user works in the grid, and when elsewhere on the page. */
export function useActiveGrid(
  frame: RefObject<HTMLElement | null>,
  driver: { readonly setActive: (active: boolean) => void },
): void {
  useEffect(() => {
    const onEvent = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (frame.current?.contains(target)) driver.setActive(true)
      else if (!target.closest(beside)) driver.setActive(false)
    }
    const events = ['focusin', 'pointerdown'] as const
    for (const name of events) document.addEventListener(name, onEvent)
    return () => {
      for (const name of events) document.removeEventListener(name, onEvent)
    }
  }, [frame, driver])
}
