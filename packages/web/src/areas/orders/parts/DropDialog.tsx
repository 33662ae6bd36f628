import type { InvestorOrder } from '@bookrunner/contract/orders'
import { QuestionDialog } from '../../../kit/QuestionDialog.tsx'
import { useText } from '../../../platform/text.ts'
import { useAsOpened } from './as-opened.ts'
import { shownSize } from './limits.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { markFor } from './quick.ts'
import { orderText } from './text.ts'

interface Props {
  readonly order: InvestorOrder
  readonly level: string
  readonly onDrop: () => void
  readonly onClose: () => void
}

/** Confirms dropping an order at FPG, with its effects. */
export function DropDialog({ order, level, onDrop, onClose }: Props) {
  const t = useText(orderText)
  const { number, figures, deal } = order
  const opened = useAsOpened(order, markFor('fpg'))
  return (
    <QuestionDialog
      title={t('drop.title', { number })}
      okText={t('drop.do')}
      okButtonProps={{ danger: true, disabled: opened.changed }}
      cancelText={t('cancel')}
      onOk={onDrop}
      onCancel={onClose}
    >
      <p>{t('drop.says', { level, size: shownSize(figures.counting), deal: deal.name })}</p>
      <ChangedMeanwhile opened={opened} was={opened.was} now={order} guidance={deal.guidance} />
    </QuestionDialog>
  )
}
