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
    '请至少填写一项评级，或注明无评级。',
    '請至少填寫一項評級，或註明無評級。',
  ],
  'deal.bank-missing': ['Add at least one bank.', '请至少添加一家银行。', '請至少新增一間銀行。'],
  'deal.addressed-missing': [
    'Choose the investors this deal is for.',
    '请选择受邀参与本项目的投资者。',
    '請選擇獲邀參與本項目的投資者。',
  ],
  'deal.waiver-missing': [
    'Enter the reason for the issuer’s waiver.',
    '请填写发行人豁免核准的原因。',
    '請填寫發行人豁免批核的原因。',
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
  'deal.cap-under-minimum': [
    'An order of the minimum, {least}mm, is above this cap.',
    '最低订单金额 {least} 百万已超过单笔上限。',
    '最低訂單金額 {least} 百萬已超過單筆上限。',
  ],
  'deal.denomination-over-size': [
    'The minimum denomination is above the deal size, {size}mm.',
    '最低面额高于发行规模 {size} 百万。',
    '最低面額高於發行規模 {size} 百萬。',
  ],
  'deal.perpetual-tenor': [
    'A perpetual has no years, months or days.',
    '永续债没有年、月、日期限。',
    '永續債沒有年、月、日年期。',
  ],
  'deal.step-zero': ['The coupon step must be above zero.', '票息步长须大于零。', '票息步長須大於零。'],
  'deal.isin-wrong': [
    'This is not a valid ISIN. Check its twelve characters.',
    'ISIN 无效，请核对十二位代码。',
    'ISIN 無效，請核對十二位代碼。',
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
    '交割日须晚于定价日。',
    '交收日須遲於定價日。',
  ],
  'deal.issue-before-pricing': [
    'The issue date must come after pricing, except for a tap.',
    '发行日须晚于定价日，增发除外。',
    '發行日須遲於定價日，增發除外。',
  ],
  'deal.maturity-before-issue': [
    'Maturity must come after issue and settlement.',
    '到期日须晚于发行日与交割日。',
    '到期日須遲於發行日及交收日。',
  ],
  'deal.first-coupon-outside': [
    'The first coupon must fall between the interest start date and maturity.',
    '首个付息日须介于起息日与到期日之间。',
    '首個付息日須介乎起息日與到期日之間。',
  ],
  'deal.interest-after-settlement': [
    'Interest must start on or before settlement.',
    '起息日不得晚于交割日。',
    '起息日不得遲於交收日。',
  ],
  'deal.rating-twice': [
    'This agency already has this rating.',
    '该机构对此已有一项评级。',
    '該機構對此已有一項評級。',
  ],
  'deal.rating-both': [
    'Choose either a grade or not rated.',
    '评级与无评级只能选择其一。',
    '評級與無評級只可選擇其一。',
  ],
  'deal.rating-unrated': [
    'The deal is marked as not rated. Remove the rating or the mark.',
    '项目已注明无评级，请删除评级或取消该标注。',
    '項目已註明無評級，請刪除評級或取消該標註。',
  ],
  'deal.rating-agency': ['Enter the agency’s name.', '请填写评级机构名称。', '請填寫評級機構名稱。'],
  'deal.rating-issue': [
    'The issue is marked as not rated. Remove its rating or the mark.',
    '债项已注明无评级，请删除其评级或取消该标注。',
    '債項已註明無評級，請刪除其評級或取消該標註。',
  ],
  'deal.rating-party': [
    'The deal does not name this guarantor or provider. Choose whose rating it is, or remove it.',
    '项目未列出该担保人或增信方，请选择评级所属方或删除评级。',
    '項目未列出該擔保人或增信方，請選擇評級所屬方或刪除評級。',
  ],
  'deal.rating-whose': [
    'Choose the guarantor or provider that has this rating.',
    '请选择该评级所属的担保人或增信方。',
    '請選擇該評級所屬的擔保人或增信方。',
  ],
  'deal.party-gone': [
    'The deal no longer names this party: somebody linked or removed it. Reload the list.',
    '项目已不再列出该名称：已被关联或移除。请刷新列表。',
    '項目已不再列出該名稱：已被連結或移除。請重新載入列表。',
  ],
  'deal.party-twice': ['This party is already listed.', '该机构已列出。', '該機構已列出。'],
  'deal.approval-days': [
    'An approval ends after it was issued.',
    '有效期须晚于签发日。',
    '有效期須遲於簽發日。',
  ],
  'deal.roles-together': [
    'The selected roles cannot exist at the same time',
    '所选角色不能同时存在',
    '所選角色不能同時存在',
  ],
  'deal.bank-twice': [
    'This bank is already in the syndicate.',
    '该银行已在承销团内。',
    '該銀行已在承銷團內。',
  ],
  'deal.bank-without-role': ['Give this bank a role.', '请为该银行选择角色。', '請為該銀行選擇角色。'],
  'deal.bnd-alone': [
    'The B&D bank needs another role as well.',
    '结算交割行（B&D）须同时担任其他角色。',
    '結算交收行（B&D）須同時擔任其他角色。',
  ],
  'deal.view-by-name': [
    'A bank that is a name only cannot be view-only: nobody logs in for it.',
    '仅有名称的银行无人登录，不能设为仅查看。',
    '只有名稱的銀行無人登入，不能設為僅可查看。',
  ],
  'deal.bnd-twice': [
    'Only one bank can be B&D.',
    '只能有一家结算交割行（B&D）。',
    '只能有一間結算交收行（B&D）。',
  ],
  'deal.view-alone': [
    'Only a book manager can be view-only.',
    '只有账簿管理人可设为仅查看。',
    '只有賬簿管理人可設為只供查看。',
  ],
  'deal.odd-settlement': [
    'The settlement cycle gives {expected}.',
    '按 T+n 计算应为 {expected}。',
    '按 T+n 計算應為 {expected}。',
  ],
  'deal.odd-closed': [
    'Not a business day; the next is {expected}.',
    '非营业日，下一营业日为 {expected}。',
    '非營業日，下一營業日為 {expected}。',
  ],
  'deal.odd-maturity': [
    'The tenor gives {expected}.',
    '按期限计算应为 {expected}。',
    '按年期計算應為 {expected}。',
  ],
  'deal.odd-issue': [
    'This differs from the settlement date, {expected}.',
    '与交割日 {expected} 不同。',
    '與交收日 {expected} 不同。',
  ],
  'deal.odd-first-coupon': [
    'The coupon schedule gives {expected}.',
    '按付息日程应为 {expected}。',
    '按付息日程應為 {expected}。',
  ],
  'deal.odd-grade': [
    'This agency does not use this grade.',
    '该评级机构不使用此等级。',
    '該評級機構不使用此等級。',
  ],
  'deal.odd-class': ['The ratings give {proposed}.', '按评级应为 {proposed}。', '按評級應為 {proposed}。'],
  'deal.odd-no-lead': [
    'No bank is OC or JGC, so the bank that created the deal acts as OC.',
    '没有银行担任 OC 或 JGC，由创建项目的银行代行 OC。',
    '沒有銀行擔任 OC 或 JGC，由建立項目的銀行代行 OC。',
  ],
  'deal.odd-self-led': [
    'The issuer is in the syndicate, so its orders are issuer-related.',
    '发行人为承销团成员，其订单属发行人关联订单。',
    '發行人為承銷團成員，其訂單屬發行人關聯訂單。',
  ],
} as const satisfies ReasonRows
