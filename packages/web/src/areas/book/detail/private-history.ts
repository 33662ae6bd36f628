import type { ManagerVersion } from '../../orders/index.ts'

/** One text of an order's private comment, with author and time; null if it was removed. */
export interface CommentVersion {
  readonly version: number
  readonly at: string
  readonly by: ManagerVersion['by']
  readonly text: string | null
}

type Versioned = Pick<ManagerVersion, 'version' | 'at' | 'by'> & {
  readonly changes: readonly { readonly field: string }[]
  readonly order: Pick<ManagerVersion['order'], 'privateComment'>
}

/** Every text, newest first: each version that changed it. */
export const privateIn = (versions: readonly Versioned[]): CommentVersion[] =>
  versions
    .filter(({ changes }) => changes.some(({ field }) => field === 'privateComment'))
    .map(({ version, at, by, order }) => ({ version, at, by, text: order.privateComment }))
    .toSorted((one, other) => other.version - one.version)

/** A comment being typed, and the text it started from. */
export interface CommentDraft {
  readonly base: string | null
  readonly text: string
}

/** Somebody else changed the comment meanwhile: both texts are shown before anything is sent. */
export const isContested = ({ base }: CommentDraft, now: string | null): boolean => base !== now

export const isEdited = ({ base, text }: CommentDraft): boolean => text.trim() !== (base ?? '')
