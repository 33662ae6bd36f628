import { useEffect, type RefObject } from 'react'

/** Asked from among the rows and answered beside them: work on the rows goes on. */
const beside = '[role="dialog"], [role="tooltip"], .kit-dense-foot'

/** Tells when somebody takes a cell, and when she has gone elsewhere on the page. */
export function useWorked(
  frame: RefObject<HTMLElement | null>,
  driver: { readonly work: (worked: boolean) => void },
): void {
  useEffect(() => {
    const went = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (frame.current?.contains(target)) driver.work(true)
      else if (!target.closest(beside)) driver.work(false)
    }
    const found = ['focusin', 'pointerdown'] as const
    for (const name of found) document.addEventListener(name, went)
    return () => {
      for (const name of found) document.removeEventListener(name, went)
    }
  }, [frame, driver])
}
