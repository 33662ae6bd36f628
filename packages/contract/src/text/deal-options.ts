import type { ReasonRows } from './row.ts'

/** Options and capital terms: impossible ones, and ones that look wrong. */
export const dealOptionRows = {
  'deal.option-outside': [
    'This day must fall between issue and maturity.',
    '该日期须介于发行日与到期日之间。',
    '該日期須介乎發行日與到期日之間。',
  ],
  'deal.options-order': [
    'List options of one kind in date order.',
    '同类条款须按时间先后排列。',
    '同類條款須按時間先後排列。',
  ],
  'deal.option-steps': [
    'Prices must change in date order, after the first day and before the last.',
    '价格调整须按时间先后排列，并介于首日与最后一日之间。',
    '價格調整須按時間先後排列，並介乎首日與最後一日之間。',
  ],
  'deal.option-notice': [
    'The longest notice must not be shorter than the shortest.',
    '最长通知期不得短于最短通知期。',
    '最長通知期不得短於最短通知期。',
  ],
  'deal.option-part': [
    'This does not belong to an option of this kind. Remove it or change the kind.',
    '此项不适用于该类选择权，请删除或更改类型。',
    '此項不適用於該類選擇權，請刪除或更改類型。',
  ],
  'deal.capital-no-absorption': [
    'Say first whether losses are absorbed by contract or by law.',
    '请先填写损失吸收依据（合同约定或法定）。',
    '請先填寫吸收虧損的依據（合約訂明或法定）。',
  ],
  'deal.capital-no-conversion': [
    'Only a conversion into shares has this. Remove it or set “Absorbed by” to conversion into shares.',
    '此项仅适用于转股，请删除或将损失吸收方式改为转股。',
    '此項只適用於轉換為股份，請刪除或將吸收虧損方式改為轉換為股份。',
  ],
  'deal.capital-floor': [
    'The floor must not be above the conversion price.',
    '最低转股价不得高于转股价。',
    '最低轉換價不得高於轉換價。',
  ],
  'deal.odd-call-rises': [
    'The price of a call rises. Usually it falls.',
    '赎回价格逐步上升，通常应逐步下降。',
    '贖回價格逐步上升，通常應逐步下降。',
  ],
  'deal.odd-make-whole-late': [
    'The make-whole call does not end when the first call begins.',
    '补偿性赎回并未于首个赎回日终止。',
    '補償性贖回並未於首個贖回日終止。',
  ],
  'deal.odd-clean-up-share': [
    'A clean-up call at {share}% is unusual; 75% to 90% are common.',
    '清理性赎回门槛 {share}% 较为少见，通常为 75% 至 90%。',
    '清理性贖回門檻 {share}% 較為少見，通常為 75% 至 90%。',
  ],
  'deal.odd-regulatory-call': [
    'A regulatory call is usual for regulatory capital, not for this ranking.',
    '监管事件赎回通常用于资本工具，与该清偿顺序不符。',
    '監管事件贖回通常用於資本票據，與該償付次序不符。',
  ],
  'deal.odd-capital-call': [
    'Bank capital usually has no call in its first five years.',
    '银行资本工具在首五年内通常不设赎回权。',
    '銀行資本票據首五年內通常不設贖回權。',
  ],
  'deal.odd-capital-senior': [
    'Capital terms are entered, but the bond is senior.',
    '已填写资本条款，但债券为高级债。',
    '已填寫資本條款，但債券屬高級債。',
  ],
  'deal.odd-at1-absorption': [
    'An AT1 absorbs losses, and nothing is entered about it.',
    'AT1 须能吸收损失，但尚未填写相关条款。',
    'AT1 須能吸收虧損，但尚未填寫相關條款。',
  ],
  'deal.odd-at1-trigger': [
    'An AT1 usually has a trigger of at least 5.125%.',
    'AT1 的触发比率通常不低于 5.125%。',
    'AT1 的觸發比率通常不低於 5.125%。',
  ],
  'deal.odd-at1-deferral': [
    'Coupons of an AT1 are cancelled, not deferred.',
    'AT1 的派息是取消而非递延。',
    'AT1 的派息是取消而非遞延。',
  ],
  'deal.odd-hybrid-deferral': [
    'A hybrid usually lets the issuer defer coupons, and nothing is entered about it.',
    '混合资本债券通常可递延派息，但尚未填写。',
    '混合資本債券通常可遞延派息，但尚未填寫。',
  ],
} as const satisfies ReasonRows
