import type { ManagerVersion } from '../../orders/index.ts'

export const commentKinds = ['comment', 'privateComment'] as const
/** For the investor and the managers of the order, or for managers only. */
export type CommentKind = (typeof commentKinds)[number]

/** One text of an order's comment, with author and time; null if it was removed. */
export interface CommentVersion {
  readonly version: number
  readonly at: string
  readonly by: ManagerVersion['by']
  readonly text: string | null
}

type Versioned = Pick<ManagerVersion, 'version' | 'at' | 'by'> & {
  readonly changes: readonly { readonly field: string }[]
  readonly order: Pick<ManagerVersion['order'], CommentKind>
}

/** Public comments are a conversation: each text is a line that nobody overwrites. A private one is one text. */
export const isConversation = (kind: CommentKind): boolean => kind === 'comment'

/** Every text of one kind, newest first: each version that changed it. */
export const commentsIn = (versions: readonly Versioned[], kind: CommentKind): CommentVersion[] =>
  versions
    .filter(({ changes }) => changes.some(({ field }) => field === kind))
    .map(({ version, at, by, order }) => ({ version, at, by, text: order[kind] }))
    .toSorted((one, other) => other.version - one.version)

/** A comment being typed, and the text it started from. */
export interface CommentDraft {
  readonly base: string | null
  readonly text: string
}

/** Somebody else changed the comment meanwhile: both texts are shown before anything is sent. */
export const isContested = ({ base }: CommentDraft, now: string | null): boolean => base !== now

export const isEdited = ({ base, text }: CommentDraft): boolean => text.trim() !== (base ?? '')
