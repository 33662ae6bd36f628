import { isSame } from '../../kernel/index.ts'
import { lastOrderLevels } from './figures.ts'
import { sorted } from './ladder.ts'
import type { Order } from './order.ts'

const fundOf = ({ account }: Order): string => (account ?? '').trim().toLowerCase()

/** Two orders of one house for the same fund, with the same sizes and limits: most likely one order entered twice. */
export const areAlike = (one: Order, other: Order): boolean =>
  one.investorId === other.investorId &&
  fundOf(one) === fundOf(other) &&
  isSame(sorted(lastOrderLevels(one)), sorted(lastOrderLevels(other)))
