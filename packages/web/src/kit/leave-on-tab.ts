import type { KeyboardEvent } from 'react'

/**
 * For a select of several: Tab leaves it. The kit's own Tab adds or removes the marked option and stays, which is kept
 * only while a text is searched.
 */
export const leaveOnTab = {
  onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (event.key === 'Tab' && target instanceof HTMLInputElement && target.value === '')
      event.stopPropagation()
  },
}
