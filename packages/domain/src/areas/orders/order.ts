import type { Region } from '../entities/index.ts'
import type { FaceAmount, Rate } from '../../kernel/index.ts'
import type * as choices from './choices.ts'

/** How much at which level. Without a limit: at reoffer. */
export interface OrderLevel {
  minYield: Rate | null
  /** Over what the guidance is over, in basis points. */
  minSpread: Rate | null
  maxPrice: Rate | null
  size: FaceAmount
}

/** An investor behind an omnibus order. */
export interface Underlying {
  name: string
  /** LEI or another unique number. */
  identifier: string | null
  size: FaceAmount
}

/** What people say of an order. A draft may be half empty. */
export interface OrderContent {
  // The investor's.
  /** The account or fund it is for. */
  account: string | null
  /** The bank of the syndicate it goes through. */
  throughId: string | null
  /** Most demanding first; its size is the largest of them. From the FPG push on this is what stood before it. */
  orderLevels: OrderLevel[]
  /** The smallest allocation that is accepted: below it, none. */
  minSize: FaceAmount | null
  /** Across levels and phases. */
  maxSize: FaceAmount | null
  commitment: choices.Commitment
  hedge: choices.HedgeChoice
  comment: string | null
  /** Lines of an omnibus order; it is one where there are any. */
  underlying: Underlying[]
  // The desk's.
  privateComment: string | null
  /** Banks credited with it, besides the one it goes through. */
  leads: string[]
  sales: string | null
  /** Reserved for it before allocation rules run. */
  reserve: FaceAmount | null
  jlmInterest: boolean
  /** Its investor's name is hidden from other managers. */
  xOrder: boolean
  relations: choices.Relation[]
}

/** A size at a test's level; the newest of a round counts, and it is frozen when the round ends. */
export interface TestAnswer {
  round: number
  size: FaceAmount
  at: string
}

/** The last answer at FPG. It belongs to the push with this number (its guidance version) and no other. */
export interface FpgAnswer {
  push: number
  how: choices.FpgAnswerKind | 'edit' | 'new'
  /** None: dropped. */
  orderLevels: OrderLevel[]
  at: string
}

/** Sent or increased after the book went subject: what of it holds whatever a manager says. */
export interface Conditional {
  since: string
  accepted: OrderLevel[]
}

/** How an order stood at the last guidance or push before its newest change; null where it did not count. */
export interface Baseline {
  /** The push, by the number of the state it made. */
  seq: number
  was: ComparedContent | null
}

/** The fields that decide NEW, MOD, SAME and CANCEL. */
export type ComparedContent = Pick<OrderContent, 'orderLevels' | 'minSize' | 'maxSize' | 'commitment'>

/** Who did something. */
export interface Author {
  userId: string
  entityId: string
  side: choices.Side
}

/** What acts keep of an order beside what people say. */
export interface OrderRecord {
  id: string
  dealId: string
  investorId: string
  /**
   * The institution it was placed for, if that was merged into its investor since. Its alias stays the alias of this
   * one: a new alias, or one shared with other orders, would reveal the merge.
   */
  mergedFrom?: string
  stage: choices.OrderStage
  /** One for each round answered, by round. */
  tests: TestAnswer[]
  fpg: FpgAnswer | null
  conditional: Conditional | null
  /** Copied from the entity when it is submitted. */
  region: Region | null
  jurisdiction: string | null
  classId: string | null
  /** What the desk thinks of giving it, before there is an allocation. */
  allocSize: FaceAmount | null
  /** What was confirmed to the investor. */
  allocation: FaceAmount | null
  baseline: Baseline | null
  /** Counts every save; what a desk sends back. */
  version: number
  /** Counts saves that changed what the investor reads; what an investor sends back. */
  shown: number
  /** Counts comments that were added without a version; none is 0. */
  lines?: number
  /** The number of the state its newest change or comment made. */
  seq: number
  createdAt: string
  createdBy: Author
  submittedAt: string | null
  updatedAt: string
  updatedBy: Author
  channel: choices.Channel
  /** When what the investor reads changed last. */
  shownAt: string
}

export interface Order extends OrderContent, OrderRecord {}

export const emptyContent: OrderContent = {
  account: null,
  throughId: null,
  orderLevels: [],
  minSize: null,
  maxSize: null,
  commitment: 'firm',
  hedge: 'none',
  comment: null,
  underlying: [],
  privateComment: null,
  leads: [],
  sales: null,
  reserve: null,
  jlmInterest: false,
  xOrder: false,
  relations: [],
}

export const mostOrderLevels = 10
export const mostUnderlying = 200
