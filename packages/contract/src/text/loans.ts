import type { ReasonRows } from './row.ts'

/** Refusals about loan deals and margin calls. */
export const loansRows = {
  'loan.amount-zero': [
    'Face and loan are above zero.',
    '面额与融资金额须大于零。',
    '面額與融資金額須大於零。',
  ],
  'loan.haircut-wrong': [
    'The haircut is from 0 to less than 100 per cent.',
    '折扣率须不低于 0% 且小于 100%。',
    '扣減率須不低於 0% 且小於 100%。',
  ],
  'loan.maintenance-wrong': [
    'The maintenance margin is from 0 to the haircut.',
    '维持保证金率须介于 0 与折扣率之间。',
    '維持保證金率須介乎 0 與扣減率之間。',
  ],
  'loan.price-wrong': [
    'A price is above 0 and at most 1000 per cent of face.',
    '价格须大于 0，且不超过面额的 1000%。',
    '價格須大於 0，且不超過面額的 1000%。',
  ],
  'loan.price-future': [
    'The date of the price has not begun yet.',
    '价格日期不可晚于今日。',
    '價格日期不可晚於今日。',
  ],
  'loan.price-older': ['A price of {day} is stored already.', '已有 {day} 的价格。', '已有 {day} 的價格。'],
  'loan.not-financed': [
    'No open loan deal has this bond.',
    '没有以此债券为抵押的存续融资交易。',
    '沒有以此債券為抵押的存續融資交易。',
  ],
  'loan.call-price-wrong': [
    'The margin call price is above 0 and at most 1000 per cent of face. Check face, loan and margin.',
    '追保价须大于 0，且不超过面额的 1000%。请核对面额、融资金额及保证金率。',
    '追收價須大於 0，且不超過面額的 1000%。請核對面額、融資金額及保證金率。',
  ],
  'loan.band-wrong': [
    'The warning band is from 0 to 50 per cent.',
    '预警带须介于 0% 与 50% 之间。',
    '預警帶須介乎 0% 與 50% 之間。',
  ],
  'loan.bands-wrong': [
    'Bands are from 0 to 50 per cent, and watch is at least as wide as warning.',
    '区间须介于 0% 与 50% 之间，且关注带不可窄于预警带。',
    '區間須介乎 0% 與 50% 之間，且關注帶不可窄於預警帶。',
  ],
  'loan.days-order': ['The end is before the start.', '到期日早于起始日。', '到期日早於起始日。'],
  'loan.user-elsewhere': [
    'This user does not work for the borrower. Choose one of its contacts.',
    '该用户不属于融资方，请选择其联系人。',
    '該用戶不屬於融資方，請選擇其聯絡人。',
  ],
  'loan.closed': ['The loan deal is closed.', '该融资交易已了结。', '該融資交易已了結。'],
  'loan.has-inquiries': [
    'The loan deal had a margin call or warning. Close it instead of deleting it.',
    '该融资交易曾触发追保或预警，请了结而非删除。',
    '該融資交易曾觸發追收或預警，請了結而非刪除。',
  ],
  'loan.inquiry-reviewed': [
    '{name} reviewed this margin call at {at}. Nothing was changed.',
    '{name} 已于 {at} 审阅，未作任何更改。',
    '{name} 已於 {at} 審閱，未作任何更改。',
  ],
  'entity.has-loans': [
    'It has loan deals: {count}.',
    '其名下有融资交易：{count} 笔。',
    '其名下有融資交易：{count} 筆。',
  ],
} as const satisfies ReasonRows
