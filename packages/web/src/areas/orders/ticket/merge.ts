import { typedOver, type TypedOver } from '../parts/typed-over.ts'
import { typedFields, type Typed } from './typed.ts'

/** What a ticket holds of an order: as it was read, and as it is typed over. */
export type Draft = TypedOver<Typed>
export const { freshDraft, isDirty, mergedWith, chosen } = typedOver<Typed>(typedFields)
