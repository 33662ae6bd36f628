interface Versioned {
  readonly changes: readonly { readonly field: string }[]
  readonly order: { readonly comment: string | null; readonly stage: string }
}

/**
 * The versions and comments that added a line to the conversation, oldest first. Versions come newest first. Nobody else
 * reads a draft, so its texts are no lines; the one that it was submitted with is.
 */
export const linesIn = <Version extends Versioned>(versions: readonly Version[]): readonly Version[] =>
  versions
    .filter(
      ({ changes, order }) =>
        order.stage !== 'draft' && order.comment !== null && changes.some(({ field }) => field === 'comment'),
    )
    .toReversed()

/** Without comments that were added to a version and made none. */
export const versionsIn = <Version extends { readonly line: number }>(
  list: readonly Version[],
): readonly Version[] => list.filter(({ line }) => line === 0)
