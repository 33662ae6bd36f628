import type { FormFault, Progress } from './faults.ts'
import { equals, type FieldOf } from './merge.ts'
import type { UnreadParts } from './unreads.ts'

/** One field of a draft, as its control draws it; another object only when something of the field changed. */
export interface FieldState<Values extends object, F extends FieldOf<Values> = FieldOf<Values>> {
  readonly value: Values[F]
  /** By the control of the field they were typed into; '' where the field is one control. */
  readonly unread: UnreadParts
  /** Those to be shown now. */
  readonly faults: readonly FormFault[]
  readonly changed: boolean
  /** What others saved meanwhile, where both changed the field and nobody has chosen yet. */
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
  /** Changed here and by others, differently: `base` has theirs, `values` yours. */
  readonly contested: readonly FieldOf<Values>[]
  /** Changed by others while somebody was typing elsewhere: theirs are in `values` already. */
  readonly taken: readonly FieldOf<Values>[]
  /** Others saved while something was typed here. */
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
  taken: [],
  meanwhile: false,
  faults: [],
  left: new Set(),
  typing: undefined,
  tried: false,
  focus: undefined,
  restoredAt: undefined,
})

/** Parts that are equal to those before stay the same objects, so that nothing is drawn for them. */
export const sameParts = <Part extends object>(before: Part, now: Part): Part =>
  Object.fromEntries(
    Object.entries(now).map(([key, value]) => {
      const old = before[key as keyof Part]
      return [key, equals(old, value) ? old : value]
    }),
  ) as Part
