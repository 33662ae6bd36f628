import type { DealDetail } from '@bookrunner/contract/deals'
import type { Fault } from './faults.ts'
import { fixedOf, modeOf, type FormMode } from './mode.ts'
import type { Content, Flat, Place, ValueAt } from './places.ts'
import type { Unread } from './unreads.ts'

/** All a field's control needs to know; another object only when something of this field changed. */
export interface Slot<P extends Place = Place> {
  readonly value: ValueAt<P>
  /** By the part of the field it was typed into; '' where the field is one control. */
  readonly unread: Readonly<Record<string, Unread>>
  readonly faults: readonly Fault[]
  readonly changed: boolean
  /** What somebody else saved meanwhile, and this person has not chosen about yet. */
  readonly theirs: { readonly value: ValueAt<P> } | undefined
}

/** What is told of the form as a whole. */
export interface FormState {
  readonly dealId: string | undefined
  readonly mode: FormMode
  /** Fields that may not be changed any more. */
  readonly fixed: readonly Place[]
  readonly changed: readonly Place[]
  readonly unread: readonly Place[]
  readonly contested: readonly Place[]
  /** Taken over from somebody else while this person was typing in other fields. */
  readonly taken: readonly Place[]
  readonly saving: boolean
  readonly faults: readonly Fault[]
  /** Submitting was tried: from now on what is missing is said beside its field. */
  readonly asked: boolean
  /** The field to be shown and focussed next. */
  readonly wanted: Place | undefined
  /** Typed before the page was lost, at this time. */
  readonly restoredAt: string | undefined
  /** Why the last save did not happen. */
  readonly refusal: string | undefined
}

const none: readonly never[] = []

export const firstState = (detail: DealDetail | undefined): FormState => ({
  dealId: detail?.face.dealId,
  mode: modeOf(detail),
  fixed: fixedOf(detail),
  changed: none,
  unread: none,
  contested: none,
  taken: none,
  faults: none,
  saving: false,
  asked: false,
  wanted: undefined,
  restoredAt: undefined,
  refusal: undefined,
})

/** What is sent to be saved, and what it stands on. */
export interface Sent {
  readonly content: Content
  readonly values: Flat
  readonly version: number
  readonly sharedVersion: number
}
