import type { ReasonRows } from './row.ts'

/** Refusals about bond arithmetic. */
export const bondsRows = {
  'bond.no-maturity': ['Enter a maturity date or a tenor.', '请填写到期日或期限。', '請填寫到期日或年期。'],
  'bond.tenor-zero': ['The tenor must be above zero.', '期限必须大于零。', '年期必須大於零。'],
  'bond.matures-too-early': [
    'The maturity must come after issue and settlement.',
    '到期日必须晚于发行日和交割日。',
    '到期日必須遲於發行日和交收日。',
  ],
  'bond.too-long': [
    'The maximum tenor is {most} years. Choose perpetual for no maturity.',
    '债券期限最长 {most} 年；没有到期日的为永续债。',
    '債券年期最長 {most} 年；沒有到期日的為永續債。',
  ],
  'bond.first-coupon-outside': [
    'The first coupon must come after the interest start date and by maturity.',
    '首次付息日必须晚于起息日，且不晚于到期日。',
    '首次派息日必須遲於起息日，且不遲於到期日。',
  ],
  'bond.penultimate-outside': [
    'The last coupon before the final one must be a coupon day before maturity.',
    '倒数第二个付息日必须是到期日之前的付息日。',
    '倒數第二個派息日必須是到期日之前的派息日。',
  ],
  'bond.settles-before-interest': [
    'Settlement must not come before the interest start date.',
    '交割日早于起息日。',
    '交收日早於起息日。',
  ],
  'bond.option-outside': [
    'Calls and puts must come after issue and before maturity.',
    '赎回日和回售日必须晚于发行日、早于到期日。',
    '贖回日和回售日必須遲於發行日、早於到期日。',
  ],
  'bond.no-yield': [
    'No yield from {least}% to {most}% gives this price.',
    '在 {least}% 至 {most}% 之间没有与此价格相符的收益率。',
    '在 {least}% 至 {most}% 之間沒有與此價格相符的收益率。',
  ],
  'bond.no-margin': [
    'No margin from {least} to {most} bp gives this price.',
    '在 {least} 至 {most} 个基点之间没有与此价格相符的利差。',
    '在 {least} 至 {most} 個基點之間沒有與此價格相符的息差。',
  ],
  'bond.no-quotation': [
    'Choose how often the benchmark pays: its name does not say it.',
    '请选择基准的付息频率：其名称未说明。',
    '請選擇基準的派息頻率：其名稱未說明。',
  ],
  'bond.no-price': [
    'These figures give no price from {least} to {most}.',
    '这些数值对应的价格不在 {least} 至 {most} 之间。',
    '這些數值對應的價格不在 {least} 至 {most} 之間。',
  ],
  'isin.wrong': ['This is not a valid ISIN.', 'ISIN 无效。', 'ISIN 無效。'],
  'holiday.range': [
    'Enter a period of at most {most} days, in order, with at least one Monday to Friday.',
    '请填写先后有序、最多 {most} 天且至少含一个周一至周五的期间。',
    '請填寫先後有序、最多 {most} 天且至少含一個星期一至五的期間。',
  ],
  'holiday.years': [
    'Enter at most {most} years, in order, from {first} to {last}.',
    '年份须由先到后，在 {first} 至 {last} 年之间，最多 {most} 年。',
    '年份須由先到後，在 {first} 至 {last} 年之間，最多 {most} 年。',
  ],
  'rate.not-understood': ['Enter a number.', '请输入数字。', '請輸入數字。'],
  'rate.out-of-range': [
    'Enter a number from {least} to {most}.',
    '必须在 {least} 至 {most} 之间。',
    '必須在 {least} 至 {most} 之間。',
  ],
  'rate.too-fine': ['Enter at most {places} decimals.', '最多 {places} 位小数。', '最多 {places} 位小數。'],
} as const satisfies ReasonRows
