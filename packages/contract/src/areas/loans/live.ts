import { subject } from '../../kernel/live.ts'
import { loanKeepers } from './calls.ts'
import { marginAlerts } from './shapes.ts'

/** Unreviewed margin calls of all loan deals; the only key is `all`. Each change has the whole state. */
export const marginAlertSubject = subject({
  name: 'marginAlerts',
  access: ['loan_risk'],
  tiers: loanKeepers,
  snapshot: marginAlerts,
  change: marginAlerts,
  refusals: ['record.unknown'],
})
export const allLoans = 'all'
