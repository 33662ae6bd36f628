import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { TranslateOf } from '../../../platform/text.ts'
import { shownSize } from './limits.ts'
import type { Quick } from './quick.ts'
import type { orderText } from './text.ts'

type Say = TranslateOf<typeof orderText>

/** The text of the one-tap button. */
export const oneTapText = ({ kind, size }: Quick, level: string, t: Say): string => {
  if (kind === 'fpg') return t('quick.reconfirm', { size: shownSize(size) })
  if (kind === 'submit') return t('quick.submit', { size: shownSize(size) })
  return size === 0 ? t('quick.testNone', { level }) : t('quick.test', { size: shownSize(size), level })
}

/** The text of the answer, in the words of its button: a zero is "none". */
export const answerText = ({ kind, answer }: Quick, level: string, t: Say): string => {
  const none = (answer ?? 0) === 0
  if (kind === 'test' && none) return t('quick.testAnsweredNone', { level })
  if (none) return t('quick.fpgDropped')
  const size = shownSize(answer as FaceAmount)
  return kind === 'test' ? t('quick.testAnswered', { size, level }) : t('quick.fpgAnswered', { size })
}
