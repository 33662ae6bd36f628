import { refuse, refuseFields, type Refusal } from '../../kernel/index.ts'
import type { Finding, Resolution } from './findings.ts'

/** What a desk decides, on the orders it was shown. */
export type ResolveRequest = Pick<Resolution, 'key' | 'kind' | 'orderIds' | 'leftOut'>

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  new Set([...one, ...other]).size === new Set(one).size && new Set(one).size === new Set(other).size

/** Refused where the finding is gone or about other orders by now; who leaves out names which of them. */
export const resolve = (
  { key, kind, orderIds, leftOut }: ResolveRequest,
  findings: readonly Finding[],
):
  | Pick<Resolution, 'orderIds' | 'leftOut'>
  | Refusal<'finding.gone' | 'finding.moved' | 'finding.leave-some'> => {
  const finding = findings.find((each) => each.key === key)
  if (!finding) return refuse('finding.gone')
  if (!isSameSet(finding.orderIds, orderIds)) return refuse('finding.moved')
  if (kind === 'counts') return { orderIds: finding.orderIds, leftOut: [] }
  const left = new Set(leftOut)
  if (left.size === 0 || [...left].some((id) => !finding.orderIds.includes(id)))
    return refuseFields('finding.leave-some', [{ field: 'leftOut', reason: 'finding.leave-some' }])
  return { orderIds: finding.orderIds, leftOut: finding.orderIds.filter((id) => left.has(id)) }
}
