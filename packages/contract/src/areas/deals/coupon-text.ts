import type { LocalizedText } from '../../kernel/language.ts'

/** How legs of a coupon are written, in the term sheet, the deal log and the form. */
export const couponTexts = {
  legFirst: { US: 'From issue: {coupon}', CN: '自发行日起：{coupon}', HK: '自發行日起：{coupon}' },
  legFrom: { US: 'From {from}: {coupon}', CN: '自{from}起：{coupon}', HK: '自{from}起：{coupon}' },
  legLater: { US: 'Then: {coupon}', CN: '其后：{coupon}', HK: '其後：{coupon}' },
  dealCoupon: { US: 'initial coupon', CN: '初始票息', HK: '初始票息' },
  dealMargin: { US: '{index} + the quoted margin', CN: '{index} 加报价利差', HK: '{index} 加報價息差' },
  dayToBeSet: { US: 'a day to be set', CN: '待定日期', HK: '待定日期' },
  toBeSet: { US: 'margin set at pricing', CN: '利差于定价时确定', HK: '息差於定價時釐定' },
  stepTo: { US: '{rate} from {from}', CN: '自{from}起 {rate}', HK: '自{from}起 {rate}' },
  stepBy: {
    US: '{sign}{bp} bp from {from} ({outcome})',
    CN: '自{from}起{sign}{bp} 基点（{outcome}）',
    HK: '自{from}起{sign}{bp} 基點（{outcome}）',
  },
  overUnset: { US: '{index}, {toBeSet}', CN: '{index}，{toBeSet}', HK: '{index}，{toBeSet}' },
  everyMonths: {
    US: 'reset every {months} months',
    CN: '每 {months} 个月重置',
    HK: '每 {months} 個月重設',
  },
  once: { US: 'reset once', CN: '重置一次', HK: '重設一次' },
  quoted: { US: 'converted from {frequency}', CN: '由{frequency}付息换算', HK: '由{frequency}付息換算' },
  lookBack: {
    US: '{days}-business-day look-back',
    CN: '回溯 {days} 个营业日',
    HK: '回溯 {days} 個營業日',
  },
  shift: { US: 'observation shift', CN: '观察期平移', HK: '觀察期平移' },
  lockOut: {
    US: '{days}-business-day lock-out',
    CN: '锁定 {days} 个营业日',
    HK: '鎖定 {days} 個營業日',
  },
  floor: { US: 'floor {rate}', CN: '下限 {rate}', HK: '下限 {rate}' },
  cap: { US: 'cap {rate}', CN: '上限 {rate}', HK: '上限 {rate}' },
  assumed: {
    US: 'yields assume {rate} throughout',
    CN: '收益率假设其维持 {rate}',
    HK: '收益率假設其維持 {rate}',
  },
  quotedToCall: {
    US: 'Yield quoted to the call on {day}',
    CN: '收益率计算至赎回日 {day}',
    HK: '收益率計算至贖回日 {day}',
  },
  quotedToReset: {
    US: 'Yield quoted to the change of coupon on {day}',
    CN: '收益率计算至票息变更日 {day}',
    HK: '收益率計算至票息變更日 {day}',
  },
  exDividend: {
    US: '{days} {count} before payment; on the day itself the coupon goes to the {owner}',
    CN: '付息前 {days} 个{count}；除息日当日票息归{owner}',
    HK: '付息前 {days} 個{count}；除息日當日票息歸{owner}',
  },
  repayment: { US: '{face} on {day}', CN: '{day} 偿还 {face}', HK: '{day} 償還 {face}' },
  unadjusted: { US: 'Not adjusted', CN: '不调整', HK: '不調整' },
} as const satisfies Record<string, LocalizedText>
export type CouponText = keyof typeof couponTexts
