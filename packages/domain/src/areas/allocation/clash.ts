import type { FaceAmount } from '../../kernel/index.ts'
import type { CapKind } from './policy.ts'

/** Why a policy cannot be applied. All clashes are reported, and nothing is allocated. */
export type Clash =
  /** The book takes less than the total to allocate. */
  | { kind: 'short'; missing: FaceAmount }
  /** Fixed sizes and reserves exceed the total. */
  | { kind: 'fixedOver'; fixed: FaceAmount; total: FaceAmount }
  /** Orders to fill in full exceed what is left for them. */
  | { kind: 'smallOver'; small: FaceAmount; total: FaceAmount }
  /** The minimum allocations of all orders that are in exceed the total. */
  | { kind: 'floorOver'; floors: FaceAmount; total: FaceAmount }
  /** Caps leave an amount that no order may take. */
  | { kind: 'capped'; left: FaceAmount; rules: CapKind[] }
  /** Fixed sizes, reserves and floors exceed a cap. */
  | {
      kind: 'overCap'
      rule: CapKind
      of: string
      fixed: FaceAmount
      /** What reserves and floors take on lines that are not fixed. */
      floors: FaceAmount
      most: FaceAmount
    }
  /** An amount is left that does not fit the grid. */
  | { kind: 'offGrid'; left: FaceAmount }
  /** Too many orders take all or nothing to find sizes that come to the total; this is one of them. */
  | { kind: 'tooHard'; orderId: string; count: number }
  /** No rule distributes the amount left. */
  | { kind: 'noStep'; left: FaceAmount }
  | { kind: 'override'; orderId: string; size: FaceAmount; because: OverrideFault }
  | { kind: 'anchor'; orderId: string; because: 'unknown' | 'overSize' }
  /** No allowed size is a multiple of the unit to round to. */
  | { kind: 'offUnit'; to: FaceAmount }
  /** The order that the remainder should go to is not in the book. */
  | { kind: 'remainder'; orderId: string }
  /** The size of a merge cannot be divided among its orders. */
  | { kind: 'undivided'; mergeId: string; size: FaceAmount }

export type OverrideFault = 'unknown' | 'offGrid' | 'overSize' | 'underMinimum'
