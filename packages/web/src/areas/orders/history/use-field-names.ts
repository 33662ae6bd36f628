import { orderFieldTexts } from '@bookrunner/contract/orders'
import type { Worded } from '@bookrunner/contract'
import { useCallback } from 'react'
import { useWorded } from '../../../platform/worded.ts'

/** What a field of an order is called; one that nobody knows any more still shows itself. */
export function useFieldNames(): (field: string) => string {
  const worded = useWorded()
  return useCallback(
    (field) => {
      const text = (orderFieldTexts as Readonly<Record<string, Worded>>)[field]
      return text ? worded(text) : field
    },
    [worded],
  )
}
