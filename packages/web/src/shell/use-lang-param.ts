import { useEffect } from 'react'
import { langStore, parseLang, setLang } from '../platform/language.ts'
import { showLanguage } from '../platform/text.ts'
import { useStore } from '../platform/store.ts'

/** §2: an address with a `lang` parameter changes the language, also when one comes to it later. */
export function useLangParam(search: string): void {
  const lang = useStore(langStore)
  useEffect(() => {
    const asked = parseLang(new URLSearchParams(search).get('lang'))
    if (asked) setLang(asked)
  }, [search])
  useEffect(() => showLanguage(lang), [lang])
}
