import { useEffect, useMemo } from 'react'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { BookStore, type BookView } from './state/book-store.ts'

/** A deal's book, live: all parts of the page read one numbered state. */
export function useBook(dealId: string): BookView & { readonly store: BookStore } {
  const lang = useStore(langStore)
  const store = useMemo(() => new BookStore(dealId, lang), [dealId, lang])
  useEffect(() => (dealId ? store.start() : undefined), [store, dealId])
  return { ...useStore(store.view), store }
}
