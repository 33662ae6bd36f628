import type { InvestorOrder } from '@bookrunner/contract/orders'
import { lastOrderLevels, topSize } from '@bookrunner/domain/orders'
import { Alert, Modal } from 'antd'
import { useText } from '../../../platform/text.ts'
import { useHeld } from './held.ts'
import { sizeWords } from './limits.ts'
import { Moved } from './Moved.tsx'
import { orderText } from './text.ts'
import type { OrderWriting } from './use-order-write.ts'

interface Props {
  readonly order: InvestorOrder
  /** Where the dialog stays until there is an answer. */
  readonly writing?: OrderWriting
  readonly onDo: () => void
  readonly onClose: () => void
}

/** What withdrawing does, to whom, with the figures; of a draft, which nobody else has seen, what deleting does. */
export function WithdrawDialog({ order, writing, onDo, onClose }: Props) {
  const t = useText(orderText)
  const { number, deal, order: record } = order
  const { state, busy = false } = writing ?? {}
  const held = useHeld(order, (shown) => ({ version: shown.order.shown }), busy || state?.kind === 'done')
  const act = record.stage === 'draft' ? 'delete' : 'withdraw'
  const size = sizeWords(topSize(lastOrderLevels(record)))
  return (
    <Modal
      open
      title={t(`${act}.title`, { number })}
      okText={t(`${act}.do`)}
      okButtonProps={{ danger: true, loading: busy, disabled: held.moved }}
      cancelText={t('cancel')}
      onOk={onDo}
      onCancel={onClose}
    >
      <p>{act === 'delete' ? t('delete.says') : t('withdraw.says', { size, deal: deal.name })}</p>
      <Moved held={held} was={held.was} now={order} guidance={deal.guidance} onTake={writing?.clear} />
      {state?.kind === 'refused' && <Alert type="error" showIcon role="alert" title={state.problem.words} />}
    </Modal>
  )
}
