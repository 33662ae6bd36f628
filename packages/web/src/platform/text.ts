import i18next from 'i18next'
import { useCallback } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from './language.ts'

/**
 * The words of one area. The US book names the keys; CN and HK must have the same ones or the file
 * does not compile. Keys ending in `_one` and `_other` are one key that takes a `count`.
 */
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

/** Declares an area's words and hands them to i18next at once: a screen never shows a raw key. */
export function defineText<const B extends Book>(
  ns: string,
  books: { US: B; CN: Record<keyof B, string>; HK: Record<keyof B, string> },
): AreaText<B> {
  for (const lang of LANGS) i18next.addResourceBundle(LANG_TAG[lang], ns, books[lang], true, true)
  return { ns, books }
}

type Row = readonly [US: string, CN: string, HK: string]

/** Words written row by row, each in three languages, as the books that `defineText` takes. */
export function inColumns<const Rows extends Readonly<Record<string, Row>>>(rows: Rows) {
  const column = <At extends 0 | 1 | 2>(at: At) =>
    Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as {
      readonly [Key in keyof Rows]: Rows[Key][At]
    }
  return { US: column(0), CN: column(1), HK: column(2) }
}

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
