import type { DealDetail } from '@bookrunner/contract/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'

/** What a final size begins with: the one launched at, else that of the terms where it is a number. */
export const firstSize = ({ header }: DealDetail): FaceAmount | null =>
  header.final?.size ?? (header.size?.kind === 'number' ? header.size.face : null)
