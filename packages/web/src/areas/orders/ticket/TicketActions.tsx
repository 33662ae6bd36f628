import { ArrowLeftOutlined } from '@ant-design/icons'
import type { InvestorOrder } from '@bookrunner/contract/orders'
import { phaseOf, topSize } from '@bookrunner/domain/orders'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useText, type TranslateOf } from '../../../platform/text.ts'
import {
  ConfirmationFile,
  overOf,
  orderText,
  orderLevelText,
  shownSize,
  WithdrawDialog,
  WriteUnknown,
  type OrderWriting,
} from '../parts/index.ts'
import type { TicketDeal } from './deal-context.ts'
import { PhaseNote } from './PhaseNote.tsx'
import { ticketText } from './text.ts'
import type { Ticket } from './use-ticket.ts'
import css from './ticket.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly ticket: Ticket
  readonly deal: TicketDeal
  readonly order: InvestorOrder | undefined
  readonly writing: OrderWriting
  /** The order may be sent now. */
  readonly open: boolean
  readonly maySave: boolean
  readonly onSave: () => void
  readonly onBack: (() => void) | undefined
}

/** The main button with the figures in its label, and the smaller actions. */
export function TicketActions(props: Props) {
  const { ticket, deal, order, writing, open, maySave, onSave, onBack } = props
  const t = useText(ticketText)
  const what = useWhat(ticket, deal)
  const { busy } = writing
  const unchanged = !busy && order !== undefined && order.actions.submit !== 'yes' && !ticket.dirty
  return (
    <div className={css.actions}>
      <WriteUnknown writing={writing} text={t('unknown.place')} />
      <Problems ticket={ticket} writing={writing} />
      {order?.sizeReviewed && <p className={textCss.note}>{t('sizeReviewed')}</p>}
      {open ? (
        <SendButton
          unchanged={unchanged}
          busy={busy}
          text={submitText(order, deal, unchanged ? undefined : what, t)}
        />
      ) : (
        <>
          <PhaseNote deal={deal} />
          {ticket.dirty && <p className={textCss.note}>{t('closed.entryStays')}</p>}
        </>
      )}
      <Flex wrap gap={8}>
        {onBack && (
          <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
            {t('do.back')}
          </Button>
        )}
        {maySave && (
          <Button disabled={busy || !ticket.dirty} onClick={onSave}>
            {t('do.save')}
          </Button>
        )}
        {order?.order.submittedAt && <ConfirmationFile orderId={order.order.id} label={t('done.pdf')} />}
        {order?.actions.withdraw === 'yes' && <Withdraw order={order} writing={writing} />}
      </Flex>
    </div>
  )
}

/** The parsed order for the button: "50mm at min. T+60", or the top size of a ladder. */
function useWhat({ read }: Ticket, { published }: TicketDeal): string | undefined {
  const orderT = useText(orderText)
  const orderLevels = read.orderLevels.filter((orderLevel) => orderLevel !== null)
  const [only, ...others] = orderLevels
  if (!only || read.faults.length > 0) return undefined
  return others.length > 0
    ? shownSize(topSize(orderLevels))
    : orderLevelText(only, overOf(published.header.guidance?.level), orderT)
}

interface SendProps {
  readonly unchanged: boolean
  readonly busy: boolean
  readonly text: string
}

/** Sends the order; pressed without a change, it says that there is none. */
function SendButton({ unchanged, busy, text }: SendProps) {
  const t = useText(ticketText)
  const [pressed, setPressed] = useState(false)
  // A change answers the press: an order typed back to what it was has to be sent again to hear of it.
  if (pressed && !unchanged) setPressed(false)
  return (
    <>
      {unchanged && pressed && (
        <p className={textCss.note} role="status">
          {t('do.unchanged')}
        </p>
      )}
      <Button
        type={unchanged ? 'default' : 'primary'}
        size="large"
        block
        htmlType="submit"
        loading={busy}
        className={css.send}
        onClick={() => setPressed(unchanged)}
      >
        {text}
      </Button>
    </>
  )
}

const submitText = (
  order: InvestorOrder | undefined,
  { rules }: TicketDeal,
  what: string | undefined,
  t: TranslateOf<typeof ticketText>,
): string => {
  const live = order !== undefined && order.actions.submit !== 'yes'
  const verb = live ? 'do.change' : phaseOf(rules.lifecycle) === 'intentions' ? 'do.intend' : 'do.place'
  return what ? t(verb, { what }) : t(`${verb}.bare`)
}

/** Why it cannot be sent: the number of problems, an open choice between two changes, or the server's refusal. */
function Problems({ ticket, writing: { state } }: Pick<Props, 'ticket' | 'writing'>) {
  const t = useText(ticketText)
  const count = ticket.state.tried ? ticket.read.faults.length : 0
  if (count > 0)
    return (
      <p className={textCss.error} role="alert">
        {t('wrong', { count })}
      </p>
    )
  if (ticket.state.tried && ticket.state.contested.length > 0)
    return (
      <p className={textCss.error} role="alert">
        {t('changed.first')}
      </p>
    )
  if (state.kind !== 'refused') return null
  return (
    <div className={textCss.error} role="alert">
      {t('refused.notTaken', { why: state.problem.message })}
      {state.problem.fields.map(({ field, message }) => (
        <p key={field}>{message}</p>
      ))}
    </div>
  )
}

function Withdraw({ order, writing }: { readonly order: InvestorOrder; readonly writing: OrderWriting }) {
  const t = useText(ticketText)
  const [asking, setAsking] = useState(false)
  const draft = order.order.stage === 'draft'
  return (
    <>
      <Button danger disabled={writing.busy} onClick={() => setAsking(true)}>
        {t(draft ? 'do.delete' : 'do.withdraw')}
      </Button>
      {asking && (
        <WithdrawDialog
          order={order}
          onClose={() => setAsking(false)}
          onDo={() => {
            setAsking(false)
            const { id, shown } = order.order
            writing.send({ act: 'withdraw', input: { orderId: id, expectedVersion: shown } })
          }}
        />
      )}
    </>
  )
}
