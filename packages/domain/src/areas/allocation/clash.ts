import type { FaceAmount } from '../../kernel/index.ts'
import type { CapKind } from './policy.ts'

/** Why no allocation can be as it is asked for. All that is found is told; nothing is given out. */
export type Clash =
  /** The book takes less than is to be given out. */
  | { kind: 'short'; missing: FaceAmount }
  /** What is fixed and held comes to more than there is. */
  | { kind: 'fixedOver'; fixed: FaceAmount; total: FaceAmount }
  /** The smallest allocations of all that are in come to more than there is. */
  | { kind: 'floorOver'; floors: FaceAmount; total: FaceAmount }
  /** Caps hold back so much that it cannot be given out. */
  | { kind: 'capped'; left: FaceAmount; rules: CapKind[] }
  /** What is fixed, held or raised comes to more than a cap leaves. */
  | { kind: 'overCap'; rule: CapKind; of: string; holds: FaceAmount; most: FaceAmount }
  /** So much cannot lie on the grid. */
  | { kind: 'offGrid'; left: FaceAmount }
  /** No rule gives out what is left. */
  | { kind: 'noStep'; left: FaceAmount }
  | { kind: 'override'; orderId: string; size: FaceAmount; because: OverrideFault }
  | { kind: 'anchor'; orderId: string; because: 'unknown' | 'overSize' }
  /** What merged orders get cannot be divided among them. */
  | { kind: 'undivided'; mergeId: string; size: FaceAmount }

export type OverrideFault = 'unknown' | 'offGrid' | 'overSize' | 'underMinimum'
