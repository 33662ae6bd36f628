import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { Rate } from '@bookrunner/domain/kernel'
import { lastRungs, type OrderLevel } from '@bookrunner/domain/orders'
import { emptyTexts, sizeText, textsOf, type TypedTexts } from '../typed/texts.ts'

/** How a rung is limited: not at all, by one kind, or by yield and spread together. */
export const limitChoices = ['reoffer', 'minSpread', 'minYield', 'both', 'maxPrice'] as const
export type LimitChoice = (typeof limitChoices)[number]

/** A rung as it is typed. `limit` is the spread of both, `other` then the yield. */
export interface TypedRung {
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

/** An order as an investor types it. */
export interface Typed extends TypedTexts {
  readonly rungs: readonly TypedRung[]
  readonly underlying: readonly TypedLine[]
}
export type TypedField = keyof Typed

export const emptyRung: TypedRung = { size: '', choice: 'reoffer', limit: '', other: '' }
export const emptyLine: TypedLine = { name: '', identifier: '', size: '' }

/** In the order in which the fields stand on the screen. */
export const emptyTyped: Typed = { rungs: [emptyRung], ...emptyTexts, underlying: [] }

const choiceOf = ({ minSpread, minYield, maxPrice }: OrderLevel): LimitChoice => {
  if (maxPrice !== null) return 'maxPrice'
  if (minSpread !== null) return minYield === null ? 'minSpread' : 'both'
  return minYield === null ? 'reoffer' : 'minYield'
}

const typedRung = (rung: OrderLevel): TypedRung => {
  const { size, minSpread, minYield, maxPrice } = rung
  const limit: Rate | null = maxPrice ?? minSpread ?? minYield
  const choice = choiceOf(rung)
  return {
    size: sizeText(size),
    choice,
    limit: limit ?? '',
    other: choice === 'both' ? (minYield ?? '') : '',
  }
}

/** A saved order, to be typed over. Who dropped at FPG starts from an empty rung. */
export const typedOf = ({ order }: Pick<InvestorOrder, 'order'>): Typed => {
  const rungs = lastRungs(order)
  return {
    rungs: rungs.length > 0 ? rungs.map(typedRung) : [emptyRung],
    ...textsOf(order),
    underlying: order.underlying.map(({ name, identifier, size }) => ({
      name,
      identifier: identifier ?? '',
      size: sizeText(size),
    })),
  }
}

/** Another tap puts one more rung under the last, limited the same way. */
export const nextRung = (rungs: readonly TypedRung[]): TypedRung => ({
  ...emptyRung,
  choice: rungs.at(-1)?.choice ?? 'reoffer',
})
