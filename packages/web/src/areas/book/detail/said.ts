import type { ManagerVersion } from '../../orders/index.ts'

export const commentKinds = ['comment', 'privateComment'] as const
/** For the investor and the managers who see the order, or for managers alone. */
export type CommentKind = (typeof commentKinds)[number]

/** One text that was said of an order, with who and when; null: it was taken away. */
export interface PastComment {
  readonly version: number
  readonly at: string
  readonly by: ManagerVersion['by']
  readonly text: string | null
}

type Versioned = Pick<ManagerVersion, 'version' | 'at' | 'by'> & {
  readonly changes: readonly { readonly field: string }[]
  readonly order: Pick<ManagerVersion['order'], CommentKind>
}

/** Every text of one kind, newest first: each save that changed it is a version. */
export const saidIn = (versions: readonly Versioned[], kind: CommentKind): PastComment[] =>
  versions
    .filter(({ changes }) => changes.some(({ field }) => field === kind))
    .map(({ version, at, by, order }) => ({ version, at, by, text: order[kind] }))
    .toSorted((one, other) => other.version - one.version)

/** A text as it is being typed, over the one it began with. */
export interface Typed {
  readonly base: string | null
  readonly text: string
}

/** Somebody else said something else while it was typed: both are shown before anything is sent. */
export const isContested = ({ base }: Typed, now: string | null): boolean => base !== now

export const isTypedOver = ({ base, text }: Typed): boolean => text.trim() !== (base ?? '')
