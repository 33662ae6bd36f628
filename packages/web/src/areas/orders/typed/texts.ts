import { showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { emptyContent, type OrderContent } from '@bookrunner/domain/orders'

/** Fields that investors and desks type alike; texts stay as typed until they are sent. */
export interface TypedTexts {
  readonly commitment: OrderContent['commitment']
  readonly minSize: string
  readonly maxSize: string
  /** Null for the usual bank. */
  readonly throughId: string | null
  readonly account: string
  readonly hedge: OrderContent['hedge']
  readonly comment: string
}

export const emptyTexts: TypedTexts = {
  commitment: emptyContent.commitment,
  minSize: '',
  maxSize: '',
  throughId: null,
  account: '',
  hedge: emptyContent.hedge,
  comment: '',
}

export const sizeText = (size: FaceAmount | null): string => (size === null ? '' : showMm(size))

type Texts = Pick<OrderContent, Exclude<keyof TypedTexts, 'throughId'>> & {
  readonly throughId: string | null
}

export const textsOf = (order: Texts): TypedTexts => ({
  commitment: order.commitment,
  minSize: sizeText(order.minSize),
  maxSize: sizeText(order.maxSize),
  throughId: order.throughId,
  account: order.account ?? '',
  hedge: order.hedge,
  comment: order.comment ?? '',
})
