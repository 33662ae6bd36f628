import type { ReasonRows } from './row.ts'
import { glossary } from '../kernel/glossary/index.ts'

/** Refusals about limits of §9. */
export const quotaRows = {
  'quota.over-bond': [
    'The limit of this bond is {limit}mm {currency}: {used}mm is used, {available}mm is available, and this order needs {asked}mm more.',
    '本债券限额为 {limit} 百万{currency}：已用 {used} 百万，可用 {available} 百万，本次新增 {asked} 百万。',
    '本債券限額為 {limit} 百萬{currency}：已用 {used} 百萬，可用 {available} 百萬，本次新增 {asked} 百萬。',
  ],
  'quota.over-org': [
    'The limit of this institution is {limit}mm {currency}: {used}mm is used, {available}mm is available, and this order needs {asked}mm more.',
    '该机构限额为 {limit} 百万{currency}：已用 {used} 百万，可用 {available} 百万，本次新增 {asked} 百万。',
    '該機構限額為 {limit} 百萬{currency}：已用 {used} 百萬，可用 {available} 百萬，本次新增 {asked} 百萬。',
  ],
  'quota.over-org-bond': [
    'The limit of this institution on this bond is {limit}mm {currency}: {used}mm is used, {available}mm is available, and this order needs {asked}mm more.',
    '该机构在本债券的限额为 {limit} 百万{currency}：已用 {used} 百万，可用 {available} 百万，本次新增 {asked} 百万。',
    '該機構在本債券的限額為 {limit} 百萬{currency}：已用 {used} 百萬，可用 {available} 百萬，本次新增 {asked} 百萬。',
  ],
  'quota.over-business': [
    'The limit of the whole business is {limit}mm {currency}: {used}mm is used, {available}mm is available, and this order needs {asked}mm more.',
    '全部业务限额为 {limit} 百万{currency}：已用 {used} 百万，可用 {available} 百万，本次新增 {asked} 百万。',
    '全部業務限額為 {limit} 百萬{currency}：已用 {used} 百萬，可用 {available} 百萬，本次新增 {asked} 百萬。',
  ],
  'quota.full-bond': [
    'The limit of this bond is {limit}mm {currency}: {used}mm is used, and this order needs {asked}mm more.',
    '本债券限额为 {limit} 百万{currency}：已用 {used} 百万，本次新增 {asked} 百万。',
    '本債券限額為 {limit} 百萬{currency}：已用 {used} 百萬，本次新增 {asked} 百萬。',
  ],
  'quota.full-org': [
    'The limit of this institution is {limit}mm {currency}: {used}mm is used, and this order needs {asked}mm more.',
    '该机构限额为 {limit} 百万{currency}：已用 {used} 百万，本次新增 {asked} 百万。',
    '該機構限額為 {limit} 百萬{currency}：已用 {used} 百萬，本次新增 {asked} 百萬。',
  ],
  'quota.full-org-bond': [
    'The limit of this institution on this bond is {limit}mm {currency}: {used}mm is used, and this order needs {asked}mm more.',
    '该机构在本债券的限额为 {limit} 百万{currency}：已用 {used} 百万，本次新增 {asked} 百万。',
    '該機構在本債券的限額為 {limit} 百萬{currency}：已用 {used} 百萬，本次新增 {asked} 百萬。',
  ],
  'quota.full-business': [
    'The limit of the whole business is {limit}mm {currency}: {used}mm is used, and this order needs {asked}mm more.',
    '全部业务限额为 {limit} 百万{currency}：已用 {used} 百万，本次新增 {asked} 百万。',
    '全部業務限額為 {limit} 百萬{currency}：已用 {used} 百萬，本次新增 {asked} 百萬。',
  ],
  'quota.no-rate': [
    'A hard limit cannot be checked without rates for {currencies}. Ask a super administrator to set them.',
    '缺少 {currencies} 汇率，无法核对硬性限额，请联系超级管理员录入。',
    '缺少 {currencies} 匯率，無法核對硬性限額，請聯絡超級管理員錄入。',
  ],
  'quota.contact-desk': ['Contact your desk.', '请联系您的销售交易台。', '請聯絡您的銷售交易台。'],
  'quota.wrong': glossary.correctTheFields,
  'quota.scope-wrong': [
    'Choose what this level of limit is on.',
    '请选择该级限额所对应的对象。',
    '請選擇該級限額所對應的對象。',
  ],
  'quota.not-investor': [
    'Limits are for institutions that invest. Choose another one.',
    '限额仅适用于投资机构，请另选机构。',
    '限額僅適用於投資機構，請另選機構。',
  ],
  'quota.amount-missing': ['Enter an amount above zero.', '请填写大于零的金额。', '請填寫大於零的金額。'],
  'quota.rates-missing': [
    'Rates for {currencies} are missing: without them this limit cannot be checked. A super administrator can set them.',
    '缺少 {currencies} 汇率，无法核对该限额，请由超级管理员录入。',
    '缺少 {currencies} 匯率，無法核對該限額，請由超級管理員錄入。',
  ],
  'quota.deal-over': [
    'This deal takes no orders any more.',
    '该项目已不再接受订单。',
    '該項目已不再接受訂單。',
  ],
  'quota.exists': [
    'There is a limit already. Change that one.',
    '已有该限额，请直接修改。',
    '已有該限額，請直接修改。',
  ],
  'quota.until-past': ['Choose a time in the future.', '请选择未来的时间。', '請選擇未來的時間。'],
  'quota.override-over': [
    'This override is over or has ended already.',
    '该特批已到期或已终止。',
    '該特批已到期或已終止。',
  ],
  'quota.base-rate': [
    '{currency} is the base currency, and its rate is always 1.',
    '{currency} 为基准货币，汇率恒为 1。',
    '{currency} 為基準貨幣，匯率恆為 1。',
  ],
  'quota.rate-wrong': [
    'Enter a rate above zero with at most {places} decimals.',
    '请填写大于零的汇率，小数不超过 {places} 位。',
    '請填寫大於零的匯率，小數不超過 {places} 位。',
  ],
  'quota.rate-day': [
    'A rate holds from today or an earlier day on.',
    '汇率生效日不得晚于今天。',
    '匯率生效日不得晚於今天。',
  ],
  'quota.rate-far': [
    'The rate of {currency} was {was}; {is} is a move of {move}%. Please confirm.',
    '{currency} 汇率原为 {was}，{is} 变动 {move}%，请确认。',
    '{currency} 匯率原為 {was}，{is} 變動 {move}%，請確認。',
  ],
} as const satisfies ReasonRows
