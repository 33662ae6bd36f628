import type { z } from 'zod'
import type { FunctionKey, Permission, Tier } from '@bookrunner/domain/access'
import type { KeyScope } from '@bookrunner/domain/auth'
import type { Reason } from './errors.ts'
import { fileReply, fileRuleOf } from './file.ts'
import type { CallRoute, Method, Travels } from './route.ts'

/** Who may call: anybody, anybody signed in, or holders of at least one of the permissions or functions. */
export type Access = 'open' | 'signedIn' | readonly [Right, ...Right[]]
type Right = Permission | FunctionKey

export interface CallSpec<
  Input extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Refused extends Reason = Reason,
  A extends Access = Access,
> {
  /** `area.what`, the name the typed client uses. */
  name: string
  method: Method
  /** Exactly as §7 writes it, below the prefix. */
  path: `/${string}`
  /** Where the input travels; a GET's in the query, a write's as JSON unless §7 says otherwise. */
  travels?: Exclude<Travels, 'multipart'>
  access: A
  /** Tiers that may call; all when absent. */
  tiers?: readonly [Tier, ...Tier[]]
  input: Input
  /** The `data` of the envelope, or `fileReply`: then the answer is a file without an envelope. */
  reply: Reply
  /** Its refusals beside those of every call (bad input, no session, no right). Others do not compile. */
  refusals: readonly Refused[]
  /** One sentence for the reader of the OpenAPI document. */
  summary: string
  /** Works for a session whose password must still be changed. */
  beforePasswordChange?: boolean
  /** The screen calls it by itself, so it does not keep an idle session alive. */
  quiet?: boolean
  /** Exists in demo mode only; elsewhere it is unknown. */
  demoOnly?: boolean
  /** Has no dry run, because guesses must leave a trace. */
  dryRun?: false
  /** An API key with this scope may call it; without a scope, no key may. */
  keyScope?: KeyScope
  /**
   * The server works long on it, so the gate lets one person run few of a kind at once, and the client waits 300 s
   * instead of 120 s. `file`: makes a file or reads one, and counts with the files; others count with writes or reads.
   */
  slow?: boolean | 'file'
  /** Only the way is long (an upload, a stored file): the client waits 300 s, and the gate does not count it. */
  longWay?: boolean
  /** Its reply contains a secret such as a token, and is never compressed. */
  secretReply?: boolean
}

export interface Call<
  Input extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Refused extends Reason = Reason,
  A extends Access = Access,
>
  extends Omit<CallSpec<Input, Reply, Refused, A>, keyof CallRoute>, CallRoute {
  /** Whether `X-Dry-Run` is allowed: not without a session, and not if the call excludes it. */
  dryRuns: boolean
}

export type InputOf<C> = C extends Call<infer Input, z.ZodType> ? z.output<Input> : never
export type SentOf<C> = C extends Call<infer Input, z.ZodType> ? z.input<Input> : never
export type ReplyOf<C> = C extends Call<z.ZodType, infer Reply> ? z.output<Reply> : never

export const call = <
  Input extends z.ZodType,
  Reply extends z.ZodType,
  const Refused extends Reason,
  const A extends Access,
>(
  spec: CallSpec<Input, Reply, Refused, A>,
): Call<Input, Reply, Refused, A> => {
  const writes = spec.method !== 'GET'
  const dryRuns = writes && spec.access !== 'open' && spec.dryRun !== false
  const usual = writes ? 'json' : 'query'
  const travels = fileRuleOf(spec.input) ? 'multipart' : (spec.travels ?? usual)
  return { ...spec, writes, dryRuns, travels, replies: isFileReply(spec.reply) ? 'file' : 'json' }
}

/** The same call under another of its names in §7. */
export const sameCall = <
  Input extends z.ZodType,
  Reply extends z.ZodType,
  Refused extends Reason,
  const A extends Access,
>(
  one: Call<Input, Reply, Refused>,
  names: Pick<CallSpec<Input, Reply, Refused, A>, 'name' | 'path' | 'access' | 'summary'>,
): Call<Input, Reply, Refused, A> => ({ ...one, ...names })

const isFileReply = (reply: z.ZodType): boolean => reply === (fileReply as z.ZodType)

/** Calls by area and name, as the client shows them. */
export type CallBook = Readonly<Record<string, Readonly<Record<string, Call>>>>

export const listCalls = (book: CallBook): Call[] =>
  Object.values(book).flatMap((area) => Object.values(area))
