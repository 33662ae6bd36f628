import { dealCodeTexts } from '@bookrunner/contract/deals'
import { defineText, rowsOf } from '../../platform/text.ts'

/** Every enumeration of a deal, `kind.code`. */
export const dealWords = defineText('dealWords', rowsOf(dealCodeTexts))
