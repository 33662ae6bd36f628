import { defineText } from '../../../platform/text.ts'

/** Orders that count as one. US, CN, HK. */
const rows = {
  title: ['Merge orders', '合并订单', '合併訂單'],
  verb_one: ['Merge {count} order', '合并 {count} 笔订单', '合併 {count} 筆訂單'],
  verb_other: ['Merge {count} orders', '合并 {count} 笔订单', '合併 {count} 筆訂單'],
  done: ['Merged: they count as one', '已合并，按一笔计入', '已合併，按一筆計入'],
  chosen: ['Orders to merge', '待合并订单', '待合併訂單'],
  'chosen.none': [
    'Choose orders in the book, or take one of these suggestions.',
    '请在订单簿中选择订单，或采用以下建议。',
    '請在訂單簿中選擇訂單，或採用以下建議。',
  ],
  removal: ['Leave out', '移除', '移除'],
  remove: ['Leave out order {number}', '移除订单 {number}', '移除訂單 {number}'],
  'column.number': ['Number', '编号', '編號'],
  'column.investor': ['Investor', '投资者', '投資者'],
  'column.through': ['Through', '经由', '經由'],
  'column.limits': ['Limits', '限价', '限價'],
  'column.counting': ['Counts', '计入', '計入'],
  'column.unit': ['{currency} mm', '{currency} 百万', '{currency} 百萬'],
  candidates: ['May be merged with them', '可一并合并', '可一併合併'],
  'candidates.all': ['Orders that may be merged', '可合并的订单', '可合併的訂單'],
  'candidates.house': ['Same house: {name}', '同一机构：{name}', '同一機構：{name}'],
  'candidates.group': ['Same group: {name}', '同一集团：{name}', '同一集團：{name}'],
  'candidates.take_one': ['Take {count} order', '选用 {count} 笔', '選用 {count} 筆'],
  'candidates.take_other': ['Take {count} orders', '选用 {count} 笔', '選用 {count} 筆'],
  'candidates.none': [
    'No orders of one house or group stand beside each other.',
    '没有同一机构或集团的多笔订单。',
    '沒有同一機構或集團的多筆訂單。',
  ],
  rule: ['Which size counts', '计入数量', '計入數量'],
  'rule.largest': ['The largest', '最大一笔', '最大一筆'],
  'rule.sum': ['Their sum', '合计', '合計'],
  'rule.stated': ['As stated', '指定数量', '指定數量'],
  size: ['Size that counts (mm)', '计入数量（百万）', '計入數量（百萬）'],
  'size.hint': ['At most {most}, at any level', '任何水平下至多 {most}', '任何水平下至多 {most}'],
  reason: ['Reason', '原因', '原因'],
  'reason.optional': ['Reason (optional)', '原因（选填）', '原因（選填）'],
  'reason.hint': ['Kept with the merge', '随合并保留', '隨合併保留'],
  leadOrder: ['The allocation goes to', '配售归入', '配售歸入'],
  'leadOrder.share': ['all of them, in proportion', '按比例分配至各订单', '按比例分配至各訂單'],
  'leadOrder.one': ['{number}, {holder}', '{number}，{holder}', '{number}，{holder}'],
  before: ['Before', '之前', '之前'],
  after: ['After', '之后', '之後'],
  'figures.title': ['The book before and after', '合并前后的订单簿', '合併前後的訂單簿'],
  'figures.total': ['Book', '订单总额', '訂單總額'],
  'figures.inBook': ['In at today’s level', '当前水平入围', '目前水平入圍'],
  'figures.orders': ['Orders that count', '计入订单数', '計入訂單數'],
  state: ['Of state {seq}', '依状态 {seq}', '依狀態 {seq}'],

  'split.title': ['Split merged orders', '拆分已合并订单', '拆分已合併訂單'],
  'split.verb': ['Split', '拆分', '拆分'],
  'split.done': ['Split: each counts by itself again', '已拆分，各自计入', '已拆分，各自計入'],
  'split.says_one': [
    '{count} order counts by itself again, as it is now.',
    '{count} 笔订单将按现状单独计入。',
    '{count} 筆訂單將按現狀單獨計入。',
  ],
  'split.says_other': [
    '{count} orders count one by one again, each as it is now.',
    '{count} 笔订单将按现状各自计入。',
    '{count} 筆訂單將按現狀各自計入。',
  ],
  'split.edited_one': [
    '{count} of them was changed since it was merged.',
    '其中 {count} 笔在合并后有修改。',
    '其中 {count} 筆在合併後有修改。',
  ],
  'split.edited_other': [
    '{count} of them were changed since they were merged.',
    '其中 {count} 笔在合并后有修改。',
    '其中 {count} 筆在合併後有修改。',
  ],

  'part.title': ['Merged with', '已合并', '已合併'],
  'part.rule.largest': ['the largest counts', '计入最大一笔', '計入最大一筆'],
  'part.rule.sum': ['their sum counts', '计入合计', '計入合計'],
  'part.rule.stated': ['{size} counts', '计入 {size}', '計入 {size}'],
  'part.by': ['{time}, {name}', '{time}，{name}', '{time}，{name}'],
  'part.reason': ['Reason: {reason}', '原因：{reason}', '原因：{reason}'],
  'part.edited': ['changed since', '合并后有修改', '合併後有修改'],
  'part.lead': ['gets the allocation', '接受配售', '接受配售'],
  'part.split': ['Split …', '拆分…', '拆分…'],
  'part.open': ['Open order {number}', '打开订单 {number}', '開啟訂單 {number}'],
} as const

const column = <At extends 0 | 1 | 2>(at: At) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as {
    readonly [Key in keyof typeof rows]: (typeof rows)[Key][At]
  }

export const mergeText = defineText('book-merge', { US: column(0), CN: column(1), HK: column(2) })
