import type { ReasonRows } from './row.ts'

/** Refusals about bond arithmetic. */
export const bondsRows = {
  'bond.no-maturity': ['A maturity date or a tenor is needed', '请填写到期日或期限', '請填寫到期日或年期'],
  'bond.tenor-zero': ['The tenor must be longer than nothing', '期限必须大于零', '年期必須大於零'],
  'bond.matures-too-early': [
    'The maturity must come after issue and settlement',
    '到期日必须晚于发行日和交割日',
    '到期日必須遲於發行日和交收日',
  ],
  'bond.too-long': [
    'A bond runs for {most} years at most; without an end it is perpetual',
    '债券期限最长 {most} 年；没有到期日的为永续债',
    '債券年期最長 {most} 年；沒有到期日的為永續債',
  ],
  'bond.first-coupon-outside': [
    'The first coupon must be paid after interest begins and by maturity',
    '首次付息日必须晚于起息日，且不晚于到期日',
    '首次派息日必須遲於起息日，且不遲於到期日',
  ],
  'bond.settles-before-interest': [
    'The bond settles before its interest begins',
    '交割日早于起息日',
    '交收日早於起息日',
  ],
  'bond.option-outside': [
    'Calls and puts must come after issue and before maturity',
    '赎回日和回售日必须晚于起息日、早于到期日',
    '贖回日和回售日必須遲於起息日、早於到期日',
  ],
  'bond.no-yield': [
    'No yield between {least}% and {most}% gives this price',
    '在 {least}% 至 {most}% 之间没有与此价格相符的收益率',
    '在 {least}% 至 {most}% 之間沒有與此價格相符的收益率',
  ],
  'bond.no-margin': [
    'No margin between {least} and {most} basis points gives this price',
    '在 {least} 至 {most} 个基点之间没有与此价格相符的利差',
    '在 {least} 至 {most} 個基點之間沒有與此價格相符的息差',
  ],
  'bond.no-price': [
    'No price between {least} and {most} belongs to these figures',
    '这些数值对应的价格不在 {least} 至 {most} 之间',
    '這些數值對應的價格不在 {least} 至 {most} 之間',
  ],
  'isin.wrong': [
    'This is not an ISIN: the check digit or the form is wrong',
    'ISIN 有误：格式或校验位不正确',
    'ISIN 有誤：格式或檢查碼不正確',
  ],
  'holiday.years': [
    'Years must run forward, from {first} to {last}, {most} of them at most',
    '年份须由先到后，在 {first} 至 {last} 年之间，最多 {most} 年',
    '年份須由先到後，在 {first} 至 {last} 年之間，最多 {most} 年',
  ],
  'rate.not-understood': ['This is not a number', '请输入数字', '請輸入數字'],
  'rate.out-of-range': [
    'Must be from {least} to {most}',
    '必须在 {least} 至 {most} 之间',
    '必須在 {least} 至 {most} 之間',
  ],
  'rate.too-fine': ['At most {places} decimals', '最多 {places} 位小数', '最多 {places} 位小數'],
} as const satisfies ReasonRows
