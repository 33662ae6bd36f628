import { defineText } from '../../../platform/text.ts'
import { common } from '../../../kit/common-text.ts'
import { allocationCommon } from '../common-text.ts'

/** Texts to change many lines at once. US, CN, HK. */
export const bulkText = defineText('allocation-bulk', {
  title_one: ['Set the {count} line of the filter', '批量设定筛选的 {count} 行', '批量設定篩選的 {count} 行'],
  title_other: [
    'Set {count} lines of the filter at once',
    '批量设定筛选的 {count} 行',
    '批量設定篩選的 {count} 行',
  ],
  'title.picked_one': [
    'Set the {count} selected line',
    '批量设定所选的 {count} 行',
    '批量設定所選的 {count} 行',
  ],
  'title.picked_other': [
    'Set {count} selected lines at once',
    '批量设定所选的 {count} 行',
    '批量設定所選的 {count} 行',
  ],
  fill: allocationCommon.fillPercent,
  size: common.size,
  scale: ['Scale %', '缩放 %', '縮放 %'],
  down: ['Round down to the increment', '向下取整至递增面额', '向下取整至遞增面額'],
  zero: ['Zero', '清零', '清零'],
  'fill.hint': [
    'Of the size that is in, rounded down to the increment',
    '按有效数量，向下取整至递增面额',
    '按有效數量，向下取整至遞增面額',
  ],
  'size.hint': [
    'Same size for each line, up to its order',
    '各行相同，以订单数量为限',
    '各行相同，以訂單數量為限',
  ],
  'scale.hint': [
    'Of the current allocation, rounded down to the increment',
    '按当前配售，向下取整至递增面额',
    '按目前配售，向下取整至遞增面額',
  ],
  'value.rate': ['Per cent', '百分比', '百分比'],
  'value.size': common.size,
  'wrong.rate': ['Enter a number, such as 37.5.', '请输入数字，如 37.5。', '請輸入數字，如 37.5。'],
  'wrong.size': [
    'Enter a size, such as 5 or 0.5bn.',
    '请输入数量，如 5 或 5亿。',
    '請輸入數量，如 5 或 5億。',
  ],
  note: common.reasonOptional,
  changes: ['Lines to change', '更改行数', '更改行數'],
  sum: ['These lines', '这些行合计', '這些行合計'],
  capped_one: [
    '{count} line cannot take the full size and gets its maximum.',
    '{count} 行无法承接该数量，按其上限配售。',
    '{count} 行無法承接該數量，按其上限配售。',
  ],
  capped_other: [
    '{count} lines cannot take the full size and get their maximum.',
    '{count} 行无法承接该数量，按其上限配售。',
    '{count} 行無法承接該數量，按其上限配售。',
  ],
  gone_one: [
    '{count} line falls below its minimum and gets zero.',
    '{count} 行低于其最低数量，不予配售。',
    '{count} 行低於其最低數量，不予配售。',
  ],
  gone_other: [
    '{count} lines fall below their minimum and get zero.',
    '{count} 行低于其最低数量，不予配售。',
    '{count} 行低於其最低數量，不予配售。',
  ],
  parts_one: ['Saved as {count} change.', '作为 {count} 项更改保存。', '作為 {count} 項更改儲存。'],
  parts_other: [
    'Saved as {count} changes. Each can be undone separately.',
    '作为 {count} 项更改保存，可分别撤销。',
    '作為 {count} 項更改儲存，可分別復原。',
  ],
  write_one: ['Update {count} line', '更新 {count} 行', '更新 {count} 行'],
  write_other: ['Update {count} lines', '更新 {count} 行', '更新 {count} 行'],
})
