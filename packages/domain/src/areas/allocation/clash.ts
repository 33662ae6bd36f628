import type { Face } from '../../kernel/index.ts'
import type { CapKind } from './policy.ts'

/** Why no allocation can be as it is asked for. All that is found is told; nothing is given out. */
export type Clash =
  /** The book takes less than is to be given out. */
  | { kind: 'short'; missing: Face }
  /** What is fixed and held comes to more than there is. */
  | { kind: 'fixedOver'; fixed: Face; total: Face }
  /** The smallest allocations of all that are in come to more than there is. */
  | { kind: 'floorOver'; floors: Face; total: Face }
  /** Caps hold back so much that it cannot be given out. */
  | { kind: 'capped'; left: Face; rules: CapKind[] }
  /** What is fixed, held or raised comes to more than a cap leaves. */
  | { kind: 'overCap'; rule: CapKind; of: string; holds: Face; most: Face }
  /** So much cannot lie on the grid. */
  | { kind: 'offGrid'; left: Face }
  /** No rule gives out what is left. */
  | { kind: 'noStep'; left: Face }
  | { kind: 'override'; orderId: string; size: Face; because: OverrideFault }
  | { kind: 'anchor'; orderId: string; because: 'unknown' | 'overSize' }
  /** What merged orders get cannot be divided among them. */
  | { kind: 'undivided'; mergeId: string; size: Face }

export type OverrideFault = 'unknown' | 'offGrid' | 'overSize' | 'underMinimum'
