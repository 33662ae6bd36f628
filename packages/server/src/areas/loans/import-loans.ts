import { loanHead, loansCalls, loanWord, mostLoans, type LoanColumn } from '@bookrunner/contract/loans'
import { isRefusal, refuse } from '@bookrunner/domain/kernel'
import type { Db } from '../../platform/db/index.ts'
import { newId } from '../../platform/ids.ts'
import { accept, type WritePipeline } from '../../platform/service/index.ts'
import { entityFinder, readEntityChoices } from '../auth/index.ts'
import { loggedIds, type ImportKind, type ImportToAdd } from '../imports/index.ts'
import { inquiryIds } from './add.ts'
import { loanIn, type ImportedLoan, type LoanPlaces } from './import-row.ts'
import { loanBook, theLoanBook } from './loan-book.ts'
import { readContacts, readOpenKeys } from './import.repo.ts'
import { moveBands } from './move-bands.ts'
import { newRecord, termsFault } from './terms.ts'

const placesIn = async (db: Db): Promise<LoanPlaces> => {
  const [entities, contacts] = await Promise.all([readEntityChoices(db), readContacts(db)])
  return {
    entityNamed: entityFinder(entities),
    contacts: new Map(contacts.map((contact) => [contact.account, contact])),
    now: Temporal.Now.instant(),
  }
}

const keyOf = ({ entityId, isin }: { entityId: string; isin: string }) => `${entityId} ${isin}`

/** All rows or none, with an inquiry for each position that begins in a band. */
const add = (pipeline: WritePipeline, { importId, userId, rows }: ImportToAdd<ImportedLoan, null>) => {
  const ids = rows.map(() => newId('loan'))
  const inquiryId = inquiryIds()
  return pipeline.submit({
    on: loanBook,
    key: theLoanBook,
    actor: null,
    forUser: userId,
    need: {
      importId,
      entityIds: rows.map(({ fields }) => fields.terms.entityId),
      userIds: rows.flatMap(({ fields }) => fields.terms.userId ?? []),
    },
    decide: (state, { now }) => {
      if (!state.adding.has(importId)) return refuse('import.over')
      // A borrower or its contact is gone since the check.
      if (rows.some(({ fields: { terms } }) => isRefusal(termsFault(terms, state))))
        return refuse('write.changed-meanwhile')
      const steps = rows.map(({ fields: { terms, price } }, at) => ({
        before: undefined,
        after: { ...newRecord(ids[at]!, terms, price, state, now), priceSource: 'import' as const },
        entry: { event: 'added' as const, details: { ...price, source: 'import' as const } },
      }))
      const { changes, events } = moveBands(steps, {
        widths: state.widths,
        actorId: userId,
        inquiryId,
        now,
      })
      return accept({
        reply: null,
        changes: [
          ...changes,
          { is: 'imported', importId, rows: rows.map(({ row }, at) => ({ row, id: ids[at]! })) },
        ],
        events,
        line: {
          code: 'loans.imported',
          params: { importId, count: rows.length, loanIds: loggedIds(ids) },
        },
        also: [
          {
            ledger: `import:${importId}`,
            line: { code: 'import.added', params: { importId, rows: rows.length } },
          },
        ],
      })
    },
  })
}

/** Loan deals of a file. A second one on the same bond for the same borrower is named and added all the same. */
export const loansImport: ImportKind<LoanColumn, ImportedLoan, null> = {
  kind: 'loans',
  calls: { ...loansCalls, start: loansCalls.importLoans },
  headOf: loanHead,
  nameOf: loanWord,
  mostRows: mostLoans,
  optionsOf: () => null,
  open: async (db) => {
    const places = await placesIn(db)
    const known = new Map((await readOpenKeys(db)).map((row) => [keyOf(row), row.name]))
    const rowOf = new Map<string, number>()
    return (cells, row) => {
      const name = cells.bondName ?? cells.isin ?? ''
      const result = loanIn(cells, places)
      if ('faults' in result) return { name, faults: result.faults }
      const { terms } = result.fields
      const key = keyOf(terms)
      const [stored, above] = [known.get(key), rowOf.get(key)]
      rowOf.set(key, row)
      const alike =
        stored !== undefined
          ? { name: stored, row: null }
          : above !== undefined
            ? { name: terms.bondName, row: above }
            : undefined
      return { name, fields: result.fields, alike }
    }
  },
  add,
}
