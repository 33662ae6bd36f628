import { dealLogLabels, fieldName } from '@bookrunner/contract/deals'
import { fill, type Language } from '@bookrunner/contract/kernel'
import { shortNameIn } from '@bookrunner/domain/kernel'
import type { Db } from '../../../platform/db/index.ts'
import type { PersonRow } from '../reads/detail.repo.ts'
import { readActors, readBefore, type LogFilter, type LogRow } from './log.repo.ts'
import { readNamesOf, readSharedLookups, type LogNames } from './names.ts'
import { changesOf, wordLine } from './word-line.ts'
import { inZone } from './zoned.ts'

/** Rows of one file; a line takes a row for each changed field. */
export const mostRows = 100_000
const atOnce = 500

const rowsOf = (
  row: LogRow,
  actor: PersonRow | undefined,
  { dealId, names }: { dealId: string; names: LogNames },
): string[][] => {
  const { language, zone } = names
  const worded = wordLine(row, names)
  const what =
    row.text === null ? worded : fill(dealLogLabels.namedValue[language], { what: worded, value: row.text })
  const who = row.actorId === null ? dealLogLabels.clock[language] : (actor?.name ?? row.actorId)
  const head = [inZone(row.at, zone), who, actor ? shortNameIn(language, actor.entity) : '', what]
  const changes = changesOf(row, dealId, names)
  if (changes.length === 0) return [[...head, '', '', '', row.hash]]
  return changes.map(({ field, from, to }) => [
    ...head,
    fieldName(field, language),
    from ?? '',
    to ?? '',
    row.hash,
  ])
}

/** Newest first, read in pages while the file is sent. A line is never split. */
export async function* logRows(
  db: Db,
  filter: LogFilter,
  { language, zone, most = mostRows }: { language: Language; zone: string; most?: number },
): AsyncGenerator<readonly string[]> {
  const [actors, settled] = await Promise.all([
    readActors(db, filter),
    readSharedLookups(db, filter.announcementId),
  ])
  const byId = new Map(actors.map((actor) => [actor.userId, actor]))
  let [written, before] = [0, Number.MAX_SAFE_INTEGER]
  for (;;) {
    const lines = await readBefore(db, filter, { before, limit: atOnce })
    const names = {
      language,
      zone,
      addressees: filter.addressees,
      ...settled,
      names: await readNamesOf(db, filter.announcementId, lines, language),
    }
    for (const line of lines) {
      const rows = rowsOf(line, byId.get(line.actorId ?? ''), { dealId: filter.dealId, names })
      if (written + rows.length > most) {
        yield ['', '', '', fill(dealLogLabels.cut[language], { count: written })]
        return
      }
      yield* rows
      written += rows.length
    }
    if (lines.length < atOnce) return
    before = lines.at(-1)!.seq
  }
}
