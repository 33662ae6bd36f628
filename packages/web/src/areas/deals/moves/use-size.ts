import { isRefusal, parseFace, showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { useState } from 'react'
import { plainWidth } from '../../../kit/plain-width.ts'

export interface TypedSize {
  readonly text: string
  readonly setText: (text: string) => void
  readonly face: FaceAmount | undefined
}

/** A size as it is being typed, in millions unless something else is said. */
export function useSize(first: FaceAmount | null): TypedSize {
  const [text, setText] = useState(() => (first === null ? '' : showMm(first)))
  const face = parseFace(plainWidth(text))
  return { text, setText, face: isRefusal(face) ? undefined : face }
}
