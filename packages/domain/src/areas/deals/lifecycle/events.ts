import type { FaceAmount } from '../../../kernel/index.ts'
import type { Region } from '../../entities/index.ts'
import type { DealStatus, SilenceRule } from '../choices.ts'
import type { FinalTerms, GuidanceLevel } from '../guidance.ts'
import type { SizeChoice } from '../size.ts'
import type { Tenor, Times } from '../terms.ts'

/** What happens to a lifecycle, with what those who act on it need: orders, notices, screens. */
interface Details {
  'deal.announced': {
    target: 'IPG' | 'Test'
    level: GuidanceLevel
    size: SizeChoice | null
    tenor: Tenor | null
    closesAt: string | null
  }
  /** `round` counts within the tranche; investors of live orders answer it. */
  'deal.test-pushed': { round: number; level: GuidanceLevel; closesAt: string | null }
  /** `level` applies from now on. Orders of a draft were intentions, so each investor must submit. */
  'deal.test-ended': { round: number; from: 'Draft' | 'IPG'; level: GuidanceLevel | null }
  'deal.guidance-changed': {
    number: number
    level: GuidanceLevel
    before: GuidanceLevel | null
    /** The new size of the issue; null if it stays. */
    size: SizeChoice | null
  }
  /** Orders freeze as the baseline at this number, and get their proposed sizes at the level. */
  'deal.fpg-pushed': {
    number: number
    level: GuidanceLevel
    closesAt: string
    baselineSeq: number
    /** What becomes of orders without an answer. */
    silence: SilenceRule
  }
  'deal.closing': { minutes: number; closesAt: string }
  'deal.subject': { region: Region | null; at: string }
  'deal.book-closed': { phase: 'IPG' | 'FPG'; at: string }
  'deal.cut-off-moved': { closesAt: string; reason: string }
  'deal.times-changed': { before: Times; times: Times; reason: string }
  'deal.launched': { number: number; level: GuidanceLevel; final: FinalTerms }
  /** Orders that are out at the final level become unallocated. */
  'deal.priced': { number: number; level: GuidanceLevel; final: FinalTerms }
  'deal.reopened': { reason: string; level: GuidanceLevel | null; closesAt: string | null }
  'deal.repriced': { reason: string }
  'deal.corrected': { number: number; final: FinalTerms; reason: string }
  /** The book takes less than the issue, and the issuer keeps nothing: the size of the final terms is corrected. */
  'deal.size-reduced': { number: number; final: FinalTerms; before: FaceAmount }
  'deal.aborted': { from: DealStatus; reason: string | null }
  'deal.expired': { from: DealStatus }
}
export type LifecycleEventType = keyof Details
export type LifecycleEvent<T extends LifecycleEventType = LifecycleEventType> = {
  [Type in T]: { type: Type } & Details[Type]
}[T]
