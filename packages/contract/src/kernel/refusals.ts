import type { Access, Call } from './call.ts'
import type { Reason } from './errors.ts'
import type { UploadReason } from './file.ts'
import { gateReasons } from './gate-reasons.ts'
import { mayBeSlow } from './gate.ts'

const anyCall = ['input.invalid', 'input.malformed', 'input.header', 'fault', 'fault.busy'] as const
const withBody = ['input.too-large', 'input.media-type'] as const
const signedIn = [
  'session.missing',
  'session.unknown',
  'session.expired',
  'session.ended',
  'session.frozen',
  'session.not-active',
  'session.username-mismatch',
  'access.denied',
] as const
/** What may be wrong with an API key. */
const byKey = ['key.unknown', 'key.over', 'rate.slow-down'] as const
const keyed = ['write.key-missing', 'write.key-other-body', 'access.changed'] as const

/** What a call may answer besides its own refusals. */
export const commonRefusals = (call: Call): Reason[] => {
  const { access, travels, writes, dryRuns, beforePasswordChange, keyScope } = call
  return [
    ...anyCall,
    ...(travels === 'query' ? [] : withBody),
    ...(travels === 'multipart' ? (['file.too-large'] as const) : []),
    ...(writes ? (['session.foreign-origin'] as const) : []),
    ...(writes && !dryRuns ? (['write.no-dry-run'] as const) : []),
    ...(mayBeSlow(call) ? gateReasons : []),
    'key.scope',
    ...(keyScope ? byKey : []),
    ...(access === 'open' ? [] : signedIn),
    ...(access === 'open' || beforePasswordChange ? [] : (['session.password-must-change'] as const)),
    ...(access === 'open' || !writes ? [] : keyed),
  ]
}

/** What a field may be refused for comes with `input.invalid`. */
type OfFields = Extract<Reason, `field.${string}`>
type Common<A extends Access> =
  | (typeof anyCall | typeof withBody)[number]
  | OfFields
  | UploadReason
  | (A extends 'open' ? never : (typeof signedIn | typeof keyed)[number])

/** All refusals of a call: those it declares, and those of every call of its kind. */
export type RefusedBy<C> =
  C extends Call<infer _Input, infer _Reply, infer Own, infer A> ? Own | Common<A> : never
