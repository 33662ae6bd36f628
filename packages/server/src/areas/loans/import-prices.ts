import {
  loanPricesCalls,
  loanWord,
  mostImportedPrices,
  priceHead,
  type PriceColumn,
} from '@bookrunner/contract/loans'
import type { Reason } from '@bookrunner/contract/kernel'
import { isRefusal, parseDay, parseIsin, refuse, type Rate, type Refusal } from '@bookrunner/domain/kernel'
import { dayOfUndated, latestPriceDay } from '@bookrunner/domain/loans'
import { accept, type WritePipeline } from '../../platform/service/index.ts'
import type { ImportCells, ImportKind, ImportToAdd, RowFault } from '../imports/index.ts'
import { inquiryIds } from './add.ts'
import { priceIn, todayOf } from './import-row.ts'
import { loanBook, theLoanBook } from './loan-book.ts'
import { readFinancedBonds } from './loan-list.repo.ts'
import { priceLine, receivePrices } from './prices.ts'

interface ImportedPrice {
  isin: string
  price: Rate
  priceDay: string
}

type Financed = ReadonlyMap<string, string>

const faultOf = (field: PriceColumn, refused: Refusal<Reason>): RowFault => ({
  field,
  reason: refused.reason,
  ...(refused.params && { params: refused.params }),
})

/** Reads a row as the price of a bond that somebody financed, of no earlier day than the stored one. */
const importedPrice = (
  cells: ImportCells<PriceColumn>,
  financed: Financed,
  now: Temporal.Instant,
): { fields: ImportedPrice } | { faults: RowFault[] } => {
  const { isin: typed, price: typedPrice } = cells
  const missing = (['isin', 'price'] as const).filter((column) => cells[column] === undefined)
  if (typed === undefined || typedPrice === undefined)
    return { faults: missing.map((field) => ({ field, reason: 'field.required' })) }
  const [isin, price] = [parseIsin(typed), priceIn(typedPrice)]
  const stored = isRefusal(isin) ? undefined : financed.get(isin)
  const priceDay = cells.priceDay ?? dayOfUndated(todayOf(now), stored === undefined ? [] : [stored])
  const day = parseDay(priceDay)
  const faults: RowFault[] = []
  if (isRefusal(isin)) faults.push(faultOf('isin', isin))
  if (isRefusal(price)) faults.push(faultOf('price', price))
  if (isRefusal(day)) faults.push({ field: 'priceDay', reason: 'field.format' })
  else if (priceDay > latestPriceDay(now)) faults.push({ field: 'priceDay', reason: 'loan.price-future' })
  if (isRefusal(isin) || isRefusal(price) || faults.length > 0) return { faults }
  if (stored === undefined) return { faults: [{ field: 'isin', reason: 'loan.not-financed' }] }
  if (priceDay < stored)
    return { faults: [{ field: 'priceDay', reason: 'loan.price-older', params: { day: stored } }] }
  return { fields: { isin, price, priceDay } }
}

const add = (pipeline: WritePipeline, { importId, userId, rows }: ImportToAdd<ImportedPrice, null>) => {
  const inquiryId = inquiryIds()
  const arrived = rows.map(({ fields }) => fields)
  return pipeline.submit({
    on: loanBook,
    key: theLoanBook,
    actor: null,
    forUser: userId,
    need: { importId, isins: arrived.map(({ isin }) => isin) },
    decide: (state, { now }) => {
      if (!state.adding.has(importId)) return refuse('import.over')
      const result = receivePrices(arrived, state, 'import', { actorId: userId, inquiryId, now })
      const { reply, changes, records, events } = result
      // Loan deals were closed, or newer prices arrived, since the check.
      if (reply.unknown.length > 0 || reply.older.length > 0) return refuse('write.changed-meanwhile')
      return accept({
        reply: null,
        changes: [...changes, { is: 'imported', importId, rows: rows.map(({ row }) => ({ row, id: '' })) }],
        events,
        line: priceLine(records, 'import'),
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

/** Current prices of a file. */
export const pricesImport: ImportKind<PriceColumn, ImportedPrice, null> = {
  kind: 'loanPrices',
  calls: { ...loanPricesCalls, start: loanPricesCalls.importPrices },
  headOf: priceHead,
  nameOf: loanWord,
  mostRows: mostImportedPrices,
  optionsOf: () => null,
  open: async (db) => {
    const financed = new Map((await readFinancedBonds(db)).map(({ isin, priceDay }) => [isin, priceDay]))
    const now = Temporal.Now.instant()
    const rowOf = new Map<string, number>()
    return (cells, row) => {
      const name = cells.isin ?? ''
      const result = importedPrice(cells, financed, now)
      if ('faults' in result) return { name, faults: result.faults }
      const { isin } = result.fields
      const above = rowOf.get(isin)
      if (above !== undefined)
        return { name, faults: [{ field: 'isin', reason: 'import.row-twice', params: { row: above } }] }
      rowOf.set(isin, row)
      return { name, fields: result.fields }
    }
  },
  add,
}
