import type { CallOptions } from '@bookrunner/contract'
import type { Face } from '@bookrunner/domain/kernel'
import type { KeptEdits } from './edits.ts'
import type { HeldAlloc } from './held.ts'
import type { Undoing } from './undo.ts'

interface Written {
  readonly seq: number
  readonly count: number
}

/** What a desk needs of the world: the server's two writes, the state that is held, and where things are kept. */
export interface DeskPorts {
  readonly alloc: (
    body: {
      versionId: string
      seen: number
      lines: { orderId: string; size?: Face; note?: string | null }[]
    },
    options: CallOptions,
  ) => Promise<Written>
  readonly undo: (body: { versionId: string; change: number }, options: CallOptions) => Promise<Written>
  /** The state that is held, as soon as it is one of that number or later, or after a while as it is. */
  readonly heldAt: (seq: number) => Promise<HeldAlloc | undefined>
  readonly keep: (kept: KeptEdits | undefined) => void
  readonly keepUndoing: (undoing: Undoing) => void
}
