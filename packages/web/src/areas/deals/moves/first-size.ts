import type { DealDetail } from '@bookrunner/contract/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'

/** What a final size begins with: the one launched at, else that of the terms where it is a number. */
export const firstSize = ({ face }: DealDetail): FaceAmount | null =>
  face.final?.size ?? (face.size?.kind === 'number' ? face.size.face : null)
