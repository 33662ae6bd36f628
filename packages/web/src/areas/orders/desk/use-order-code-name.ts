import { orderCodeName, type OrderCodeKind } from '@bookrunner/contract/orders'
import { useCallback } from 'react'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'

export type OrderCodeName = (kind: OrderCodeKind, code: string) => string

/** Names of codes in the reader's language. */
export function useOrderCodeName(): OrderCodeName {
  const lang = useStore(langStore)
  return useCallback((kind, code) => orderCodeName(kind, code, lang), [lang])
}
