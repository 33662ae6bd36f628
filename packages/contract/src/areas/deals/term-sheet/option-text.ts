import { glossaryText } from '../../../kernel/glossary/index.ts'
import type { LocalizedText } from '../../../kernel/language.ts'

/** Parts of the sentence that says an option or a capital term. */
export const optionTexts = {
  atPar: { US: 'at par', CN: '按面值', HK: '按面值' },
  at: { US: 'at {price}', CN: '价格 {price}', HK: '價格 {price}' },
  par: { US: 'par', CN: '面值', HK: '面值' },
  stepTo: { US: '{price} from {day}', CN: '{day}起按{price}', HK: '{day}起按{price}' },
  overBenchmark: { US: 'at {over} +{bp} bp', CN: '按 {over} +{bp} 基点', HK: '按 {over} +{bp} 基點' },
  underBenchmark: { US: 'at {over} −{bp} bp', CN: '按 {over} −{bp} 基点', HK: '按 {over} −{bp} 基點' },
  benchmark: { US: 'the benchmark', CN: '基准', HK: '基準' },
  spreadToBeSet: {
    US: 'over {over}, spread set at pricing',
    CN: '基准为 {over}，利差于定价时确定',
    HK: '基準為 {over}，息差於定價時確定',
  },
  atLeast: { US: 'not below {price}', CN: '不低于 {price}', HK: '不低於 {price}' },
  once: { US: 'on {from}', CN: '{from}', HK: '{from}' },
  anyDay: { US: 'on any day from {from}', CN: '{from}起任何一日', HK: '{from}起任何一日' },
  anyDayUntil: {
    US: 'on any day from {from} to {until}',
    CN: '{from}至{until}期间任何一日',
    HK: '{from}至{until}期間任何一日',
  },
  couponDays: {
    US: 'on every coupon date from {from}',
    CN: '{from}起每个付息日',
    HK: '{from}起每個付息日',
  },
  everyYear: { US: 'on {from} and every year after', CN: '{from}及其后每年', HK: '{from}及其後每年' },
  everyYears: {
    US: 'on {from} and every {count} years after',
    CN: '{from}及其后每 {count} 年',
    HK: '{from}及其後每 {count} 年',
  },
  everyMonth: { US: 'on {from} and every month after', CN: '{from}及其后每月', HK: '{from}及其後每月' },
  everyMonths: {
    US: 'on {from} and every {count} months after',
    CN: '{from}及其后每 {count} 个月',
    HK: '{from}及其後每 {count} 個月',
  },
  from: { US: 'from {from}', CN: '{from}起', HK: '{from}起' },
  until: { US: 'until {until}', CN: '至{until}', HK: '至{until}' },
  between: { US: 'from {from} to {until}', CN: '{from}至{until}', HK: '{from}至{until}' },
  boughtBack: {
    US: 'once {share}% of the issue is bought back',
    CN: '购回发行规模的 {share}% 后',
    HK: '購回發行規模的 {share}% 後',
  },
  upToShare: {
    US: 'for up to {share}% of the issue',
    CN: '以发行规模的 {share}% 为限',
    HK: '以發行規模的 {share}% 為限',
  },
  notice: { US: '{days} days’ notice', CN: '提前 {days} 天通知', HK: '提前 {days} 天通知' },
  noticeBetween: {
    US: '{least}–{most} days’ notice',
    CN: '提前 {least} 至 {most} 天通知',
    HK: '提前 {least} 至 {most} 天通知',
  },
  noticeLeast: {
    US: 'at least {days} days’ notice',
    CN: '至少提前 {days} 天通知',
    HK: '最少提前 {days} 天通知',
  },
  noticeMost: {
    US: 'at most {days} days’ notice',
    CN: '最多提前 {days} 天通知',
    HK: '最多提前 {days} 天通知',
  },
  absorption: {
    US: 'Loss absorption: {how}',
    CN: '损失吸收：{how}',
    HK: '吸收虧損：{how}',
  },
  trigger: {
    US: 'Trigger: CET1 below {percent}%',
    CN: '触发条件：CET1 低于 {percent}%',
    HK: '觸發條件：CET1 低於 {percent}%',
  },
  triggerAndNonViability: {
    US: 'Trigger: CET1 below {percent}%, or point of non-viability',
    CN: '触发条件：CET1 低于 {percent}% 或无法生存事件',
    HK: '觸發條件：CET1 低於 {percent}% 或不可持續經營事件',
  },
  nonViability: {
    US: 'Trigger: point of non-viability',
    CN: '触发条件：无法生存事件',
    HK: '觸發條件：不可持續經營事件',
  },
  conversionAt: { US: 'at {price}', CN: '转股价 {price}', HK: '轉換價 {price}' },
  conversionFloor: { US: 'floor {price}', CN: '最低转股价 {price}', HK: '最低轉換價 {price}' },
  discretionary: glossaryText.distributionsDiscretionary,
  stopper: glossaryText.dividendStopper,
  pusher: glossaryText.dividendPusher,
  deferralCumulative: {
    US: 'Coupons may be deferred, cumulative',
    CN: '可递延派息，累积',
    HK: '可遞延派息，累積',
  },
  deferralNonCumulative: {
    US: 'Coupons may be deferred, non-cumulative',
    CN: '可递延派息，非累积',
    HK: '可遞延派息，非累積',
  },
} as const satisfies Record<string, LocalizedText>
