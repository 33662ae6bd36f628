import type { InvestorOrder } from '@bookrunner/contract/orders'
import { lastRungs, topSize } from '@bookrunner/domain/orders'
import { Modal } from 'antd'
import { useText } from '../../../platform/text.ts'
import { sizeWords } from '../parts/index.ts'
import { ticketText } from './text.ts'

interface Props {
  readonly order: InvestorOrder
  readonly draft: boolean
  readonly onDo: () => void
  readonly onClose: () => void
}

/** What withdrawing does, to whom, with the figures. */
export function WithdrawDialog({ order, draft, onDo, onClose }: Props) {
  const t = useText(ticketText)
  const { number, deal } = order
  const size = sizeWords(topSize(lastRungs(order.order)))
  return (
    <Modal
      open
      title={t(draft ? 'delete.title' : 'withdraw.title', { number })}
      okText={t(draft ? 'do.delete' : 'withdraw.do')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel')}
      onOk={onDo}
      onCancel={onClose}
    >
      <p>{draft ? t('delete.says') : t('withdraw.says', { size, deal: deal.name })}</p>
    </Modal>
  )
}
