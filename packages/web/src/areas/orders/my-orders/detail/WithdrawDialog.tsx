import type { InvestorOrder } from '@bookrunner/contract/orders'
import { Alert, Modal } from 'antd'
import { useText } from '../../../../platform/text.ts'
import { sizeWords, type OrderWriting } from '../../parts/index.ts'
import { orderDetailText } from './text.ts'

interface Props {
  readonly order: InvestorOrder
  readonly writing: OrderWriting
  readonly onClose: () => void
}

/** What happens to whom, with the figures, before it happens. */
export function WithdrawDialog({ order: { order, number, figures, deal }, writing, onClose }: Props) {
  const t = useText(orderDetailText)
  const { state, busy } = writing
  const act = order.stage === 'draft' ? 'delete' : 'withdraw'
  const close = () => {
    writing.clear()
    onClose()
  }
  return (
    <Modal
      open
      title={t(`${act}.title`, { number })}
      okText={t(`${act}.do`)}
      okButtonProps={{ danger: true, loading: busy }}
      cancelText={t('back')}
      onOk={() => writing.send({ act: 'withdraw', input: { orderId: order.id, seen: order.shown } })}
      onCancel={close}
    >
      <p>
        {act === 'delete'
          ? t('delete.says')
          : t('withdraw.says', { size: sizeWords(figures.counting), deal: deal.name })}
      </p>
      {state.kind === 'refused' && <Alert type="error" showIcon role="alert" title={state.problem.words} />}
    </Modal>
  )
}
