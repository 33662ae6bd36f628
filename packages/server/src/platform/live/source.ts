import stringifier from 'fast-json-stringify'
import {
  jsonSchemaOf,
  type ChangeOf,
  type Language,
  type SnapshotOf,
  type Subject,
  type UnwatchedFor,
} from '@bookrunner/contract/kernel'
import type { Refusal } from '@bookrunner/domain/kernel'
import type { Actor } from '../http/actor.ts'
import type { Db } from '../db/index.ts'
import { serializable } from '../http/schema.ts'

export interface View {
  key: string
  actor: Actor
  language: Language
}

export interface Numbered<Data> {
  seq: number
  data: Data
}

/**
 * A numbered state that can be watched. One delta is computed for each *view class*: watchers who see exactly the
 * same. Content hidden from a class is never computed for it, so it cannot leak.
 */
export interface LiveSource<S extends Subject = Subject> {
  subject: S
  /** Watchers are shown to other watchers (`readPresent`). */
  presence?: boolean
  /** The ledger whose new numbers are news here. */
  ledger: (key: string) => string
  /** Ledgers whose new numbers are news here too, by the first part of their ids. */
  alsoKinds?: readonly string[]
  /** The least time between two deltas, in milliseconds, if not the usual one. */
  paceMs?: number
  /** The class of readers who see the same, or a refusal. */
  viewClass: (db: Db, view: View) => Promise<string | Refusal<UnwatchedFor<S>>>
  /** Refuses if the class may not see it any more: the state itself may decide who watches it. */
  snapshot: (db: Db, view: View) => Promise<Numbered<SnapshotOf<S>> | Refusal<UnwatchedFor<S>>>
  /** Changes after `since`; undefined if that is too long ago and only a snapshot will do. */
  changes: (
    db: Db,
    view: View,
    since: number,
  ) => Promise<Numbered<ChangeOf<S>[]> | Refusal<UnwatchedFor<S>> | undefined>
  /** Writes the declared fields as JSON, and no others. */
  write: { snapshot: (data: SnapshotOf<S>) => string; changes: (data: ChangeOf<S>[]) => string }
}

export const source = <S extends Subject>(spec: Omit<LiveSource<S>, 'write'>): LiveSource => {
  const { snapshot, change } = spec.subject
  const declared = serializable(jsonSchemaOf(change, 'output'))
  const write = {
    snapshot: stringifier(serializable(jsonSchemaOf(snapshot, 'output'))),
    changes: stringifier({ type: 'array', items: declared }),
  }
  return { ...spec, write }
}
