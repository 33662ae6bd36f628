import { auditCalls } from '@bookrunner/contract/audit'
import { read } from '../../platform/http/handler.ts'
import { countLines, readActors, readLines } from './audit.repo.ts'
import { filterOf, wordingOf } from './lines.ts'
import { changesOf, kindOf, recordOf, whatOf } from './word-line.ts'

/** The log of administrators in the reader's language: the chain has codes and ids, names are read from their tables. */
export const list = read(auditCalls.list, async ({ input, actor, db, language }) => {
  const { pageNum, pageSize, sortOrder = 'desc' } = input
  const filter = await filterOf(db, actor, input)
  const [total, rows, actors] = await Promise.all([
    countLines(db, filter),
    readLines(db, filter, { order: sortOrder, limit: pageSize, offset: (pageNum - 1) * pageSize }),
    readActors(db),
  ])
  const wording = await wordingOf(db, rows, language)
  return {
    pageNum,
    pageSize,
    total,
    actors,
    list: rows.map((row) => {
      const recordId = recordOf(row)
      const name = recordId === undefined ? undefined : wording.names.get(recordId)
      return {
        lineId: `${row.ledgerId}#${row.seq}`,
        at: row.at.toString(),
        actor: actors.find(({ userId }) => userId === row.actorId) ?? null,
        kind: kindOf(row),
        code: row.code,
        what: whatOf(row, wording),
        record: recordId === undefined || name === undefined ? null : { recordId, name },
        changes: changesOf(row, wording),
      }
    }),
  }
})
