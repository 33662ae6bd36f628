import { defineText } from '../../../platform/text.ts'

/** One order as its desk reads it, and what is done to it. US, CN, HK. */
const rows = {
  'changed.title': ['Somebody saved this order meanwhile', '该订单已被他人修改', '此訂單已被他人修改'],
  'changed.taken': [
    'Their changes are in the form; yours are kept.',
    '对方的修改已并入表单，您的修改已保留。',
    '對方的修改已併入表單，您的修改已保留。',
  ],
  'changed.choose': [
    'Both of you changed these; choose what holds.',
    '以下内容双方均有修改，请选择以哪一个为准。',
    '以下內容雙方均有修改，請選擇以哪一個為準。',
  ],
  'changed.theirs': ['Theirs: {value}', '对方：{value}', '對方：{value}'],
  'changed.yours': ['Yours: {value}', '您的：{value}', '您的：{value}'],
  'changed.take': ['Take theirs', '采用对方的', '採用對方的'],
  'changed.keep': ['Keep yours', '保留您的', '保留您的'],
  'changed.nothing': ['nothing', '空', '空'],

  'order.title': ['Order {number}', '订单 {number}', '訂單 {number}'],
  'order.one': ['Order', '订单', '訂單'],
  'order.gone': ['This order is not here', '未找到该订单', '未找到該訂單'],
  'order.goneHint': [
    'It is not of this book, or your house does not see it.',
    '该订单不在此订单簿中，或贵机构无权查看。',
    '該訂單不在此訂單簿中，或貴機構無權查看。',
  ],
  'act.edit': ['Edit', '修改', '修改'],
  'act.save': ['Save changes', '保存修改', '儲存修改'],
  'act.withdraw': ['Withdraw', '撤回', '撤回'],
  'act.answerTest': ['Test answer', '测试回复', '測試回覆'],
  'act.answerFpg': ['FPG answer', 'FPG 回复', 'FPG 回覆'],
  'act.acceptSize': ['Accept {size} more', '再接受 {size}', '再接受 {size}'],
  'act.back': ['Back', '返回', '返回'],
  'act.none': ['Nothing was changed.', '没有修改。', '沒有修改。'],
  'withdraw.says': [
    '{size} leaves the book, and the investor is told at once.',
    '{size} 将撤出订单簿，投资者会立即获知。',
    '{size} 將撤出訂單簿，投資者會即時獲知。',
  ],
  'withdraw.do': ['Withdraw order', '撤回订单', '撤回訂單'],
  'test.says': [
    'Size at {level}; 0: none at this level',
    '{level} 的数量；0 表示不认购',
    '{level} 的數量；0 表示不認購',
  ],
  'fpg.says': [
    'Size at {level}; 0 drops the order',
    '{level} 的数量；0 表示退出',
    '{level} 的數量；0 表示退出',
  ],
  'answer.do': ['Enter answer', '录入回复', '錄入回覆'],
  'answer.size': ['Size', '数量', '數量'],
  'saved.at': ['Saved at {time}', '已于 {time} 保存', '已於 {time} 儲存'],

  'facts.figures': ['Figures', '数量', '數量'],
  'facts.order': ['Order', '订单', '訂單'],
  'facts.size': ['Size', '数量', '數量'],
  'facts.counting': ['Counts now', '当前计入', '目前計入'],
  'facts.test': ['Test size', '测试数量', '測試數量'],
  'facts.fpg': ['FPG size', 'FPG 数量', 'FPG 數量'],
  'facts.fpg.none': ['–', '–', '–'],
  'facts.fpg.waiting': ['waiting', '待回复', '待回覆'],
  'facts.fpg.answered': ['answered', '已回复', '已回覆'],
  'facts.fpg.silent': ['silent', '未回复', '未回覆'],
  'facts.change': ['Since the last push', '自上次推送以来', '自上次推送以來'],
  'facts.change.NEW': ['New', '新单', '新單'],
  'facts.change.MOD': ['Modified', '修改', '修改'],
  'facts.change.SAME': ['Same', '不变', '不變'],
  'facts.change.CANCEL': ['Cancelled', '取消', '取消'],
  'facts.conditional': ['Conditional', '有条件', '有條件'],
  'facts.conditionalOf': ['{size} waits to be accepted', '{size} 待接受', '{size} 待接受'],
  'facts.region': ['Region, type', '地区、类型', '地區、類型'],
  'facts.flags': ['Flags', '标记', '標記'],
  'facts.bounds': ['Minimum, maximum', '最低、最高', '最低、最高'],
  'facts.people': ['People', '经办人', '經辦人'],
  'facts.entered': ['Entered', '录入', '錄入'],
  'facts.updated': ['Changed', '修改', '修改'],
  'facts.by': ['{time}, {person} ({entity})', '{time}，{person}（{entity}）', '{time}，{person}（{entity}）'],
  'facts.masked': ['The name is withheld from you.', '名称不对您显示。', '名稱不對您顯示。'],

  'log.title': ['Versions', '版本', '版本'],
  'log.version': ['Version {number}', '版本 {number}', '版本 {number}'],
  'log.reason': ['Reason: {reason}', '理由：{reason}', '理由：{reason}'],
  'log.nobody': ['name withheld', '名称不显示', '名稱不顯示'],
  'log.compare': ['Compare', '比较', '比較'],
  'log.again': ['Try again', '重试', '重試'],
  'log.failed': ['The versions could not be loaded', '版本加载失败', '版本載入失敗'],
} as const

const column = <At extends 0 | 1 | 2>(at: At) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[at]])) as {
    readonly [Key in keyof typeof rows]: (typeof rows)[Key][At]
  }

export const deskOrderText = defineText('orders-desk-order', { US: column(0), CN: column(1), HK: column(2) })
