import type { ReasonRows } from './row.ts'
import { glossary } from '../kernel/glossary/index.ts'

/** Refusals about the book. */
export const bookRows = {
  'book.sizes-wrong': glossary.correctTheSizes,
  'book.size-over-order': [
    'This exceeds the order’s {size}mm.',
    '超过订单的 {size} 百万。',
    '超過訂單的 {size} 百萬。',
  ],
  'book.order-twice': glossary.thisOrderIsAlreadyInTheList,
  'book.allocated': [
    'This order is allocated. You can no longer propose a size.',
    '该订单已获配售，不能再拟定数量。',
    '該訂單已獲配售，不能再擬定數量。',
  ],
  'book.message-empty': [
    'Firm orders total less than {step}mm, so there is nothing to announce.',
    '确定订单合计不足 {step} 百万，暂无可公布的内容。',
    '確定訂單合計不足 {step} 百萬，暫無可公佈的內容。',
  ],
  'book.message-superseded': [
    'There is a newer message. Send that one.',
    '已有更新的公告，请发送最新一条。',
    '已有更新的公告，請傳送最新一則。',
  ],
  'book.message-sent': [
    'They already have this message. Choose whom it is still to go to, or create a new one.',
    '所选对象已收到该公告。请另选对象，或生成新公告。',
    '所選對象已收到該公告。請另選對象，或產生新公告。',
  ],
  'book.message-untrue': [
    'The firm book has changed and this message is no longer true. Create a new one.',
    '确定订单已变动，该公告内容已不准确，请重新生成公告。',
    '確定訂單已變動，該公告內容已不準確，請重新產生公告。',
  ],
  'book.message-of-test': [
    'This message is from before books opened. Create a new one once they are open.',
    '该公告生成时簿记尚未开放，请在簿记开放后重新生成公告。',
    '該公告產生時簿記尚未開放，請在簿記開放後重新產生公告。',
  ],
  'book.nobody-to-chase': [
    'Nobody to chase: every investor has replied.',
    '无需催促：所有投资者均已回复。',
    '無需催促：所有投資者均已回覆。',
  ],
  'book.chased-just-now': [
    'Investors were chased at {at}. Wait {minutes} minutes before chasing again.',
    '已于 {at} 催促，请在 {minutes} 分钟后再催。',
    '已於 {at} 催促，請於 {minutes} 分鐘後再催。',
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
  'merge.wrong': glossary.correctTheFields,
  'merge.size-missing': ['Enter the size that counts.', '请填写计入的数量。', '請填寫計入的數量。'],
  'merge.size-over': [
    'The orders total {most}mm. Enter no more than that.',
    '这些订单合计 {most} 百万，计入数量不得超过此数。',
    '這些訂單合計 {most} 百萬，計入數量不得超過此數。',
  ],
  'merge.reason-missing': [
    'Enter a reason for this size.',
    '请说明为何计入该数量。',
    '請說明為何計入該數量。',
  ],
  'merge.lead-unknown': [
    'The allocation must go to one of the merged orders.',
    '配售须归入所合并的其中一笔订单。',
    '配售須歸入所合併的其中一筆訂單。',
  ],
  'merge.unknown': ['These orders are no longer merged.', '这些订单已不再合并。', '這些訂單已不再合併。'],
  'merge.allocated': [
    'These orders are allocated and cannot be split.',
    '这些订单已获配售，不能拆分。',
    '這些訂單已獲配售，不能分拆。',
  ],
  'finding.gone': [
    'Nothing to resolve: the orders have changed.',
    '已无需处理：订单已有变动。',
    '已無需處理：訂單已有變動。',
  ],
  'finding.moved': [
    'The orders of this finding have changed. Review it again.',
    '该疑点所涉订单已变动，请重新查看。',
    '該疑點所涉訂單已變動，請重新查看。',
  ],
  'finding.leave-some': [
    'Choose the orders to exclude.',
    '请选择不计入簿记公告的订单。',
    '請選擇不計入簿記公告的訂單。',
  ],
} as const satisfies ReasonRows
