import { defineText } from '../../../platform/text.ts'

/** The size of the issue that is announced with new guidance. US, CN, HK. */
export const newSizeText = defineText('deal-new-size', {
  label: ['New issue size (optional)', '新发行规模（选填）', '新發行規模（選填）'],
  now: ['Now {size}. Leave empty to keep it.', '现为 {size}；留空则不变。', '現為 {size}；留空則不變。'],
})
