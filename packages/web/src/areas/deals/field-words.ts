import { dealFieldTexts, type DealField, type LoggedField } from '@bookrunner/contract/deals'
import type { Language } from '@bookrunner/contract'
import { defineText } from '../../platform/text.ts'

const column = (language: Language) =>
  Object.fromEntries(
    Object.entries(dealFieldTexts).map(([field, text]) => [field, text[language]]),
  ) as Record<DealField | LoggedField, string>

export const fieldWords = defineText('dealFields', { US: column('US'), CN: column('CN'), HK: column('HK') })
