import type { Reason } from '../kernel/errors.ts'

export type Row = readonly [US: string, CN: string, HK: string]

/** Some of the refusals. A text without a refusal does not compile. */
export type ReasonRows = Readonly<Partial<Record<Reason, Row>>>
