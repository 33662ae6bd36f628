/**
 * What a decision says when the answer is no. A refusal is a value, never thrown: the reason is looked up in
 * the contract's error table and worded in the reader's language from `params`.
 */
export type Params = Record<string, string | number>

export interface FieldRefusal<R extends string = string> {
  field: string
  reason: R
  params?: Params
}

export interface Refusal<R extends string = string> {
  refused: true
  reason: R
  params?: Params
  fields?: FieldRefusal<R>[]
}

/** A decision's answer: the value, or why not. */
export type OrRefusal<T, R extends string = string> = T | Refusal<R>

export function refuse<const R extends string>(reason: R, params?: Params): Refusal<R> {
  return params ? { refused: true, reason, params } : { refused: true, reason }
}

/** Refuses with every field that is wrong at once, so that a form can mark them all. */
export function refuseFields<const S extends string, const R extends string>(
  reason: S,
  fields: FieldRefusal<R>[],
): Refusal<S | R> {
  return { refused: true, reason, fields }
}

export function isRefusal<T>(answer: T): answer is Extract<T, Refusal> {
  return typeof answer === 'object' && answer !== null && 'refused' in answer && answer.refused === true
}
