import type { DealDetail } from '@bookrunner/contract/deals'
import { isRefusal, parseFace, showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { plainWidth } from '../../../kit/plain-width.ts'

/** The initial final size: the size of the launch, else that of the terms if it is a number. */
export const firstSize = ({ header }: DealDetail): string => {
  const face = header.final?.size ?? (header.size?.kind === 'number' ? header.size.face : null)
  return face === null ? '' : showMm(face)
}

/** The size of typed text, in millions without a unit. */
export const readSize = (text: string): FaceAmount | undefined => {
  const face = parseFace(plainWidth(text))
  return isRefusal(face) ? undefined : face
}
