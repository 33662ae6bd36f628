import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { allocationCommon } from '../common-text.ts'

/** Texts of targets of an allocation. US, CN, HK. */
export const targetsText = defineText('allocation-targets', {
  hint: [
    'A target is optional: enter mm or % beside a bucket.',
    '目标为选填：在分组旁输入数量或比例。',
    '目標為選填：在分組旁輸入數量或比例。',
  ],
  'none.type': common.noType,
  'none.region': allocationCommon.noRegion,
  'none.group': allocationCommon.noGroup,
  fill: allocationCommon.fillPercent,
  total: common.total,
  size: ['Target mm', '目标（百万）', '目標（百萬）'],
  rate: ['%', '%', '%'],
  now: common.now,
  'size.of': ['Target of {bucket} in mm', '{bucket}目标（百万）', '{bucket}目標（百萬）'],
  'rate.of': ['Target of {bucket} in per cent', '{bucket}目标，百分比', '{bucket}目標，百分比'],
  save: ['Save targets', '保存目标', '儲存目標'],
  reset: allocationCommon.undo,
  saved: ['Targets saved', '目标已保存', '目標已儲存'],
  differs: [
    '{bucket}: {theirs}mm saved, {mine}mm entered',
    '{bucket}：已保存 {theirs} 百万，您的 {mine} 百万',
    '{bucket}：已儲存 {theirs} 百萬，您的 {mine} 百萬',
  ],
  'by.type': common.type,
  'by.region': common.region,
  'by.group': common.group,
  'by.lead': common.lead,
  'by.tag': common.tag,
  'side.over': ['over', '超出', '超出'],
  'side.under': ['under', '不足', '不足'],
  'side.met': ['met', '达成', '達成'],
  'fault.size': [
    'Enter a size, such as 25 or 0.1bn.',
    '请输入数量，如 25 或 1亿。',
    '請輸入數量，如 25 或 1億。',
  ],
  'fault.rate': ['Enter a rate between 0 and 100.', '请输入 0 至 100 的比例。', '請輸入 0 至 100 的比例。'],
  'fault.alloc.target-twice': common.bucketHasATarget,
  'fault.alloc.target-over': [
    'Targets exceed the deal size.',
    '目标合计超过待配售数量。',
    '目標合計超過待配售數量。',
  ],
  'fault.alloc.rate-over': ['Targets exceed 100%.', '目标合计超过 100%。', '目標合計超過 100%。'],
})
