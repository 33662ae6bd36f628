import { dealFieldTexts } from '@bookrunner/contract/deals'
import { defineText, rowsOf } from '../../platform/text.ts'

export const fieldWords = defineText('dealFields', rowsOf(dealFieldTexts))
