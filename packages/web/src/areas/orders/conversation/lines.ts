interface Versioned {
  readonly changes: readonly { readonly field: string }[]
  readonly order: { readonly comment: string | null }
}

/** The versions and comments that added a line to the conversation, oldest first. Versions come newest first. */
export const linesIn = <Version extends Versioned>(versions: readonly Version[]): readonly Version[] =>
  versions
    .filter(
      ({ changes, order }) => order.comment !== null && changes.some(({ field }) => field === 'comment'),
    )
    .toReversed()

/** Without comments that were added to a version and made none. */
export const versionsIn = <Version extends { readonly line: number }>(
  list: readonly Version[],
): readonly Version[] => list.filter(({ line }) => line === 0)
