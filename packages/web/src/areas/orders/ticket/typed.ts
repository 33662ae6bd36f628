import type { InvestorOrder } from '@bookrunner/contract/orders'
import { isSame } from '@bookrunner/domain/deals'
import { showMm, type Face, type Rate } from '@bookrunner/domain/kernel'
import { lastRungs, type Commitment, type HedgeChoice, type Rung } from '@bookrunner/domain/orders'

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

/** An order as it is typed: texts stay what they are until they are sent. */
export interface Typed {
  readonly rungs: readonly TypedRung[]
  readonly commitment: Commitment
  readonly minSize: string
  readonly maxSize: string
  /** None: through the usual bank. */
  readonly throughId: string | null
  readonly account: string
  readonly hedge: HedgeChoice
  readonly comment: string
  readonly underlying: readonly TypedLine[]
}
export type TypedField = keyof Typed
export const typedFields = [
  'rungs',
  'commitment',
  'minSize',
  'maxSize',
  'throughId',
  'account',
  'hedge',
  'comment',
  'underlying',
] satisfies TypedField[]

export const emptyRung: TypedRung = { size: '', choice: 'reoffer', limit: '', other: '' }
export const emptyLine: TypedLine = { name: '', identifier: '', size: '' }

export const emptyTyped: Typed = {
  rungs: [emptyRung],
  commitment: 'firm',
  minSize: '',
  maxSize: '',
  throughId: null,
  account: '',
  hedge: 'none',
  comment: '',
  underlying: [],
}

const sizeText = (size: Face | null): string => (size === null ? '' : showMm(size))

const choiceOf = ({ minSpread, minYield, maxPrice }: Rung): LimitChoice => {
  if (maxPrice !== null) return 'maxPrice'
  if (minSpread !== null) return minYield === null ? 'minSpread' : 'both'
  return minYield === null ? 'reoffer' : 'minYield'
}

const typedRung = (rung: Rung): TypedRung => {
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

/** What is kept of an order, to be typed over. Who dropped at FPG starts from an empty rung. */
export const typedOf = ({ order }: Pick<InvestorOrder, 'order'>): Typed => {
  const rungs = lastRungs(order)
  return {
    rungs: rungs.length > 0 ? rungs.map(typedRung) : [emptyRung],
    commitment: order.commitment,
    minSize: sizeText(order.minSize),
    maxSize: sizeText(order.maxSize),
    throughId: order.throughId,
    account: order.account ?? '',
    hedge: order.hedge,
    comment: order.comment ?? '',
    underlying: order.underlying.map(({ name, identifier, size }) => ({
      name,
      identifier: identifier ?? '',
      size: sizeText(size),
    })),
  }
}

export const changedFields = (one: Typed, other: Typed): TypedField[] =>
  typedFields.filter((field) => !isSame(one[field], other[field]))

/** Another tap puts one more rung under the last, limited the same way. */
export const nextRung = (rungs: readonly TypedRung[]): TypedRung => ({
  ...emptyRung,
  choice: rungs.at(-1)?.choice ?? 'reoffer',
})
