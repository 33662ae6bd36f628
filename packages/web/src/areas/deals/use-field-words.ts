import { useCallback } from 'react'
import { useText } from '../../platform/text.ts'
import { fieldWords } from './field-words.ts'
import type { DealField } from './fields.ts'

const isField = (place: string): place is DealField => place in fieldWords.books.US

/** The field a place lies in: `terms.options.0.from` is in `terms.options`. */
export function fieldOf(place: string): DealField | undefined {
  const field = place.split('.').slice(0, 2).join('.')
  return isField(field) ? field : undefined
}

/** What a field is called in the reader's language; of a place nobody knows, the place itself. */
export function useFieldWords(): (place: string) => string {
  const t = useText(fieldWords)
  return useCallback(
    (place) => {
      const field = fieldOf(place)
      return field ? t(field) : place
    },
    [t],
  )
}
