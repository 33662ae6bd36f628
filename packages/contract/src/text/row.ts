import type { Reason } from '../kernel/errors.ts'
import type { LocalizedRow } from '../kernel/language.ts'

/** Some of the refusals. A text without a refusal does not compile. */
export type ReasonRows = Readonly<Partial<Record<Reason, LocalizedRow>>>
