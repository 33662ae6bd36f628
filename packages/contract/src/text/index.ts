import type { Reason } from '../kernel/errors.ts'
import { fill, type Language } from '../kernel/language.ts'
import { cn } from './cn.ts'
import { hk } from './hk.ts'
import { us } from './us.ts'

export const reasonTexts: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = {
  US: us,
  CN: cn,
  HK: hk,
}

/** A refusal in the reader's words. */
export const wordsFor = (
  language: Language,
  reason: Reason,
  params?: Readonly<Record<string, string | number>>,
): string => fill(reasonTexts[language][reason], params)
