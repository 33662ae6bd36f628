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
