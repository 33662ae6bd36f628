import { orderFieldTexts } from '@bookrunner/contract/orders'
import type { LocalizedText } from '@bookrunner/contract'
import { useCallback } from 'react'
import { useWorded } from '../../../platform/worded.ts'

/** The name of a field; an unknown field shows its key. */
export function useFieldNames(): (field: string) => string {
  const worded = useWorded()
  return useCallback(
    (field) => {
      const text = (orderFieldTexts as Readonly<Record<string, LocalizedText>>)[field]
      return text ? worded(text) : field
    },
    [worded],
  )
}
