import type { SilenceRule } from '@bookrunner/domain/deals'
import type { LocalizedText } from '../../kernel/language.ts'

/** What becomes of an order without an answer at FPG, by the deal's rule. */
export const silenceTexts: Readonly<Record<SilenceRule, LocalizedText>> = {
  stayIfIn: {
    US: 'your order stays if it is in, and drops if it is out or soft',
    CN: '您的订单有效则保留，未达限价或为可撤订单则剔除',
    HK: '您的訂單有效則保留，未達限價或為可撤訂單則剔除',
  },
  drop: {
    US: 'your order drops',
    CN: '您的订单将被剔除',
    HK: '您的訂單將被剔除',
  },
  stay: {
    US: 'your order stays, and drops if it is soft',
    CN: '您的订单保留，可撤订单则剔除',
    HK: '您的訂單保留，可撤訂單則剔除',
  },
}

/** The same of all orders, for those who run or follow the book. */
export const ordersSilenceTexts: Readonly<Record<SilenceRule, LocalizedText>> = {
  stayIfIn: {
    US: 'orders that are in stay, and orders that are out or soft drop',
    CN: '有效订单保留，未达限价或可撤订单剔除',
    HK: '有效訂單保留，未達限價或可撤訂單剔除',
  },
  drop: {
    US: 'all orders drop',
    CN: '所有订单均剔除',
    HK: '所有訂單均剔除',
  },
  stay: {
    US: 'firm orders stay, and soft orders drop',
    CN: '确定订单保留，可撤订单剔除',
    HK: '確定訂單保留，可撤訂單剔除',
  },
}
