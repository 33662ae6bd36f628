import { typedOver, type TypedOver } from '../parts/typed-over.ts'
import { deskFields, type DeskTyped } from './typed.ts'

/** What a desk's form holds of an order: as it was read, and as it is typed over. */
export type DeskDraft = TypedOver<DeskTyped>
export const { freshDraft, isDirty, mergedWith, chosen } = typedOver<DeskTyped>(deskFields)
