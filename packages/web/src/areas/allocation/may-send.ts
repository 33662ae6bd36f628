/** What is typed in a panel: whether it can be read, and whether somebody else saved the same thing meanwhile. */
interface Typed {
  readonly whole: boolean
  readonly moved: boolean
}

/** Nothing is previewed or saved over a colleague's version before the user has said whose counts. */
export const maySend = ({ whole, moved }: Typed): boolean => whole && !moved
