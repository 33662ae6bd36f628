import type { InvestorOrder } from '@bookrunner/contract/orders'
import { Modal } from 'antd'
import { useText } from '../../../platform/text.ts'
import { useHeld } from './held.ts'
import { sizeWords } from './limits.ts'
import { Moved } from './Moved.tsx'
import { markFor } from './quick.ts'
import { orderText } from './text.ts'

interface Props {
  readonly order: InvestorOrder
  readonly level: string
  readonly onDrop: () => void
  readonly onClose: () => void
}

/** Taking nothing at FPG: what happens, to whom, with the figures. */
export function DropDialog({ order, level, onDrop, onClose }: Props) {
  const t = useText(orderText)
  const { number, figures, deal } = order
  const held = useHeld(order, markFor('fpg'))
  return (
    <Modal
      open
      title={t('drop.title', { number })}
      okText={t('drop.do')}
      okButtonProps={{ danger: true, disabled: held.moved }}
      cancelText={t('cancel')}
      onOk={onDrop}
      onCancel={onClose}
    >
      <p>{t('drop.says', { level, size: sizeWords(figures.counting), deal: deal.name })}</p>
      <Moved held={held} was={held.was} now={order} guidance={deal.guidance} />
    </Modal>
  )
}
