/** A part of the screen, as far as a key press needs to know it. */
export interface Part<P> {
  readonly contains: (other: P | null) => boolean
}

/**
 * Whether a key pressed at `target` belongs to `part`: pressed inside it or, if it is the dialog in front, while nothing
 * inside has the focus. A button that disappears leaves the focus on the page.
 */
export const hears = <P extends Part<P>>(part: P, target: P | null, front: P | undefined): boolean =>
  target !== null && (part.contains(target) || (part === front && target.contains(part)))

/** Of the parts around one key press the innermost; of the same part the last. */
export const innermost = <P extends Part<P>, E extends { readonly part: P }>(
  entries: readonly E[],
): E | undefined =>
  entries.reduce<E | undefined>(
    (best, entry) => (!best || best.part.contains(entry.part) ? entry : best),
    undefined,
  )
