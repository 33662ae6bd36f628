import type { InvestorOrder } from '@bookrunner/contract/orders'
import { refusalMessage } from '@bookrunner/contract/text'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { largeAnswerFault } from '@bookrunner/domain/orders'
import { QuestionDialog } from '../../../kit/QuestionDialog.tsx'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { shownSize } from './limits.ts'
import { orderText } from './text.ts'

interface Props {
  readonly order: InvestorOrder
  readonly size: FaceAmount
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Asks before an answer that is much larger than its order. */
export function LargeAnswer({ order, size, onSend, onClose }: Props) {
  const t = useText(orderText)
  const lang = useStore(langStore)
  const fault = largeAnswerFault(size, order.order, false)
  return (
    <QuestionDialog
      title={t('large.title', { size: shownSize(size) })}
      okText={t('quick.send', { size: shownSize(size) })}
      cancelText={t('quick.back')}
      onOk={onSend}
      onCancel={onClose}
    >
      {fault && <p>{refusalMessage(lang, fault.reason, fault.params)}</p>}
    </QuestionDialog>
  )
}
