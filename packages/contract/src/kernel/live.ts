import { z } from 'zod'
import type { Access, Call } from './call.ts'
import type { Reason } from './errors.ts'

/**
 * Live subjects: a numbered state that is sent once whole (snapshot) and then by its changes.
 * Reconnecting and joining late are the same request: "changes since the number I hold".
 */
export interface Subject<
  Snapshot extends z.ZodType = z.ZodType,
  Change extends z.ZodType = z.ZodType,
  Refused extends Reason = Reason,
> {
  name: string
  access: Access
  /** Only people of these tiers. */
  tiers?: Call['tiers']
  /** Also for somebody who must change the password first. */
  beforePasswordChange?: Call['beforePasswordChange']
  snapshot: Snapshot
  change: Change
  /** A call returns the whole subject too, if it is too large for the socket. */
  byCall?: boolean
  /** Why a user who may watch such subjects may not watch this one. */
  refusals?: readonly Refused[]
}

export const subject = <
  Snapshot extends z.ZodType,
  Change extends z.ZodType,
  const Refused extends Reason = never,
>(
  spec: Subject<Snapshot, Change, Refused>,
): Subject<Snapshot, Change, Refused> => spec

export type SnapshotOf<S> = S extends Subject<infer Snapshot, z.ZodType> ? z.output<Snapshot> : never
export type ChangeOf<S> = S extends Subject<z.ZodType, infer Change> ? z.output<Change> : never
export type UnwatchedFor<S> = S extends Subject<z.ZodType, z.ZodType, infer Refused> ? Refused : never

const watchId = z.int().min(1).max(1_000_000)

/** What a client may say on the socket. */
export const fromClient = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('hello'),
    token: z.string().max(200).optional(),
    lang: z.string().max(8).optional(),
  }),
  z.strictObject({
    op: z.literal('watch'),
    id: watchId,
    subject: z.string().max(40),
    key: z.string().max(64),
    since: z.int().min(0).optional(),
  }),
  z.strictObject({ op: z.literal('unwatch'), id: watchId }),
  z.strictObject({ op: z.literal('ping'), at: z.number() }),
])
export type FromClient = z.infer<typeof fromClient>

/**
 * What the server says on the socket. `now` is the database's clock. `live` is false while the server itself
 * may be behind. Every watch gets an answer, so that a client knows it is up to date: a snapshot or, where
 * it sent a number, the changes since, even if there are none. `ask`: both are too large for a socket that must
 * keep its heartbeat; the client requests the whole subject by its call and watches again from its number on.
 */
export type FromServer =
  | { op: 'welcome'; now: string; live: boolean }
  | { op: 'beat'; now: string; live: boolean }
  | { op: 'pong'; now: string; at: number }
  | { op: 'snapshot'; id: number; seq: number; data: unknown }
  | { op: 'changes'; id: number; since: number; seq: number; data: unknown[] }
  | { op: 'ask'; id: number }
  | { op: 'refused'; id: number; code: number; reason: string; message: string }
  | { op: 'ended'; code: number; reason: string; message: string }
