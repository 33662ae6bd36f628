import type { FormFault, Progress } from './faults.ts'
import { equals, type FieldOf } from './merge.ts'
import type { UnreadParts } from './unreads.ts'

/** One field of a draft, as its control draws it; a new object only when something of the field changed. */
export interface FieldState<Values extends object, F extends FieldOf<Values> = FieldOf<Values>> {
  readonly value: Values[F]
  /** Unreadable texts by control; '' for a field with one control. */
  readonly unread: UnreadParts
  /** The faults to show now. */
  readonly faults: readonly FormFault[]
  readonly changed: boolean
  /** The value others saved meanwhile, if both changed the field and the user has not chosen yet. */
  readonly theirs: { readonly value: Values[F] } | undefined
}

/** A draft as a whole. */
export interface DraftState<Values extends object> extends Progress {
  readonly base: Values
  readonly values: Values
  /** The version `base` was loaded with; 0 before the first save. */
  readonly version: number
  readonly changed: readonly FieldOf<Values>[]
  readonly unread: readonly FieldOf<Values>[]
  /** Changed here and by others to different values: `base` has theirs, `values` yours. */
  readonly contested: readonly FieldOf<Values>[]
  /** Changed by others while the user typed into other fields: `values` already has the values of the others. */
  readonly updated: readonly FieldOf<Values>[]
  /** Others saved while the user typed. */
  readonly meanwhile: boolean
  readonly faults: readonly FormFault[]
  /** The field to be scrolled to and focused next. */
  readonly focus: FieldOf<Values> | undefined
  /** When the values were stored in the browser, after the page was lost and opened again. */
  readonly restoredAt: string | undefined
}

export const firstState = <Values extends object>(base: Values, version: number): DraftState<Values> => ({
  base,
  values: base,
  version,
  changed: [],
  unread: [],
  contested: [],
  updated: [],
  meanwhile: false,
  faults: [],
  left: new Set(),
  typing: undefined,
  tried: false,
  focus: undefined,
  restoredAt: undefined,
})

/** Unchanged parts stay the same objects, so that React does not draw them again. */
export const sameParts = <Part extends object>(before: Part, now: Part): Part =>
  Object.fromEntries(
    Object.entries(now).map(([key, value]) => {
      const old = before[key as keyof Part]
      return [key, equals(old, value) ? old : value]
    }),
  ) as Part
