import type { FaceAmount } from '../../kernel/index.ts'
import type { OrderChange } from './choices.ts'
import type { Figures } from './figures.ts'

/**
 * The word for a change: of an unchanged order that the FPG push left out, or partly in, that; else the change (§4). The filter
 * compares the order alone, so both are in its SAME.
 */
export const changeSigns = ['NEW', 'MOD', 'SAME', 'CANCEL', 'OUT', 'PARTLY'] as const
export type ChangeSign = (typeof changeSigns)[number]

export interface ChangedOrder extends Pick<Figures, 'size' | 'fpgSize'> {
  readonly change: OrderChange | null
}

const takenAtPush = (size: FaceAmount, fpgSize: FaceAmount): ChangeSign => {
  if (fpgSize >= size) return 'SAME'
  return fpgSize === 0 ? 'OUT' : 'PARTLY'
}

export const changeSignOf = ({ change, size, fpgSize }: ChangedOrder): ChangeSign | null =>
  change === 'SAME' && fpgSize !== null ? takenAtPush(size, fpgSize) : change
