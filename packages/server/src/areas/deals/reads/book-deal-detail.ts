import { dealsCalls } from '@bookrunner/contract/deals'
import {
  belongsToDeal,
  isAnnounced,
  maySeeDeal,
  nextStepOf,
  stagesOf,
  viewerOf,
} from '@bookrunner/domain/deals'
import { refuse } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { abilitiesOf, movesFor, readsAddressees } from '../ledger/abilities.ts'
import { contentOfRow } from '../writes/content.ts'
import { readDepartment, readGuidance, readNamed, readPerson } from './detail.repo.ts'
import { documentsForManager } from '../documents/documents.ts'
import { readTranches } from '../views/header.repo.ts'
import { ownersOfRow } from '../views/header.ts'
import { missingOf, tickedOf, warningsOf } from '../writes/faults.ts'
import { detailForManager, withoutAddressees } from '../views/for-manager.ts'
import { readSentMessage } from './sent-message.repo.ts'
import { namedIn } from './named-in.ts'
import { calendarFor } from '../holidays/terms-calendar.ts'

/** A whole deal. A hidden one is unknown. */
export const bookDealDetail = read(dealsCalls.bookDealDetail, async ({ input, actor, db, language }) => {
  const [department, tranches] = await Promise.all([
    readDepartment(db, actor.userId),
    readTranches(db, actor.entityId, input.dealId),
  ])
  const viewer = viewerOf(actor, department)
  const all = tranches.filter((each) => maySeeDeal(viewer, ownersOfRow(each), isAnnounced(each.lifecycle)))
  const row = all.find(({ id }) => id === input.dealId)
  if (!row) return refuse('record.unknown')
  const owners = ownersOfRow(row)
  const content = contentOfRow(row)
  const hasAddressees = readsAddressees(owners, tranches, row, actor)
  const shown = hasAddressees ? row : withoutAddressees(row)
  const [guidance, documents, bookMessage, creator, entities, calendar] = await Promise.all([
    readGuidance(db, row.id),
    documentsForManager(db, row),
    belongsToDeal(viewer, owners, isAnnounced(row.lifecycle)) ? readSentMessage(db, row, 'managers') : null,
    readPerson(db, row.creator_id),
    readNamed(db, namedIn(shown)),
    calendarFor(db, row.terms),
  ])
  const reader = { language, calendar, draft: !isAnnounced(row.lifecycle) }
  const ticked = tickedOf(content, row.now, reader)
  const tickerIds = new Set(ticked.flatMap(({ tick: { by } }) => by ?? []))
  const tickers = await Promise.all([...tickerIds].map((id) => readPerson(db, id)))
  return detailForManager(
    { row: shown, all, guidance, documents, bookMessage, creator, entities, viewer, hasAddressees },
    {
      abilities: abilitiesOf(owners, row, actor),
      moves: movesFor(owners, row, actor),
      next: nextStepOf(row.lifecycle),
      stages: stagesOf(
        row.lifecycle,
        guidance.map(({ number, kind, at }) => ({ number, kind, at: at.toString() })),
      ),
      missing: row.lifecycle.status === 'Draft' ? missingOf(content, row.now, { language }) : [],
      warnings: warningsOf(content, row.now, reader),
      asPublished: ticked.map(({ tick: { by, at }, ...found }) => ({
        ...found,
        by: tickers.find(({ userId }) => userId === by) ?? null,
        at,
      })),
    },
  )
})
