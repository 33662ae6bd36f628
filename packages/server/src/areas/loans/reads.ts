import { loansCalls } from '@bookrunner/contract/loans'
import { refuse, type FaceAmount, type Rate } from '@bookrunner/domain/kernel'
import { loanFigures } from '@bookrunner/domain/loans'
import { reading } from '../../platform/db/index.ts'
import { read } from '../../platform/http/handler.ts'
import { readAlerts } from './alerts.repo.ts'
import {
  findBorrowers,
  listHistory,
  listLoans,
  listRisks,
  readDistances,
  readLoan,
  readNamesOf,
  type DistanceRow,
  type HistoryRow,
} from './loan-list.repo.ts'
import { loadWidths } from './loan.repo.ts'
import { loanView } from './loan-view.ts'

export const list = read(loansCalls.list, async ({ input, db }) => {
  const { pageNum, pageSize } = input
  const found = await listLoans(db, input)
  return { list: found.list.map(loanView), total: found.total, pageNum, pageSize }
})

export const info = read(loansCalls.info, async ({ input: { loanId }, db }) => {
  const record = await readLoan(db, loanId)
  return record ? loanView(record) : refuse('record.unknown')
})

export const riskList = read(loansCalls.marginCallRiskList, async ({ input, db }) => {
  const { pageNum, pageSize } = input
  const found = await listRisks(db, input)
  return { list: found.list.map(loanView), total: found.total, pageNum, pageSize }
})

const markOf = ({ face, loanAmount, haircut, ...row }: DistanceRow) => ({
  ...row,
  distancePercent: loanFigures({
    face: face as FaceAmount,
    loanAmount: loanAmount as FaceAmount,
    haircut: haircut as Rate,
    marginCallPrice: row.marginCallPrice as Rate,
    currentPrice: row.currentPrice as Rate,
  }).distancePercent,
})

export const distances = read(loansCalls.distances, async ({ db }) => {
  const { rows, total } = await readDistances(db)
  return { list: rows.map(markOf), total }
})

/** Fields whose values are ids. */
const named = ['entity', 'user']

const entryOf = ({ entryId, at, event, actor, details }: HistoryRow, names: ReadonlyMap<string, string>) => {
  const { changes = [], price = null, priceDay = null, source = null, note = '' } = details
  const inWords = (field: string, value: string | null) =>
    value !== null && named.includes(field) ? (names.get(value) ?? value) : value
  return {
    entryId,
    at: at.toString(),
    event,
    actor,
    changes: changes.map(({ field, from, to }) => ({
      field,
      from: inWords(field, from),
      to: inWords(field, to),
    })),
    price,
    priceDay,
    source,
    note,
  }
}

export const history = read(loansCalls.history, async ({ input, db }) => {
  const { pageNum, pageSize, loanId } = input
  if (!(await readLoan(db, loanId))) return refuse('record.unknown')
  const { rows, total } = await listHistory(db, input)
  const ids = rows.flatMap(({ details }) =>
    (details.changes ?? []).flatMap(({ field, from, to }) =>
      named.includes(field) ? [from, to].filter((id) => id !== null) : [],
    ),
  )
  const names = ids.length === 0 ? new Map<string, string>() : await readNamesOf(db, ids)
  return { list: rows.map((row) => entryOf(row, names)), total, pageNum, pageSize }
})

export const borrowers = read(loansCalls.borrowers, async ({ input, db }) => ({
  list: await findBorrowers(db, input),
}))

export const alerts = read(loansCalls.alerts, ({ db }) => readAlerts(db))

export const bands = read(loansCalls.bands, ({ db }) => loadWidths(reading(db)))
