import { dealCodeTexts } from '@bookrunner/contract/deals'
import { defineText, rowsOf } from '../../platform/text.ts'

/** Every enumeration of a deal, `kind.code`. */
export const dealCodeText = defineText('dealCodes', rowsOf(dealCodeTexts))
