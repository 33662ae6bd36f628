import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { Rate } from '@bookrunner/domain/kernel'
import { lastOrderLevels, type OrderLevel } from '@bookrunner/domain/orders'
import { emptyTexts, sizeText, textsOf, type TypedTexts } from '../typed/texts.ts'

/** The limits of a level: none, one kind, or yield and spread together. */
export const limitChoices = ['reoffer', 'minSpread', 'minYield', 'both', 'maxPrice'] as const
export type LimitChoice = (typeof limitChoices)[number]

/** A typed level. With both limits, `limit` is the spread and `other` the yield. */
export interface TypedOrderLevel {
  readonly size: string
  readonly choice: LimitChoice
  readonly limit: string
  readonly other: string
}

export interface TypedLine {
  readonly name: string
  readonly identifier: string
  readonly size: string
}

/** An order in an investor's form. */
export interface TypedOrder extends TypedTexts {
  readonly orderLevels: readonly TypedOrderLevel[]
  readonly underlying: readonly TypedLine[]
}
export type TypedField = keyof TypedOrder

export const emptyOrderLevel: TypedOrderLevel = { size: '', choice: 'reoffer', limit: '', other: '' }
export const emptyLine: TypedLine = { name: '', identifier: '', size: '' }

/** In the order of the fields on the screen. */
export const emptyTyped: TypedOrder = { orderLevels: [emptyOrderLevel], ...emptyTexts, underlying: [] }

const choiceOf = ({ minSpread, minYield, maxPrice }: OrderLevel): LimitChoice => {
  if (maxPrice !== null) return 'maxPrice'
  if (minSpread !== null) return minYield === null ? 'minSpread' : 'both'
  return minYield === null ? 'reoffer' : 'minYield'
}

const typedOrderLevel = (orderLevel: OrderLevel): TypedOrderLevel => {
  const { size, minSpread, minYield, maxPrice } = orderLevel
  const limit: Rate | null = maxPrice ?? minSpread ?? minYield
  const choice = choiceOf(orderLevel)
  return {
    size: sizeText(size),
    choice,
    limit: limit ?? '',
    other: choice === 'both' ? (minYield ?? '') : '',
  }
}

/** The form of a saved order. An order dropped at FPG starts with an empty level. */
export const typedOf = ({ order }: Pick<InvestorOrder, 'order'>): TypedOrder => {
  const orderLevels = lastOrderLevels(order)
  return {
    orderLevels: orderLevels.length > 0 ? orderLevels.map(typedOrderLevel) : [emptyOrderLevel],
    ...textsOf(order),
    // A sent comment is a line of a conversation: what is typed adds another.
    comment: order.stage === 'draft' ? (order.comment ?? '') : '',
    underlying: order.underlying.map(({ name, identifier, size }) => ({
      name,
      identifier: identifier ?? '',
      size: sizeText(size),
    })),
  }
}

/** A further level, limited like the last. */
export const nextOrderLevel = (orderLevels: readonly TypedOrderLevel[]): TypedOrderLevel => ({
  ...emptyOrderLevel,
  choice: orderLevels.at(-1)?.choice ?? 'reoffer',
})
