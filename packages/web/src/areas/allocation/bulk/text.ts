import { defineText } from '../../../platform/text.ts'

/** Many lines at once. US, CN, HK. */
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
  fill: ['Fill %', '配售率 %', '配售率 %'],
  size: ['Size', '数量', '數量'],
  scale: ['Scale %', '缩放 %', '縮放 %'],
  down: ['Round down to the increment', '按增量向下取整', '按增量向下取整'],
  zero: ['Nothing', '清零', '清零'],
  'fill.hint': [
    'Of what is in, down to the increment',
    '按入围数量，向下取整至增量',
    '按入圍數量，向下取整至增量',
  ],
  'size.hint': [
    'The same for each, as far as it takes it',
    '各行相同，以可承接为限',
    '各行相同，以可承接為限',
  ],
  'scale.hint': [
    'Of what stands there now, down to the increment',
    '按当前配售，向下取整至增量',
    '按目前配售，向下取整至增量',
  ],
  'value.rate': ['Per cent', '百分比', '百分比'],
  'value.size': ['Size', '数量', '數量'],
  'wrong.rate': ['A number such as 37.5', '请输入数字，如 37.5', '請輸入數字，如 37.5'],
  'wrong.size': ['A size such as 5 or 0.5bn', '请输入数量，如 5 或 5亿', '請輸入數量，如 5 或 5億'],
  note: ['Reason (optional)', '理由（可选）', '理由（可選）'],
  changes: ['Lines that change', '更改行数', '更改行數'],
  sum: ['These lines', '这些行合计', '這些行合計'],
  held_one: [
    '{count} line cannot take all of it: it gets what it takes.',
    '{count} 行无法全部承接：按可承接数量配售。',
    '{count} 行無法全部承接：按可承接數量配售。',
  ],
  held_other: [
    '{count} lines cannot take all of it: they get what they take.',
    '{count} 行无法全部承接：按可承接数量配售。',
    '{count} 行無法全部承接：按可承接數量配售。',
  ],
  gone_one: [
    '{count} line comes to less than the smallest it takes: it gets nothing.',
    '{count} 行低于其最低数量：不予配售。',
    '{count} 行低於其最低數量：不予配售。',
  ],
  gone_other: [
    '{count} lines come to less than the smallest they take: they get nothing.',
    '{count} 行低于其最低数量：不予配售。',
    '{count} 行低於其最低數量：不予配售。',
  ],
  parts_one: ['Written as {count} change.', '分 {count} 次写入。', '分 {count} 次寫入。'],
  parts_other: [
    'Too much for one change: written as {count}, each taken back by itself.',
    '一次无法全部写入：分 {count} 次，可分别撤销。',
    '一次無法全部寫入：分 {count} 次，可分別復原。',
  ],
  write_one: ['Write {count} line', '写入 {count} 行', '寫入 {count} 行'],
  write_other: ['Write {count} lines', '写入 {count} 行', '寫入 {count} 行'],
})
