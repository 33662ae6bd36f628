/** How long each of the two shades of a changed figure is shown. */
export const shadeMs = 300

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>()

/**
 * Marks an element as changed: a strong shade, then a weak one. Not faded, because a fading figure is drawn in each of sixty
 * frames a second, and in a busy book some figure has always just changed.
 */
export function markChanged(element: HTMLElement): void {
  const next = (shade: string | undefined, after?: () => void) => {
    if (shade) element.dataset.flash = shade
    else delete element.dataset.flash
    if (after) timers.set(element, setTimeout(after, shadeMs))
  }
  clearTimeout(timers.get(element))
  next('strong', () => next('weak', () => next(undefined)))
}
