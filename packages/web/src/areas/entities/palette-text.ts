import { common } from '../../kit/common-text.ts'
import { defineText } from '../../platform/text.ts'

/** In the palette, which is loaded before the lists of institutions. US, CN, HK. */
export const paletteText = defineText('entities-palette', { group: common.institutions })
