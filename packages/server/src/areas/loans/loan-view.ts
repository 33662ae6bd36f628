import type { LoanView } from '@bookrunner/contract/loans'
import { loanFigures } from '@bookrunner/domain/loans'
import type { LoanRecord } from './loan-record.ts'

/** A loan deal with its figures at the current price. */
export const loanView = (record: LoanRecord): LoanView => ({ ...record, ...loanFigures(record) })
