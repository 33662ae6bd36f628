import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { allocationCommon } from '../common-text.ts'

/** The allocation by region, type and more, as charts. US, CN, HK. */
export const distributionText = defineText('allocation-distribution', {
  by: ['Allocation by', '配售分布维度', '配售分佈維度'],
  'by.region': common.region,
  'by.type': common.type,
  'by.lead': common.lead,
  'by.group': common.group,
  'by.tag': common.tag,
  'none.region': allocationCommon.noRegion,
  'none.type': common.noType,
  'none.group': allocationCommon.noGroup,
  title: ['Allocation by {by}, {version}', '配售按{by}分布，{version}', '配售按{by}分佈，{version}'],
  label: [
    'Allocation by {by}: the largest of {count} is {name}, with {share}%',
    '配售按{by}分布：共 {count} 项，{name} 占比最大（{share}%）',
    '配售按{by}分佈：共 {count} 項，{name} 佔比最大（{share}%）',
  ],
  empty: ['Nothing allocated yet', '尚未配售', '尚未配售'],
  'empty.hint': [
    'The chart appears once lines have a size.',
    '各行填入数量后即显示图表。',
    '各行填入數量後即顯示圖表。',
  ],
})
