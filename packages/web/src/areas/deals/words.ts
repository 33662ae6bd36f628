import { dealCodeTexts, type DealCode } from '@bookrunner/contract/deals'
import type { Language } from '@bookrunner/contract'
import { defineText } from '../../platform/text.ts'

const column = (language: Language) =>
  Object.fromEntries(Object.entries(dealCodeTexts).map(([code, text]) => [code, text[language]])) as Record<
    DealCode,
    string
  >

/** Every enumeration of a deal, `kind.code`. */
export const dealWords = defineText('dealWords', { US: column('US'), CN: column('CN'), HK: column('HK') })
