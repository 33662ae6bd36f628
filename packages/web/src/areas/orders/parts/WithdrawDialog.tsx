import type { InvestorOrder } from '@bookrunner/contract/orders'
import { lastOrderLevels, topSize } from '@bookrunner/domain/orders'
import { Alert } from 'antd'
import { QuestionDialog } from '../../../kit/QuestionDialog.tsx'
import { useText } from '../../../platform/text.ts'
import { useAsOpened } from './as-opened.ts'
import { shownSize } from './limits.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { orderText } from './text.ts'
import type { OrderWriting } from './use-order-write.ts'

interface Props {
  readonly order: InvestorOrder
  /** Given if the dialog stays open until the answer. */
  readonly writing?: OrderWriting
  readonly onDo: () => void
  readonly onClose: () => void
}

/** Confirms withdrawing an order or deleting a draft, with the effects. */
export function WithdrawDialog({ order, writing, onDo, onClose }: Props) {
  const t = useText(orderText)
  const { number, deal, order: record } = order
  const { state, busy = false } = writing ?? {}
  const opened = useAsOpened(
    order,
    (shown) => ({ version: shown.order.shown }),
    busy || state?.kind === 'done',
  )
  const act = record.stage === 'draft' ? 'delete' : 'withdraw'
  const size = shownSize(topSize(lastOrderLevels(record)))
  return (
    <QuestionDialog
      title={t(`${act}.title`, { number })}
      okText={t(`${act}.do`)}
      okButtonProps={{ danger: true, loading: busy, disabled: opened.changed }}
      cancelText={t('cancel')}
      onOk={onDo}
      onCancel={onClose}
    >
      <p>{act === 'delete' ? t('delete.says') : t('withdraw.says', { size, deal: deal.name })}</p>
      <ChangedMeanwhile
        opened={opened}
        was={opened.was}
        now={order}
        guidance={deal.guidance}
        onTake={writing?.clear}
      />
      {state?.kind === 'refused' && (
        <Alert type="error" showIcon role="alert" title={state.problem.message} />
      )}
    </QuestionDialog>
  )
}
