import { type FieldRefusal, showMm } from '../../kernel/index.ts'
import type { Clash } from './clash.ts'
import type { CapKind } from './policy.ts'

/** The refusal reasons of clashes, one for each kind. */
export type ClashReason = `alloc.clash-${
  | 'short'
  | 'fixed'
  | 'floor'
  | 'small'
  | 'off-unit'
  | 'remainder'
  | 'capped'
  | 'over-cap'
  | 'over-cap-with-floors'
  | 'floors-over-cap'
  | 'off-grid'
  | 'no-step'
  | 'override'
  | 'anchor'
  | 'too-hard'
  | 'undivided'}`

const field = 'policy'
/** The field prefix of an exceeded cap; the account or group follows in the field. */
const cappedField: Record<CapKind, string> = { capAccount: 'accounts', capGroup: 'groups' }

export const clashFault = (clash: Clash): FieldRefusal<ClashReason> => {
  switch (clash.kind) {
    case 'short':
      return { field, reason: 'alloc.clash-short', params: { missing: showMm(clash.missing) } }
    case 'fixedOver': {
      const params = { fixed: showMm(clash.fixed), total: showMm(clash.total) }
      return { field, reason: 'alloc.clash-fixed', params }
    }
    case 'floorOver': {
      const params = { floors: showMm(clash.floors), total: showMm(clash.total) }
      return { field, reason: 'alloc.clash-floor', params }
    }
    case 'smallOver': {
      const params = { small: showMm(clash.small), total: showMm(clash.total) }
      return { field, reason: 'alloc.clash-small', params }
    }
    case 'capped':
      return { field, reason: 'alloc.clash-capped', params: { left: showMm(clash.left) } }
    case 'overCap': {
      const { fixed, floors, most } = clash
      const capped = `${cappedField[clash.rule]}.${clash.of}`
      const params = { fixed: showMm(fixed), floors: showMm(floors), most: showMm(most) }
      if (fixed === 0) return { field: capped, reason: 'alloc.clash-floors-over-cap', params }
      return {
        field: capped,
        reason: floors === 0 ? 'alloc.clash-over-cap' : 'alloc.clash-over-cap-with-floors',
        params,
      }
    }
    case 'offGrid':
      return { field, reason: 'alloc.clash-off-grid', params: { left: showMm(clash.left) } }
    case 'tooHard':
      return {
        field: `lines.${clash.orderId}`,
        reason: 'alloc.clash-too-hard',
        params: { count: clash.count },
      }
    case 'noStep':
      return { field, reason: 'alloc.clash-no-step', params: { left: showMm(clash.left) } }
    case 'override':
      return {
        field: `lines.${clash.orderId}`,
        reason: 'alloc.clash-override',
        params: { size: showMm(clash.size) },
      }
    case 'anchor':
      return { field: `anchors.${clash.orderId}`, reason: 'alloc.clash-anchor' }
    case 'offUnit':
      return { field, reason: 'alloc.clash-off-unit', params: { unit: showMm(clash.to) } }
    case 'remainder':
      return { field: `anchors.${clash.orderId}`, reason: 'alloc.clash-remainder' }
    case 'undivided':
      return {
        field: `merges.${clash.mergeId}`,
        reason: 'alloc.clash-undivided',
        params: { size: showMm(clash.size) },
      }
  }
}
