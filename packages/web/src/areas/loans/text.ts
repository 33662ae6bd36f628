import { loanRows } from '@bookrunner/contract/loans'
import { glossary } from '@bookrunner/contract/kernel'
import { common } from '../../kit/common-text.ts'
import { loanCommon } from './common-text.ts'
import { defineText } from '../../platform/text.ts'

/** Names of fields and codes of loan deals. */
export const loanWordText = defineText('loan-words', loanRows)

export const loansText = defineText('loans', {
  count_one: ['{count} loan deal', '{count} 笔融资交易', '{count} 筆融資交易'],
  count_other: ['{count} loan deals', '{count} 笔融资交易', '{count} 筆融資交易'],
  failed: ['The loan deals could not be loaded', '融资交易加载失败', '未能載入融資交易'],
  none: ['No loan deal fits the filters', '没有符合条件的融资交易', '沒有符合條件的融資交易'],
  'none.hint': loanCommon.clearFilter,
  empty: ['No loan deals yet', '暂无融资交易', '暫無融資交易'],
  'empty.hint': [
    'Enter a financed position, or import several from Excel.',
    '请录入融资持仓，或从 Excel 批量导入。',
    '請輸入融資持倉，或從 Excel 批量匯入。',
  ],
  search: loanCommon.search,
  'search.key': ['Search loan deals', '搜索融资交易', '搜尋融資交易'],
  add: ['Add loan deal', '新增融资交易', '新增融資交易'],
  save: common.save,
  cancel: common.cancel,
  added: ['Loan deal added', '已新增融资交易', '已新增融資交易'],
  saved: ['Loan deal saved', '融资交易已保存', '融資交易已儲存'],
  close: ['Close loan deal', '了结交易', '了結交易'],
  'close.hint': [
    'The loan is repaid. Open margin calls of this position end with the note.',
    '融资已归还。该持仓未审阅的追保记录将一并结束，并附上此备注。',
    '融資已償還。該持倉未審閱的追收紀錄將一併結束，並附上此備註。',
  ],
  'close.done': ['Loan deal closed', '融资交易已了结', '融資交易已了結'],
  delete: common.delete,
  'delete.ask': ['Delete this loan deal?', '删除此融资交易？', '刪除此融資交易？'],
  'delete.hint': [
    'Its prices and history are deleted with it.',
    '其价格与历史记录将一并删除。',
    '其價格與歷史紀錄將一併刪除。',
  ],
  'delete.done': ['Loan deal deleted', '融资交易已删除', '融資交易已刪除'],
  'section.borrower': loanRows.entity,
  'section.bond': loanRows.bondName,
  'section.loan': ['Loan', '融资', '融資'],
  'section.margin': ['Margin', '保证金', '保證金'],
  'section.price': loanRows.price,
  'section.history': common.history,
  'isin.hint': ['12 characters with the check digit', '12 位，含校验位', '12 位，含校驗位'],
  'bond.hint': ['Issuer, coupon and maturity', '发行人、票息及到期日', '發行人、票息及到期日'],
  'user.hint': ['Receives margin calls', '接收追保通知', '接收追收通知'],
  'user.none': ['No user', '不指定', '不指定'],
  'maintenance.hint': ['Half of the haircut if empty', '留空即为折扣率的一半', '留空即為扣減率的一半'],
  'callPrice.hint': [
    'Loan ÷ (face × (1 − maintenance margin)) = {price}',
    '融资金额 ÷（面额 ×（1 − 维持保证金率））= {price}',
    '融資金額 ÷（面額 ×（1 − 維持保證金率））= {price}',
  ],
  'callPrice.empty': [
    'Computed from loan, face and margin if empty',
    '留空则按融资金额、面额及保证金率计算',
    '留空則按融資金額、面額及保證金率計算',
  ],
  'warning.hint': [
    'Above the margin call price; {width} % if empty',
    '高于追保价的百分比，留空即为 {width}%',
    '高於追收價的百分比，留空即為 {width}%',
  ],
  'end.hint': loanRows.openEnd,
  'doubt.call-above-price': [
    'At or above the current price: margin is called at once.',
    '不低于最新价格，保存后即触发追保。',
    '不低於現價，儲存後即觸發追收。',
  ],
  'doubt.loan-above-advance': [
    'More than face × price × (1 − haircut). Entered as it is.',
    '超过 面额 × 价格 ×（1 − 折扣率），将按所填录入。',
    '超過 面額 × 價格 ×（1 − 扣減率），將按所填輸入。',
  ],
  'entity.find': ['Name of the borrower', '输入融资方名称', '輸入融資方名稱'],
  of: ['{price}, {day}', '{price}，{day}', '{price}，{day}'],
  updatePrice: ['Update price', '更新价格', '更新價格'],
  updatePriceOf: ['Update price of {bond}', '更新 {bond} 的价格', '更新 {bond} 的價格'],
  'price.scope': ['Apply to', '适用于', '適用於'],
  'price.scope.bond': ['All open loan deals on this bond', '此债券的全部存续交易', '此債券的全部存續交易'],
  'price.scope.loan': ['This loan deal only', '仅此笔交易', '僅此筆交易'],
  'price.done_one': [
    'Price of {count} loan deal updated',
    '已更新 {count} 笔交易的价格',
    '已更新 {count} 筆交易的價格',
  ],
  'price.done_other': [
    'Price of {count} loan deals updated',
    '已更新 {count} 笔交易的价格',
    '已更新 {count} 筆交易的價格',
  ],
  'price.same': [
    'The price is the same. Nothing was changed.',
    '价格相同，未作任何更改。',
    '價格相同，未作任何更改。',
  ],
  'price.older': [
    'A price of a later date is stored already. Nothing was changed.',
    '已有较新日期的价格，未作任何更改。',
    '已有較新日期的價格，未作任何更改。',
  ],
  'field.loan': ['Loan deal', '融资交易', '融資交易'],
  callPrice: ['Call price', '追保价', '追收價'],
  cover: ['Cover', '补足', '補足'],
  price: glossary.price,
  ltv: ['LTV %', '融资比 %', '融資比 %'],
  points: ['{points} points', '{points} 点', '{points} 點'],
  edit: glossary.edit,
})

/** What happened to a loan deal. */
export const loanEventText = defineText('loan-events', {
  added: common.entered,
  edited: ['Terms edited', '修改条款', '修改條款'],
  priced: ['Price updated', '更新价格', '更新價格'],
  called: ['Margin called', '触发追保', '觸發追收'],
  warned: ['Warned', '触发预警', '觸發預警'],
  reviewed: loanCommon.reviewed,
  moved: ['Moved with a merged institution', '随机构合并转移', '隨機構合併轉移'],
  closed: loanRows.closed,
  failed: common.historyNotLoaded,
  earlier: ['Earlier entries: {count}', '更早记录：{count} 条', '更早紀錄：{count} 條'],
})
