import { showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { fill, type Language, type LocalizedText } from '../../kernel/language.ts'
import type { ReasonAmountView } from './after-calls.ts'
import { lineByTexts } from './file-text.ts'

const texts = {
  desk: { US: 'Set by the desk', CN: '簿记行设定', HK: '簿記行設定' },
  amount: {
    US: '{reason}: {size} of {total}mm',
    CN: '{reason}：{total} 百万中的 {size} 百万',
    HK: '{reason}：{total} 百萬中的 {size} 百萬',
  },
} as const satisfies Record<string, LocalizedText>

type Reason = Pick<ReasonAmountView, 'by' | 'size'>

/** "Pro rata: 120 of 300mm". */
export const reasonAmountText = ({ by, size }: Reason, total: string, language: Language): string =>
  fill(texts.amount[language], {
    reason: (by === 'desk' ? texts.desk : lineByTexts[by])[language],
    size: showMm(Number(size) as FaceAmount),
    total: showMm(Number(total) as FaceAmount),
  })
