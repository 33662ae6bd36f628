import { defineText } from '../../../platform/text.ts'

/** What an investor was allocated. US, CN, HK. */
export const ownText = defineText('allocation-own', {
  title: ['Your allocation', '您的配售', '您的配售'],
  failed: ['Your allocation could not be loaded', '您的配售加载失败', '您的配售載入失敗'],
  again: ['Try again', '重试', '重試'],
  of: ['of {asked}mm, {fill}%', '认购 {asked}百万，{fill}%', '認購 {asked}百萬，{fill}%'],
  unit: ['{currency} mm', '百万 {currency}', '百萬 {currency}'],
  nothing: ['This order was not allocated.', '该订单未获配售。', '該訂單未獲配售。'],
  replaces: [
    'This confirmation replaces the previous one.',
    '本确认书取代上一份确认书。',
    '本確認書取代上一份確認書。',
  ],
  order: ['Order {number}', '订单 {number}', '訂單 {number}'],
  pays: ['Amount due', '应付金额', '應付金額'],
  principal: ['Principal', '本金', '本金'],
  interest: ['Accrued interest', '应计利息', '應計利息'],
  price: ['Price', '价格', '價格'],
  coupon: ['Coupon %', '票息 %', '票息 %'],
  settles: ['Settles', '交割日', '交收日'],
  matures: ['Matures', '到期日', '到期日'],
  isin: ['ISIN', 'ISIN', 'ISIN'],
  confirmed: ['Confirmed at', '确认时间', '確認時間'],
  file: ['Confirmation (PDF)', '确认书（PDF）', '確認書（PDF）'],
  report: ['Fill report', '配售结果报告', '配售結果報告'],
})
