import { langStore } from '../platform/language.ts'
import { useStore } from '../platform/store.ts'
import { listed } from './format.ts'

/** Joins names as the reader's language does. */
export function useListed(): (items: readonly string[]) => string {
  const lang = useStore(langStore)
  return (items) => listed(items, lang)
}
