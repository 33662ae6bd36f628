import { fill } from '@bookrunner/contract/kernel'
import { useCallback } from 'react'
import { LANG_TAG, type Lang } from './language.ts'
import { createStore, useStore } from './store.ts'

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

type Row = readonly [US: string, CN: string, HK: string]
export type Rows = Readonly<Record<string, Row>>
type BookOf<R extends Rows> = { readonly [Key in keyof R]: R[Key][0] }

/** Declares an area's texts, one row a text: `key: [US, CN, HK]`. */
export function defineText<const R extends Rows>(ns: string, rows: R): AreaText<BookOf<R>> {
  const column = (at: 0 | 1 | 2) =>
    Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as Record<keyof R, string>
  return { ns, books: { US: column(0), CN: column(1), HK: column(2) } }
}

/** The contract's texts, which are keyed by language, as rows. */
export const rowsOf = <K extends string>(texts: Readonly<Record<K, Readonly<Record<Lang, string>>>>) =>
  Object.fromEntries(
    Object.entries<Readonly<Record<Lang, string>>>(texts).map(([key, { US, CN, HK }]) => [
      key,
      [US, CN, HK] as const,
    ]),
  ) as Readonly<Record<K, Row>>

/** Which form of a text a number needs: "1 order", "2 orders". */
const plurals: Record<Lang, Intl.PluralRules> = {
  US: new Intl.PluralRules(LANG_TAG.US),
  CN: new Intl.PluralRules(LANG_TAG.CN),
  HK: new Intl.PluralRules(LANG_TAG.HK),
}

/** Thousands stand apart in every language: "10,000 orders". */
const grouped = new Intl.NumberFormat(LANG_TAG.US)

function translate(
  book: Book,
  lang: Lang,
  key: string,
  params: Readonly<Record<string, string | number>> | undefined,
): string {
  if (!params) return book[key] ?? key
  const { count } = params
  const form = count === undefined ? undefined : book[`${key}_${plurals[lang].select(Number(count))}`]
  const shownParams = typeof count === 'number' ? { ...params, count: grouped.format(count) } : params
  return fill(form ?? book[key] ?? book[`${key}_other`] ?? key, shownParams)
}

/** The language that is shown. */
const shown = createStore<Lang>('US')

export function useText<B extends Book>(area: AreaText<B>): Translate<B> {
  const lang = useStore(shown)
  return useCallback<Translate<B>>(
    (key, ...[params]) => translate(area.books[lang], lang, key, params),
    [lang, area],
  )
}

/** For the few places outside React, such as a message after a failed call. */
export function textOf<B extends Book>(area: AreaText<B>): Translate<B> {
  return (key, ...[params]) => translate(area.books[shown.get()], shown.get(), key, params)
}

/** In a language that may be another than the shown one, for what outlives a change of language. */
export function textIn<B extends Book>(area: AreaText<B>, lang: Lang): Translate<B> {
  return (key, ...[params]) => translate(area.books[lang], lang, key, params)
}

/** For what is worked out outside React along with its words. */
export const shownLanguage = shown.get

export function showLanguage(lang: Lang): void {
  if (typeof document !== 'undefined') document.documentElement.lang = LANG_TAG[lang]
  shown.set(lang)
}
