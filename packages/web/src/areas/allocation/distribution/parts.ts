import type { ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { rateOf } from '@bookrunner/domain/kernel'
import { compared } from '../../../kit/chart/table.ts'
import type { PartRow } from '../../book/charts/index.ts'

type Bucket = ReplyOf<typeof allocationCalls.distribution>['list'][number]

/** Buckets with an allocation, the largest first; lines in no bucket come last. */
export const partsOf = (list: readonly Bucket[], noneName: string): PartRow[] =>
  list
    .filter(({ size }) => size !== '0')
    .map(({ key, name, filled, size, share }): PartRow => ({
      id: key ?? '',
      key,
      to: null,
      name: name || noneName,
      amount: BigInt(size),
      orders: filled,
      share: share ?? rateOf('0'),
    }))
    .toSorted(
      (one, other) =>
        Number(one.key === null) - Number(other.key === null) ||
        compared(other.amount, one.amount) ||
        compared(one.name, other.name),
    )
