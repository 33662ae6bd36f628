import i18next from 'i18next'
import { useCallback } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from './language.ts'

/** The US texts of one area by key. Keys ending in `_one` and `_other` are one key that takes a `count`. */
export type Book = Readonly<Record<string, string>>

export interface AreaText<B extends Book> {
  readonly ns: string
  readonly books: Readonly<Record<Lang, Readonly<Record<keyof B, string>>>>
}

type Plural<K> = K extends `${infer P}_one` | `${infer P}_other` ? P : K
export type TextKey<B extends Book> = Plural<Extract<keyof B, string>>

type Params<S> = S extends `${string}{${infer P}}${infer Rest}` ? P | Params<Rest> : never
type ParamsOf<B extends Book, K extends string> = K extends keyof B
  ? Params<B[K]>
  : `${K}_other` extends keyof B
    ? Params<B[`${K}_other`]> | 'count'
    : never
type Args<B extends Book, K extends string> = [ParamsOf<B, K>] extends [never]
  ? []
  : [params: Record<ParamsOf<B, K>, string | number>]

export type Translate<B extends Book> = <K extends TextKey<B>>(key: K, ...args: Args<B, K>) => string

/** What `useText` gives for an area's words, for functions that are handed it. */
export type TranslateOf<A> = A extends AreaText<infer B> ? Translate<B> : never

void i18next.use(initReactI18next).init({
  lng: LANG_TAG.US,
  fallbackLng: LANG_TAG.US,
  load: 'currentOnly',
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  // The same `{name}` as in the contract's texts; React escapes what is shown.
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  react: { useSuspense: false },
})

type Row = readonly [US: string, CN: string, HK: string]
export type Rows = Readonly<Record<string, Row>>
type BookOf<R extends Rows> = { readonly [Key in keyof R]: R[Key][0] }

/**
 * Declares an area's texts, one row a text: `key: [US, CN, HK]`. i18next gets them at once, so a screen never
 * shows a raw key.
 */
export function defineText<const R extends Rows>(ns: string, rows: R): AreaText<BookOf<R>> {
  const column = (at: 0 | 1 | 2) =>
    Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as Record<keyof R, string>
  const books = { US: column(0), CN: column(1), HK: column(2) }
  for (const lang of LANGS) i18next.addResourceBundle(LANG_TAG[lang], ns, books[lang], true, true)
  return { ns, books }
}

/** The contract's texts, which are keyed by language, as rows. */
export const rowsOf = <K extends string>(texts: Readonly<Record<K, Readonly<Record<Lang, string>>>>) =>
  Object.fromEntries(
    Object.entries<Readonly<Record<Lang, string>>>(texts).map(([key, { US, CN, HK }]) => [
      key,
      [US, CN, HK] as const,
    ]),
  ) as Readonly<Record<K, Row>>

/** Our keys are typed by the books themselves; the library need not work its own types out of them. */
type Lookup = (key: string, options: Record<string, unknown>) => string

const langByTag = new Map<string, Lang>(LANGS.map((lang) => [LANG_TAG[lang], lang]))

export function useText<B extends Book>(area: AreaText<B>): Translate<B> {
  const { t, i18n } = useTranslation(area.ns)
  const { language } = i18n
  // The language is named so that a change of it gives a new function, and so a new drawing.
  return useCallback<Translate<B>>(
    (key, ...[params]) => {
      const lang = langByTag.get(language)
      // Most words are said as they stand: looked up at once, where the library would work its options out first.
      const plain: string | undefined = params || !lang ? undefined : area.books[lang][key]
      return plain ?? (t as unknown as Lookup)(key, { ...params, lng: language })
    },
    [t, language, area],
  )
}

/** For the few places outside React, such as a message after a failed call. */
export function textOf<B extends Book>(area: AreaText<B>): Translate<B> {
  return (key, ...[params]) => (i18next.t as unknown as Lookup)(key, { ...params, ns: area.ns })
}

/** The one that is shown, for what is worked out outside React along with its words. */
export const shownLanguage = (): Lang => langByTag.get(i18next.language) ?? 'US'

export async function showLanguage(lang: Lang): Promise<void> {
  if (typeof document !== 'undefined') document.documentElement.lang = LANG_TAG[lang]
  if (i18next.language !== LANG_TAG[lang]) await i18next.changeLanguage(LANG_TAG[lang])
}
