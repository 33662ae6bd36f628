import type { Reason } from '../kernel/errors.ts'
import type { WordedRow } from '../kernel/language.ts'

/** Some of the refusals. A text without a refusal does not compile. */
export type ReasonRows = Readonly<Partial<Record<Reason, WordedRow>>>
