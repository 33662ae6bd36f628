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
 * A numbered state that can be watched. One delta is computed for each *view class*: the watchers that see
 * exactly the same. What a class may not see is never computed for it, so it cannot leak.
 */
export interface LiveSource<S extends Subject = Subject> {
  subject: S
  /** Who watches it is told to others who may (`readPresent`). */
  presence?: boolean
  /** The ledger whose new numbers mean news here. */
  ledger: (key: string) => string
  /** Who sees the same as whom; or why this actor may not watch. */
  viewClass: (db: Db, view: View) => Promise<string | Refusal<UnwatchedFor<S>>>
  /** A refusal where the class sees it no longer: what is watched may itself say who watches it. */
  snapshot: (db: Db, view: View) => Promise<Numbered<SnapshotOf<S>> | Refusal<UnwatchedFor<S>>>
  /** What changed after `since`; undefined when that is too long ago and only a snapshot will do. */
  changes: (
    db: Db,
    view: View,
    since: number,
  ) => Promise<Numbered<ChangeOf<S>[]> | Refusal<UnwatchedFor<S>> | undefined>
  /** What is sent, as JSON: what the subject declares, and nothing besides. */
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
