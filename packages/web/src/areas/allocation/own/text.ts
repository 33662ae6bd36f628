import { glossary } from '@bookrunner/contract/kernel'
import { defineText } from '../../../platform/text.ts'
import { allocationCommon } from '../common-text.ts'
import { common } from '../../../kit/common-text.ts'

/** What an investor was allocated. US, CN, HK. */
export const ownText = defineText('allocation-own', {
  title: ['Your allocation', '您的配售', '您的配售'],
  failed: ['Your allocation could not be loaded', '您的配售加载失败', '未能載入您的配售'],
  again: common.tryAgain,
  of: ['of {orderSize}mm, {fill}%', '认购 {orderSize} 百万，{fill}%', '認購 {orderSize} 百萬，{fill}%'],
  replaces: [
    'This confirmation replaces the previous one.',
    '本确认书取代上一份确认书。',
    '本確認書取代上一份確認書。',
  ],
  outdated: [
    'The terms were corrected after this confirmation. A new confirmation will replace it.',
    '本确认书发出后，条款已更正；新的确认书将取代本确认书。',
    '本確認書發出後，條款已更正；新的確認書將取代本確認書。',
  ],
  order: common.orderOfNumber,
  nominal: common.nominal,
  accrued: common.accruedInterest,
  consideration: common.consideration,
  price: common.price,
  coupon: ['Coupon %', '票息 %', '票息 %'],
  settles: allocationCommon.settles,
  matures: ['Matures', '到期日', '到期日'],
  perpetual: glossary.perpetual,
  confirmed: ['Confirmed at', '确认时间', '確認時間'],
  file: ['Allocation confirmation (PDF)', '配售确认书（PDF）', '配售確認書（PDF）'],
  'file.of': [
    'Allocation confirmation (PDF) of order {number}',
    '订单 {number} 的配售确认书（PDF）',
    '訂單 {number} 的配售確認書（PDF）',
  ],
  report: allocationCommon.fillReport,
})
