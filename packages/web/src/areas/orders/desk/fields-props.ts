import type { DealDetail } from '@bookrunner/contract/deals'
import type { Relation } from '@bookrunner/domain/orders'
import type { DeskForm } from './use-desk-form.ts'

export interface FieldsProps {
  readonly form: DeskForm
  readonly detail: DealDetail
  /** Follow from whose order it is: nobody takes them away. */
  readonly mandatory: readonly Relation[]
  readonly disabled: boolean
}
