import { createStore } from './store.ts'
import { readJson, writeJson } from './storage.ts'

/** The three languages of the product (§1). HK and TC both mean traditional Chinese, stored as HK. */
export type Lang = 'US' | 'CN' | 'HK'

export const LANGS: readonly Lang[] = ['US', 'CN', 'HK']
export const DEFAULT_LANG: Lang = 'US'

/** A text in every language. */
export type InLangs = Readonly<Record<Lang, string>>

/** The tag the browser, the fonts and `Intl` understand. */
export const LANG_TAG: Record<Lang, string> = { US: 'en', CN: 'zh-CN', HK: 'zh-HK' }

/** Each language in its own words, for readers of any language. */
export const LANG_NAME: Record<Lang, string> = { US: 'English', CN: '简体中文', HK: '繁體中文' }

const KEY = 'bookrunner.lang'

export function parseLang(value: unknown): Lang | undefined {
  if (typeof value !== 'string') return undefined
  const upper = value.toUpperCase()
  if (upper === 'TC') return 'HK'
  return LANGS.find((lang) => lang === upper)
}

/** §2: the `lang` query parameter, then this tab's stored language, then US. */
export function chooseLang(search: string, stored: unknown): Lang {
  return parseLang(new URLSearchParams(search).get('lang')) ?? parseLang(stored) ?? DEFAULT_LANG
}

/** The URL with its `lang` parameter, if any, set to the language. */
export function withLang(search: string, lang: Lang): string {
  const params = new URLSearchParams(search)
  if (!params.has('lang')) return search
  params.set('lang', lang)
  return `?${params}`
}

export const langStore = createStore<Lang>(DEFAULT_LANG)

export function startLang(search: string): Lang {
  const lang = chooseLang(search, readJson('session', KEY))
  setLang(lang)
  return lang
}

export function setLang(lang: Lang): void {
  writeJson('session', KEY, lang)
  langStore.set(lang)
}
