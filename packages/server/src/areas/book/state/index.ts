export { findingsIn, readForFindings } from './findings.ts'
export { wideEndToday } from './levels.ts'
export { mergesFor } from './merges.ts'
export { sees, singleRow, type RowWorld } from './row.ts'
export {
  changeOf,
  listedFor,
  bookForAllocation,
  bookForReader,
  viewClassOf,
  snapshotFor,
  type BookForAllocation,
  type BookForReader,
} from './for-reader.ts'
export { inChartsOf, linesFor, mergesIn, tellsDoer } from './sight.ts'
export { partFor, summaryFor } from './summary.ts'
export { byCounting, Subtotal } from './subtotal.ts'
export { partsFor, type OwnedPart } from './parts.ts'
export { holderOf, holdersOf, banksOf } from './payload.ts'
export { rowOrder, type BookOrder } from './book-order.ts'
export { readerOf, type BookReader } from './reader.ts'
export type { LiveBook } from './state.ts'
export { lastSize } from './book-at-guidance.repo.ts'
