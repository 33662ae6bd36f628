import { useSyncExternalStore } from 'react'

function widthBelow(pixels: number) {
  const query = () => globalThis.matchMedia(`(max-width: ${pixels - 1}px)`)
  const subscribe = (listener: () => void) => {
    const media = query()
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => query().matches)
}

/** A phone, or a window as narrow as one: the menu becomes a drawer. */
export const useNarrow = widthBelow(768)

/** A tablet or narrower: the menu has icons only, and wide tables become cards. */
export const useTablet = widthBelow(1024)

/** Too narrow for a grid and a panel beside it. */
export const useLaptop = widthBelow(1440)
