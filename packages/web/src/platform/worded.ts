import type { LocalizedText } from '@bookrunner/contract'
import { useCallback } from 'react'
import { langStore } from './language.ts'
import { useStore } from './store.ts'

/** Texts that come from the contract already in every language. */
export function useWorded(): (text: LocalizedText) => string {
  const lang = useStore(langStore)
  return useCallback((text) => text[lang], [lang])
}
