import { showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { fill, type Language, type LocalizedText } from '../../kernel/language.ts'
import type { ReasonAmountView } from './after-calls.ts'
import { lineByTexts, lineRoundingTexts } from './file-text.ts'

const texts = {
  desk: { US: 'Set by the desk', CN: '簿记行设定', HK: '簿記行設定' },
  fillSmall: { US: 'Small orders in full', CN: '小额订单全额配售', HK: '小額訂單全額配售' },
  others: { US: 'Other reasons', CN: '其他原因', HK: '其他原因' },
  rounded: { US: '{reason}, {rounding}', CN: '{reason}，{rounding}', HK: '{reason}，{rounding}' },
  amount: {
    US: '{reason}: {size} of {total}mm',
    CN: '{reason}：{total} 百万中的 {size} 百万',
    HK: '{reason}：{total} 百萬中的 {size} 百萬',
  },
} as const satisfies Record<string, LocalizedText>

type Reason = Pick<ReasonAmountView, 'rounding' | 'size'> & { by: ReasonAmountView['by'] | null }

const nameOf = ({ by, rounding }: Reason, language: Language): string => {
  if (by === null) return texts.others[language]
  const reason = (by === 'desk' || by === 'fillSmall' ? texts[by] : lineByTexts[by])[language]
  return rounding === null
    ? reason
    : fill(texts.rounded[language], { reason, rounding: lineRoundingTexts[rounding][language] })
}

/** "Pro rata, rounded: 120 of 300mm". */
export const reasonAmountText = (reason: Reason, total: string, language: Language): string =>
  fill(texts.amount[language], {
    reason: nameOf(reason, language),
    size: showMm(Number(reason.size) as FaceAmount),
    total: showMm(Number(total) as FaceAmount),
  })
