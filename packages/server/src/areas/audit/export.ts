import { adminLogLabels, auditCalls } from '@bookrunner/contract/audit'
import { fill, zoneText, type Language } from '@bookrunner/contract/kernel'
import { shortNameIn } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import { read } from '../../platform/http/handler.ts'
import { sheetFile } from '../../platform/sheet.ts'
import { readActors, readLines, type ActorRow, type AuditFilter, type AuditRow } from './audit.repo.ts'
import { filterOf, wordingOf } from './lines.ts'
import { changesOf, recordOf, whatOf, type Wording } from './word-line.ts'

const atOnce = 500
const mostLines = 100_000

const columns = (language: Language, zone: string) => {
  const column = (word: Exclude<keyof typeof adminLogLabels, 'sheet' | 'system'>, width: number) => ({
    header: fill(adminLogLabels[word][language], { zone: zoneText(zone, language) }),
    width,
  })
  return [
    column('time', 24),
    column('who', 20),
    column('house', 16),
    column('what', 36),
    column('record', 32),
    column('field', 20),
    column('from', 36),
    column('to', 36),
  ]
}

const timeIn = (at: Temporal.Instant, zone: string): string =>
  at.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')

const rowsOf = (row: AuditRow, actor: ActorRow | undefined, wording: Wording, zone: string): string[][] => {
  const { language, names } = wording
  const who = actor?.name ?? row.actorId ?? adminLogLabels.system[language]
  const house = actor ? shortNameIn(language, actor.entity) : ''
  const recordId = recordOf(row) ?? ''
  const head = [timeIn(row.at, zone), who, house, whatOf(row, wording), names.get(recordId) ?? recordId]
  const changes = changesOf(row, wording)
  if (changes.length === 0) return [[...head, '', '', '']]
  return changes.map(({ field, from, to }) => [...head, field, from ?? '', to ?? ''])
}

/** Read in pages while the file is sent. */
async function* logRows(db: Db, filter: AuditFilter & { zone: string }, language: Language) {
  const actors = new Map((await readActors(db)).map((actor) => [actor.userId, actor]))
  for (let offset = 0; offset < mostLines; offset += atOnce) {
    const rows = await readLines(db, filter, { order: 'desc', limit: atOnce, offset })
    const wording = await wordingOf(db, rows, language)
    for (const row of rows) yield* rowsOf(row, actors.get(row.actorId ?? ''), wording, filter.zone)
    if (rows.length < atOnce) return
  }
}

export const exportLog = read(auditCalls.export, async ({ input, actor, db, language, workers }) => {
  const filter = await filterOf(db, actor, input)
  const sheet = adminLogLabels.sheet[language]
  return sheetFile(
    sheet,
    [{ name: sheet, columns: columns(language, filter.zone), rows: logRows(db, filter, language) }],
    workers,
  )
})
