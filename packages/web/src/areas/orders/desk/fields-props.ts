import type { DealDetail } from '@bookrunner/contract/deals'
import type { Relation } from '@bookrunner/domain/orders'
import type { DeskForm } from './use-desk-form.ts'

export interface FieldsProps {
  readonly form: DeskForm
  readonly detail: DealDetail
  /** Follow from the investor and cannot be removed. */
  readonly mandatory: readonly Relation[]
  readonly disabled: boolean
}
