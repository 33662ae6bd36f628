import type { LocalizedText } from '../language.ts'
import { allocationGlossary } from './allocation.ts'
import { dealsGlossary } from './deals.ts'
import { generalGlossary } from './general.ts'
import { ordersGlossary } from './orders.ts'

/** Each word that several files use, once. Tables of texts refer to it, so that it reads the same everywhere. */
export const glossary = {
  ...generalGlossary,
  ...dealsGlossary,
  ...ordersGlossary,
  ...allocationGlossary,
} as const

type Glossary = typeof glossary
type GlossaryTexts = { readonly [Key in keyof Glossary]: LocalizedText & { readonly US: Glossary[Key][0] } }

/** The same words for tables that are keyed by language. */
export const glossaryText = Object.fromEntries(
  Object.entries(glossary).map(([key, [US, CN, HK]]) => [key, { US, CN, HK }]),
) as GlossaryTexts
