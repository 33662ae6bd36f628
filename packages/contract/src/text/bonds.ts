import { glossary } from '../kernel/glossary/index.ts'
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
    'The last coupon before the final one must be a coupon date before maturity.',
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
  'bond.no-yield-frequency': [
    'Choose how often the yield of a zero coupon compounds.',
    '请选择零息债券收益率的复利频率。',
    '請選擇零息債券收益率的複利頻率。',
  ],
  'bond.zero-perpetual': [
    'A zero coupon needs a maturity.',
    '零息债券必须有到期日。',
    '零息債券必須有到期日。',
  ],
  'bond.legs-order': [
    'Legs must start in order, after the interest start date and before maturity. At most {most} legs.',
    '票息阶段须按开始日先后排列，晚于起息日且早于到期日，最多 {most} 段。',
    '票息階段須按開始日先後排列，遲於起息日且早於到期日，最多 {most} 段。',
  ],
  'bond.steps-order': [
    'Enter at most {most} steps, in the order of their days.',
    '请按日期先后填写各次调整，最多 {most} 次。',
    '請按日期先後填寫各次調整，最多 {most} 次。',
  ],
  'bond.coupon-range': [
    'A coupon or a margin must be from {least} to {most}.',
    '票息或利差必须在 {least} 至 {most} 之间。',
    '票息或息差必須在 {least} 至 {most} 之間。',
  ],
  'bond.floor-above-cap': [
    'The floor must not be above the cap.',
    '利率下限不得高于上限。',
    '利率下限不得高於上限。',
  ],
  'bond.count-wrong': [
    'Enter a whole number from {least} to {most}.',
    '请输入 {least} 至 {most} 之间的整数。',
    '請輸入 {least} 至 {most} 之間的整數。',
  ],
  'bond.days-range': [
    'Enter days from {first} to {last}.',
    '日期的年份须在 {first} 至 {last} 之间。',
    '日期的年份須在 {first} 至 {last} 之間。',
  ],
  'bond.redemption-range': [
    'A redemption price must be from {least} to {most}.',
    '偿还价格必须在 {least} 至 {most} 之间。',
    '償還價格必須在 {least} 至 {most} 之間。',
  ],
  'bond.repayments-wrong': [
    'Repayments must be on coupon dates before maturity and leave some face.',
    '分期还本须在到期日之前的付息日，且不得还清全部面值。',
    '分期還本須在到期日之前的派息日，且不得還清全部面值。',
  ],
  'bond.too-many-options': [
    'Enter at most {most} call and put schedules.',
    '赎回和回售安排最多 {most} 项。',
    '贖回和回售安排最多 {most} 項。',
  ],
  'bond.no-index-level': [
    'Enter a level of the index for every coupon that is not fixed.',
    '请为每个尚未确定的票息填写指数水平。',
    '請為每個尚未釐定的票息填寫指數水平。',
  ],
  'bond.no-benchmark-level': [
    'Enter the current yield of the reset benchmark.',
    '请填写重置基准的当前收益率。',
    '請填寫重設基準的當前收益率。',
  ],
  'bond.yield-range': [
    'Enter a yield or a level from {least}% to {most}%.',
    '收益率或利率水平必须在 {least}% 至 {most}% 之间。',
    '收益率或利率水平必須在 {least}% 至 {most}% 之間。',
  ],
  'bond.not-floating': [
    'A discount margin needs floating coupons only: some of these are fixed.',
    '贴现利差只适用于全部为浮动的票息，此债券尚有固定票息。',
    '貼現息差只適用於全部為浮動的票息，此債券尚有固定票息。',
  ],
  'bond.margin-endless': [
    'A discount margin without maturity needs an index that stays as it is.',
    '永续债的贴现利差须假设指数保持不变。',
    '永續債的貼現息差須假設指數保持不變。',
  ],
  'bond.no-fixing': ['Enter the fixing of {day}.', '请填写 {day} 的定盘利率。', '請填寫 {day} 的定盤利率。'],
  'bond.period-wrong': [
    'These days make no coupon period.',
    '这些日期不构成计息期。',
    '這些日期不構成計息期。',
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
  'rate.decimal-comma': glossary.writeWithAPoint,
  'rate.out-of-range': [
    'Enter a number from {least} to {most}.',
    '必须在 {least} 至 {most} 之间。',
    '必須在 {least} 至 {most} 之間。',
  ],
  'rate.too-fine': ['Enter at most {places} decimals.', '最多 {places} 位小数。', '最多 {places} 位小數。'],
} as const satisfies ReasonRows
