import { dealsCalls } from '@bookrunner/contract/deals'
import { isRefusal } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { filterOf } from './filter.ts'
import { countLines, readActors, readPage } from './log.repo.ts'
import { readNamesOf, readSharedLookups } from './names.ts'
import { readForLog } from './read-right.ts'
import { changesOf, isOwn, wordLine } from './word-line.ts'

/**
 * The deal log in the reader's language: the chain has codes, ids and figures, and names are read from their tables.
 */
export const getDealLog = read(dealsCalls.getDealLog, async ({ input, actor, db, language }) => {
  const context = await readForLog(db, actor, input.dealId)
  if (isRefusal(context)) return context
  const { pageNum, pageSize, sortOrder = 'desc' } = input
  const filter = filterOf(context, actor, input)
  const { announcementId, dealId } = filter
  const [total, rows, actors, settled] = await Promise.all([
    countLines(db, filter),
    readPage(db, filter, { order: sortOrder, limit: pageSize, offset: (pageNum - 1) * pageSize }),
    readActors(db, filter),
    readSharedLookups(db, announcementId),
  ])
  const names = {
    language,
    zone: context.tranche.terms.timeZone,
    addressees: filter.addressees,
    ...settled,
    names: await readNamesOf(db, announcementId, rows, language),
  }
  return {
    pageNum,
    pageSize,
    total,
    actors,
    list: rows.map((row) => ({
      seq: row.seq,
      at: row.at.toString(),
      code: row.code,
      comment: row.text,
      hash: row.hash,
      actor: actors.find(({ userId }) => userId === row.actorId) ?? null,
      what: wordLine(row, names),
      dealId: isOwn(row.params, dealId) ? dealId : null,
      changes: changesOf(row, dealId, names),
    })),
  }
})
