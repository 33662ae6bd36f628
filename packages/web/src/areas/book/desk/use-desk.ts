import { useMemo, useState } from 'react'

/** The desk's open dialog, besides a single order. */
export type DeskDialog =
  | { readonly kind: 'merge'; readonly orderIds: readonly string[] }
  | { readonly kind: 'accept'; readonly orderIds: readonly string[] }
  | { readonly kind: 'split'; readonly mergeId: string }
  | { readonly kind: 'findings' }
  | { readonly kind: 'message' }

export interface Desk {
  readonly dialog: DeskDialog | undefined
  readonly merge: (orderIds: readonly string[]) => void
  /** Opens the acceptance of these orders; without any, of all that the reader may accept. */
  readonly accept: (orderIds: readonly string[]) => void
  readonly split: (mergeId: string) => void
  readonly findings: () => void
  readonly message: () => void
  readonly close: () => void
}

export function useDesk(): Desk {
  const [dialog, setDialog] = useState<DeskDialog>()
  return useMemo(
    () => ({
      dialog,
      merge: (orderIds) => setDialog({ kind: 'merge', orderIds }),
      accept: (orderIds) => setDialog({ kind: 'accept', orderIds }),
      split: (mergeId) => setDialog({ kind: 'split', mergeId }),
      findings: () => setDialog({ kind: 'findings' }),
      message: () => setDialog({ kind: 'message' }),
      close: () => setDialog(undefined),
    }),
    [dialog],
  )
}
