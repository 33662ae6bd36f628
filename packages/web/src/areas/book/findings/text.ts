import { defineText } from '../../../platform/text.ts'

/** Suspected duplicates and unusual sizes. US, CN, HK. */
const rows = {
  button: ['Findings', '疑点', '疑點'],
  'button.open_one': ['{count} open', '{count} 项待认定', '{count} 項待認定'],
  'button.open_other': ['{count} open', '{count} 项待认定', '{count} 項待認定'],
  title: ['Findings', '疑点', '疑點'],
  state: ['State {seq}', '状态 {seq}', '狀態 {seq}'],
  'none.title': ['Nothing is suspected', '没有疑点', '沒有疑點'],
  'none.hint': [
    'Orders of one house or group through different banks, and orders far above what their house usually asks for, appear here.',
    '同一机构或集团经不同银行提交的订单，以及明显高于该机构惯常数量的订单，会显示在这里。',
    '同一機構或集團經不同銀行提交的訂單，以及明顯高於該機構慣常數量的訂單，會顯示在這裡。',
  ],
  open: ['To decide', '待认定', '待認定'],
  decided: ['Decided', '已认定', '已認定'],
  'kind.sameHouse': ['One house through several banks', '同一机构经多家银行', '同一機構經多家銀行'],
  'kind.sameLei': ['One legal entity under two names', '同一法人的两个名称', '同一法人的兩個名稱'],
  'kind.sameGroup': ['One group through several banks', '同一集团经多家银行', '同一集團經多家銀行'],
  'kind.inflated': ['Unusually large', '数量异常', '數量異常'],
  together: ['{orders}, {size} together', '{orders}，合计 {size}', '{orders}，合計 {size}'],
  orders_one: ['{count} order', '{count} 笔订单', '{count} 筆訂單'],
  orders_other: ['{count} orders', '{count} 笔订单', '{count} 筆訂單'],
  usual: [
    'Its house usually asks for {usual}: this is {times} times as much.',
    '该机构惯常数量为 {usual}，此单为其 {times} 倍。',
    '該機構慣常數量為 {usual}，此單為其 {times} 倍。',
  ],
  decide: ['Decide', '认定', '認定'],
  again: ['Decide anew', '重新认定', '重新認定'],
  counts: ['All of it counts', '全部计入', '全部計入'],
  leftOut: ['Leave out of the message', '不计入公告', '不計入公告'],
  which: ['Which to leave out', '选择不计入的订单', '選擇不計入的訂單'],
  'which.one': ['{number}, {size}', '{number}，{size}', '{number}，{size}'],
  merge: ['Merge …', '合并…', '合併…'],
  reason: ['Reason', '原因', '原因'],
  'reason.hint': ['Kept with the decision', '随认定保留', '隨認定保留'],
  'reason.missing': ['Say why', '请说明原因', '請說明原因'],
  save: ['Keep decision', '保存认定', '儲存認定'],
  back: ['Back', '返回', '返回'],
  done: ['The decision is kept', '认定已保存', '認定已儲存'],
  'said.counts': ['All of it counts', '全部计入', '全部計入'],
  'said.leftOut': ['Left out: {numbers}', '不计入：{numbers}', '不計入：{numbers}'],
  history: ['All decisions', '全部认定记录', '全部認定記錄'],
  'history.none': ['Nothing was decided yet.', '暂无认定。', '暫無認定。'],
  by: ['{time}, {name}', '{time}，{name}', '{time}，{name}'],
} as const

const column = <At extends 0 | 1 | 2>(at: At) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as {
    readonly [Key in keyof typeof rows]: (typeof rows)[Key][At]
  }

export const findingsText = defineText('book-findings', { US: column(0), CN: column(1), HK: column(2) })
