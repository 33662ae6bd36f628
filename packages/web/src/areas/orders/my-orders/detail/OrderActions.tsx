import { DeleteOutlined, EditOutlined } from '@ant-design/icons'
import type { InvestorOrder } from '@bookrunner/contract/orders'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { tell } from '../../../../platform/notify.ts'
import { useText } from '../../../../platform/text.ts'
import {
  ConfirmationFile,
  ticketPath,
  useOrderWrite,
  WithdrawDialog,
  WriteUnknown,
} from '../../parts/index.ts'
import { orderDetailText } from './text.ts'
import css from './detail.module.css'

interface Props {
  readonly order: InvestorOrder
  readonly onClose: () => void
}

/** The actions for an order; a closed book shows a note instead. */
export function OrderActions({ order, onClose }: Props) {
  const t = useText(orderDetailText)
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const writing = useOrderWrite(`withdraw ${order.order.id}`)
  const { actions, number, deal } = order
  const { state } = writing
  const isDraft = order.order.stage === 'draft'
  const done = useEffectEvent((deleted: boolean) => {
    writing.clear()
    setAsking(false)
    tell('success', t(deleted ? 'deleted' : 'withdrawn', { number }))
    if (deleted) onClose()
  })
  useEffect(() => {
    if (state.kind === 'done' && state.answer.act === 'withdraw') done(state.answer.reply.deleted)
  }, [state])
  const mayEdit = [actions.edit, actions.saveDraft, actions.submit].includes('yes')
  const mayWithdraw = actions.withdraw === 'yes'
  if (state.kind === 'unknown') return <WriteUnknown writing={writing} />
  const closed = !mayEdit && !mayWithdraw && deal.bookClosed
  return (
    <div className={css.actions}>
      {closed && <span className="br-quiet">{t('closed')}</span>}
      {order.status !== 'Draft' && <ConfirmationFile orderId={order.order.id} label={t('confirmation')} />}
      {mayWithdraw && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => setAsking(true)}>
          {t(isDraft ? 'delete' : 'withdraw')}
        </Button>
      )}
      {mayEdit && (
        <Button
          type="primary"
          icon={<EditOutlined aria-hidden />}
          onClick={() => void navigate(ticketPath(order))}
        >
          {t(isDraft ? 'continue' : 'edit')}
        </Button>
      )}
      {asking && (
        <WithdrawDialog
          order={order}
          writing={writing}
          onDo={() => {
            const { id, shown } = order.order
            writing.send({ act: 'withdraw', input: { orderId: id, expectedVersion: shown } })
          }}
          onClose={() => {
            writing.clear()
            setAsking(false)
          }}
        />
      )}
    </div>
  )
}
