import type { ReasonRows } from './row.ts'

/** Refusals about the book. */
export const bookRows = {
  'book.sizes-wrong': [
    'Nothing was changed. Correct the marked sizes.',
    '部分数量无法接受：未作任何更改。',
    '部分數量無法接受：未作任何更改。',
  ],
  'book.size-over-order': [
    'This exceeds the order’s {size} mm.',
    '超过订单的 {size} 百万。',
    '超過訂單的 {size} 百萬。',
  ],
  'book.order-twice': ['This order is already in the list.', '该订单已在列表中。', '該訂單已在列表中。'],
  'book.allocated': [
    'This order is allocated. You can no longer propose a size.',
    '已获配售，不能再拟定数量。',
    '已獲配售，不能再擬定數量。',
  ],
  'book.message-empty': [
    'Firm orders total less than {step} mm, so there is nothing to announce.',
    '计入的确定订单不足 {step} 百万，没有可公布的内容。',
    '計入的確定訂單不足 {step} 百萬，沒有可公布的內容。',
  ],
  'book.nobody-to-chase': [
    'Nobody to chase: every investor has replied.',
    '无需催询：所有投资者均已回复。',
    '無需催詢：所有投資者均已回覆。',
  ],
  'book.chased-just-now': [
    'Investors were chased at {at}. Wait {minutes} minutes before chasing again.',
    '已于 {at} 催询，请在 {minutes} 分钟后再试。',
    '已於 {at} 催詢，請在 {minutes} 分鐘後再試。',
  ],
  'merge.too-few': [
    'Data to be merged must be 2 or more!',
    '合并的数据必须为 2 条或以上！',
    '合併的資料必須為 2 筆或以上！',
  ],
  'merge.wrong-choice': [
    'merge data error, please choose again',
    '合并数据有误，请重新选择',
    '合併資料有誤，請重新選擇',
  ],
  'merge.wrong': ['Correct the marked fields.', '无法这样合并。', '無法這樣合併。'],
  'merge.size-missing': ['Enter the size that counts.', '请填写计入的数量。', '請填寫計入的數量。'],
  'merge.size-over': [
    'The orders total {most} mm. Enter no more than that.',
    '这些订单合计 {most} 百万，计入数量不得更多。',
    '這些訂單合計 {most} 百萬，計入數量不得更多。',
  ],
  'merge.reason-missing': [
    'Enter a reason for this size.',
    '请说明为何计入该数量。',
    '請說明為何計入該數量。',
  ],
  'merge.lead-unknown': [
    'The allocation must go to one of the merged orders.',
    '获配订单不在所合并的订单之中。',
    '獲配訂單不在所合併的訂單之中。',
  ],
  'merge.unknown': ['These orders are no longer merged.', '这些订单已不再合并。', '這些訂單已不再合併。'],
  'merge.allocated': [
    'These orders are allocated and cannot be split.',
    '已获配售：已配售的订单不能拆分。',
    '已獲配售：已配售的訂單不能拆分。',
  ],
  'finding.gone': [
    'Nothing to resolve: the orders have changed.',
    '已无需处理：订单已有变动。',
    '已無需處理：訂單已有變動。',
  ],
  'finding.moved': [
    'The orders of this finding have changed. Review it again.',
    '该提示所涉订单已变动：请重新查看。',
    '該提示所涉訂單已變動：請重新查看。',
  ],
  'finding.leave-some': [
    'Choose the orders to exclude.',
    '请选择不计入公布的订单。',
    '請選擇不計入公布的訂單。',
  ],
} as const satisfies ReasonRows
