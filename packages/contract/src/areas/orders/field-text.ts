import type { OrderField } from '@bookrunner/domain/orders'
import type { LocalizedText } from '../../kernel/language.ts'
import { orderFieldRows } from '../deals/index.ts'

/** Every field has its words. */
const rows: Record<OrderField, readonly [string, string, string]> = orderFieldRows

const worded = ([US, CN, HK]: readonly [string, string, string]): LocalizedText => ({ US, CN, HK })

export const orderFieldTexts = Object.fromEntries(
  Object.entries(rows).map(([field, row]) => [field, worded(row)]),
) as Record<OrderField, LocalizedText>
