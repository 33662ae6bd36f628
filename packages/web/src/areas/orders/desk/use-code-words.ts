import { orderCodeName, type OrderCodeKind } from '@bookrunner/contract/orders'
import { useCallback } from 'react'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'

export type CodeWords = (kind: OrderCodeKind, code: string) => string

/** What codes in an order's fields are called, in the reader's language. */
export function useCodeWords(): CodeWords {
  const lang = useStore(langStore)
  return useCallback((kind, code) => orderCodeName(kind, code, lang), [lang])
}
