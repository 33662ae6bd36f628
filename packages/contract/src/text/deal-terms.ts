import type { ReasonRows } from './row.ts'

/** Refusals about the terms of a deal. */
export const dealTermsRows = {
  'deal.tenor-missing': [
    'Enter a tenor in years, months or days, or choose perpetual.',
    '请填写期限：年、月或日，或选择永续。',
    '請填寫年期：年、月或日，或選擇永續。',
  ],
  'deal.rating-missing': [
    'Enter at least one rating, or mark the deal as not rated.',
    '请至少填写一项评级，或注明未评级。',
    '請至少填寫一項評級，或註明未獲評級。',
  ],
  'deal.bank-missing': ['Add at least one bank.', '请至少填写一家承销团银行。', '請至少填寫一間承銷團銀行。'],
  'deal.addressed-missing': [
    'Choose the investors this deal is for.',
    '请选择项目面向的投资者。',
    '請選擇項目面向的投資者。',
  ],
  'deal.waiver-missing': [
    'Enter the reason for the issuer’s waiver.',
    '请说明发行人豁免签署的原因。',
    '請說明發行人豁免簽署的原因。',
  ],
  'deal.cap-range': [
    'The size cap must be above 0 and at most 100%.',
    '单笔上限须大于 0 且不超过 100%。',
    '單筆上限須大於 0 且不超過 100%。',
  ],
  'deal.rate-range': [
    'This must lie between {least} and {most}.',
    '此项须介于 {least} 与 {most} 之间。',
    '此項須介乎 {least} 與 {most} 之間。',
  ],
  'deal.step-zero': ['The coupon step must be above zero.', '票息步长须大于零。', '票息步長須大於零。'],
  'deal.isin-wrong': [
    'This is not a valid ISIN. Check its twelve characters.',
    'ISIN 不正确：共十二位，末位为校验码。',
    'ISIN 不正確：共十二位，末位為檢查碼。',
  ],
  'deal.code-form': [
    'The code has 4 to 40 letters, digits, hyphens or underscores.',
    '代码须为 4 至 40 位字母、数字、连字符或下划线。',
    '代碼須為 4 至 40 個字母、數字、連字號或底線。',
  ],
  'deal.not-in-syndicate': [
    'This bank is not in the syndicate.',
    '该银行不在承销团内。',
    '該銀行不在承銷團內。',
  ],
  'deal.not-underwriter': [
    'This institution is not an underwriter.',
    '该机构不是承销商。',
    '該機構不是承銷商。',
  ],
  'deal.not-issuer': ['This institution is not an issuer.', '该机构不是发行人。', '該機構不是發行人。'],
  'deal.tenor-zero': ['The tenor must be above zero.', '期限须大于零。', '年期須大於零。'],
  'deal.perpetual-maturity': [
    'A perpetual has no maturity date.',
    '永续债没有到期日。',
    '永續債沒有到期日。',
  ],
  'deal.settles-before-pricing': [
    'Settlement must come after pricing.',
    '结算日早于定价日。',
    '結算日早於定價日。',
  ],
  'deal.issue-before-pricing': [
    'The issue date must come after pricing, except for a tap.',
    '发行日早于定价日；仅增发可如此。',
    '發行日早於定價日；僅增發可如此。',
  ],
  'deal.maturity-before-issue': [
    'Maturity must come after issue and settlement.',
    '到期日须晚于发行日与结算日。',
    '到期日須遲於發行日與結算日。',
  ],
  'deal.first-coupon-outside': [
    'The first coupon must fall between the interest start date and maturity.',
    '首个付息日须介于起息日与到期日之间。',
    '首個付息日須介乎起息日與到期日之間。',
  ],
  'deal.interest-after-settlement': [
    'Interest must start on or before settlement.',
    '起息日不得晚于结算日。',
    '起息日不得遲於結算日。',
  ],
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
  'deal.rating-twice': [
    'This agency already has this rating.',
    '该机构对此已有一项评级。',
    '該機構對此已有一項評級。',
  ],
  'deal.rating-both': [
    'Choose either a grade or not rated.',
    '评级与未评级不可同时选择。',
    '評級與未獲評級不可同時選擇。',
  ],
  'deal.rating-unrated': [
    'The deal is marked as not rated. Remove the rating or the mark.',
    '项目已注明未评级。',
    '項目已註明未獲評級。',
  ],
  'deal.rating-agency': ['Enter the agency’s name.', '请填写评级机构名称。', '請填寫評級機構名稱。'],
  'deal.roles-together': [
    'The selected roles cannot exist at the same time.',
    '所选角色不能同时存在。',
    '所選角色不能同時存在。',
  ],
  'deal.bank-twice': [
    'This bank is already in the syndicate.',
    '该银行已在承销团内。',
    '該銀行已在承銷團內。',
  ],
  'deal.bank-without-role': ['Give this bank a role.', '请为该银行选择角色。', '請為該銀行選擇角色。'],
  'deal.bnd-alone': [
    'The B&D bank needs another role as well.',
    '簿记交割行须同时担任其他角色。',
    '簿記交割行須同時擔任其他角色。',
  ],
  'deal.bnd-twice': ['Only one bank can be B&D.', '只能有一家 B&D 银行。', '只能有一家 B&D 銀行。'],
  'deal.view-alone': [
    'Only a book manager can be view-only.',
    '仅查看是账簿管理人的标记。',
    '僅查看是賬簿管理人的標記。',
  ],
  'deal.odd-settlement': [
    'The settlement cycle gives {expected}.',
    '按 T+n 计算应为 {expected}。',
    '按 T+n 計算應為 {expected}。',
  ],
  'deal.odd-closed': [
    'Not a business day; the next is {expected}.',
    '非营业日；下一营业日为 {expected}。',
    '非營業日；下一營業日為 {expected}。',
  ],
  'deal.odd-maturity': [
    'The tenor gives {expected}.',
    '按期限计算应为 {expected}。',
    '按年期計算應為 {expected}。',
  ],
  'deal.odd-issue': [
    'This differs from the settlement date, {expected}.',
    '与结算日 {expected} 不同。',
    '與結算日 {expected} 不同。',
  ],
  'deal.odd-first-coupon': [
    'The coupon schedule gives {expected}.',
    '由到期日倒推应为 {expected}。',
    '由到期日倒推應為 {expected}。',
  ],
  'deal.odd-grade': [
    'This agency does not use this grade.',
    '该机构的评级体系中没有此等级。',
    '該機構的評級體系中沒有此等級。',
  ],
  'deal.odd-class': ['The ratings give {proposed}.', '按评级应为 {proposed}。', '按評級應為 {proposed}。'],
  'deal.odd-no-lead': [
    'No bank is OC or JGC, so the bank that created the deal acts as OC.',
    '没有 OC 或 JGC：由创建项目的机构代行 OC。',
    '沒有 OC 或 JGC：由建立項目的機構代行 OC。',
  ],
  'deal.odd-self-led': [
    'The issuer is in the syndicate, so its orders are issuer-related.',
    '发行人是承销团银行：其订单属发行人关联订单。',
    '發行人是承銷團銀行：其訂單屬發行人關聯訂單。',
  ],
} as const satisfies ReasonRows
