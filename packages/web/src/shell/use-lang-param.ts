import { useEffect } from 'react'
import { langStore, parseLang, setLang } from '../platform/language.ts'
import { showLanguage } from '../platform/text.ts'
import { useStore } from '../platform/store.ts'

/** §2: a `lang` parameter in the URL sets the language, also on later navigation. */
export function useLangParam(search: string): void {
  const lang = useStore(langStore)
  useEffect(() => {
    const requested = parseLang(new URLSearchParams(search).get('lang'))
    if (requested) setLang(requested)
  }, [search])
  useEffect(() => showLanguage(lang), [lang])
}
