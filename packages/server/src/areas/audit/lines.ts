import type { auditCalls, AdminLogKind } from '@bookrunner/contract/audit'
import type { InputOf, Language } from '@bookrunner/contract/kernel'
import { nameIn } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { readNames, readZone, type AuditFilter, type AuditRow } from './audit.repo.ts'
import { idsIn, type Wording } from './word-line.ts'

type FilterRequest = InputOf<typeof auditCalls.export>

/** Days begin and end in the reader's time zone. */
export const filterOf = async (
  db: Db,
  actor: Actor,
  { kinds, actorId, recordId, from, until }: FilterRequest,
): Promise<AuditFilter & { zone: string }> => {
  const zone = (await readZone(db, actor.userId)) ?? 'UTC'
  const startOf = (day: string, days = 0) =>
    Temporal.PlainDate.from(day).add({ days }).toZonedDateTime(zone).toInstant()
  return {
    zone,
    kinds: kinds === undefined ? null : (kinds.split(',') as AdminLogKind[]),
    actorId: actorId ?? null,
    recordId: recordId ?? null,
    from: from === undefined ? null : startOf(from),
    until: until === undefined ? null : startOf(until, 1),
  }
}

export const wordingOf = async (db: Db, rows: readonly AuditRow[], language: Language): Promise<Wording> => {
  const found = await readNames(db, idsIn(rows))
  return { language, names: new Map(found.map((row) => [row.id, nameIn(language, row)])) }
}
