import { subject } from '../../kernel/live.ts'
import { reads } from './access.ts'
import { allocChange, allocState } from './state-shapes.ts'

/**
 * One version with its lines, for who may see it; key: its id. Its number is that of the list, so one begins there:
 * every change carries the lines that are others, who changed them, and what the whole comes to.
 */
export const allocSubject = subject({
  name: 'alloc',
  access: reads,
  snapshot: allocState,
  change: allocChange,
  refusals: ['record.unknown', 'deal.not-yours'],
})
