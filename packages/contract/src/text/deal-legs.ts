import type { ReasonRows } from './row.ts'

/** Refusals about coupon legs of a deal. */
export const dealLegRows = {
  'deal.zero-legs': [
    'A zero coupon has no legs: remove them or choose another coupon type.',
    '零息债券没有票息阶段：请移除各阶段或更改票息类型。',
    '零息債券沒有票息階段：請移除各階段或更改票息類型。',
  ],
  'deal.leg-first-day': [
    'The first leg starts with the bond: leave its day empty.',
    '首个阶段自起息日开始，日期请留空。',
    '首個階段自起息日開始，日期請留空。',
  ],
  'deal.leg-first-kind': [
    'The first leg floats only if the coupon type is floating, and is never a reset.',
    '仅票息类型为浮动时首个阶段可为浮动，且不得为利率重置。',
    '僅票息類型為浮動時首個階段可為浮動，且不得為利率重設。',
  ],
  'deal.leg-first-rate': [
    'The first leg pays the deal’s coupon or quoted margin: enter it there.',
    '首个阶段按本项目的票息或报价利差付息：请在该处填写。',
    '首個階段按本項目的票息或報價息差付息：請在該處填寫。',
  ],
  'deal.odd-period-typed': [
    'Enter the coupon date or choose the period, not both.',
    '请填写付息日或选择较短/较长的期间，不能两者并用。',
    '請填寫付息日或選擇較短/較長的期間，不能兩者並用。',
  ],
  'deal.odd-leg': [
    'The coupon schedule gives {expected} for the start of this leg.',
    '按付息日程，此阶段应自 {expected} 开始。',
    '按付息日程，此階段應自 {expected} 開始。',
  ],
  'bond.leg-margin': [
    'Enter the margin of leg {leg}: this figure depends on it.',
    '请填写第 {leg} 阶段的利差：此数值取决于该利差。',
    '請填寫第 {leg} 階段的息差：此數值取決於該息差。',
  ],
} as const satisfies ReasonRows
