import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { instant } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { DealTime, levelText, useReader } from '../../deals/parts/index.ts'
import { DropDialog } from './DropDialog.tsx'
import { useAsOpened } from './as-opened.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { answerText, oneTapText } from './quick-texts.ts'
import { markFor, quickOf, writeFor, type Quick } from './quick.ts'
import { QuickSize } from './QuickSize.tsx'
import { orderText } from './text.ts'
import { useOrderWrite, type OrderWriting } from './use-order-write.ts'
import { WriteUnknown } from './WriteUnknown.tsx'
import css from './parts.module.css'
import ordersCss from '../orders.module.css'
import textCss from '../../../kit/text.module.css'

/** The URL of an order's ticket. */
export const ticketPath = ({ deal, order }: InvestorOrder): string =>
  `/order/deal/${encodeURIComponent(deal.dealId)}?order=${encodeURIComponent(order.id)}`

/**
 * The answer that an order needs, in one tap: reconfirm at FPG, answer a test, submit an intention. A different size
 * and dropping are beside it; an answer can be changed while the book is open.
 */
export function QuickAnswer({ order }: { readonly order: InvestorOrder }) {
  const t = useText(orderText)
  const quick = quickOf(order)
  const writing = useOrderWrite(`answer ${order.order.id}`)
  const [editing, setEditing] = useState(false)
  const { state, busy } = writing
  if (state.kind === 'unknown') return <WriteUnknown writing={writing} />
  if (!quick) return null
  const open = editing || quick.answer === null
  return (
    <div className={ordersCss.quick} role="group" aria-label={t('quick.group', { number: order.number })}>
      {quick.answer !== null && <Answered order={order} quick={quick} />}
      {open ? (
        <Answering order={order} quick={quick} writing={writing} onDone={() => setEditing(false)} />
      ) : (
        <Button
          disabled={busy}
          onClick={() => {
            writing.clear()
            setEditing(true)
          }}
        >
          {t('quick.change')}
        </Button>
      )}
    </div>
  )
}

interface AnsweringProps {
  readonly order: InvestorOrder
  readonly quick: Quick
  readonly writing: OrderWriting
  readonly onDone: () => void
}

/** The proposed size in one tap, another size, or dropping. */
function Answering({ order, quick, writing, onDone }: AnsweringProps) {
  const [sized, setSized] = useState(quick.answer !== null)
  const { state, busy } = writing
  const sendAnswer = (size: FaceAmount) => {
    if (writing.send(writeFor(order, quick.kind, size))) onDone()
  }
  const out = isOut(quick)
  return (
    <>
      {sized && !out ? (
        <Sized
          order={order}
          quick={quick}
          writing={writing}
          onAnswer={sendAnswer}
          onBack={() => (quick.answer === null ? setSized(false) : onDone())}
        />
      ) : (
        <Offered
          order={order}
          quick={quick}
          busy={busy}
          onAnswer={sendAnswer}
          onSize={() => setSized(true)}
        />
      )}
      {(out || quick.kind === 'submit') && <ToTicket order={order} />}
      {quick.kind === 'fpg' && quick.answer !== 0 && <Drop order={order} busy={busy} onDrop={sendAnswer} />}
      {state.kind === 'refused' && <Refused order={order} problem={state.problem} />}
    </>
  )
}

interface SizedProps extends Pick<AnsweringProps, 'order' | 'quick' | 'writing'> {
  readonly onAnswer: (size: FaceAmount) => void
  readonly onBack: () => void
}

/** Input of another size. If the order changes meanwhile, both versions are shown before anything is sent. */
function Sized({ order, quick, writing, onAnswer, onBack }: SizedProps) {
  const { state, busy, clear } = writing
  const opened = useAsOpened(order, markFor(quick.kind), busy || state.kind === 'done')
  return (
    <>
      <QuickSize
        start={quick.size}
        none={quick.kind === 'test'}
        busy={busy}
        blocked={opened.changed}
        onSend={onAnswer}
        onBack={onBack}
      />
      <ChangedMeanwhile
        opened={opened}
        was={opened.was}
        now={order}
        guidance={order.deal.guidance}
        onTake={clear}
      />
    </>
  )
}

/** At FPG with all sizes out at the level, nothing can be reconfirmed. */
const isOut = ({ kind, size }: Quick): boolean => kind === 'fpg' && size === 0

const levelOf = ({ deal }: InvestorOrder, kind: Quick['kind']): string =>
  levelText(kind === 'test' ? deal.test?.level : deal.guidance)

interface OfferedProps {
  readonly order: InvestorOrder
  readonly quick: Quick
  readonly busy: boolean
  readonly onAnswer: (size: FaceAmount) => void
  readonly onSize: () => void
}

function Offered({ order, quick, busy, onAnswer, onSize }: OfferedProps) {
  const t = useText(orderText)
  const level = levelOf(order, quick.kind)
  if (isOut(quick)) return <span className={textCss.soft}>{t('quick.outNow', { level })}</span>
  return (
    <>
      <Button type="primary" loading={busy} onClick={() => onAnswer(quick.size)}>
        {oneTapText(quick, level, t)}
      </Button>
      {quick.kind !== 'submit' && (
        <Button disabled={busy} onClick={onSize}>
          {t('quick.edit')}
        </Button>
      )}
    </>
  )
}

function Drop(props: {
  readonly order: InvestorOrder
  readonly busy: boolean
  readonly onDrop: (none: FaceAmount) => void
}) {
  const { order, busy, onDrop } = props
  const t = useText(orderText)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button danger disabled={busy} onClick={() => setAsking(true)}>
        {t('quick.drop')}
      </Button>
      {asking && (
        <DropDialog
          order={order}
          level={levelOf(order, 'fpg')}
          onClose={() => setAsking(false)}
          onDrop={() => {
            setAsking(false)
            onDrop(0 as FaceAmount)
          }}
        />
      )}
    </>
  )
}

function ToTicket({ order }: { readonly order: InvestorOrder }) {
  const t = useText(orderText)
  return <Link to={ticketPath(order)}>{t('quick.ticket')}</Link>
}

function Refused({
  order,
  problem: { message, fields },
}: {
  readonly order: InvestorOrder
  readonly problem: { readonly message: string; readonly fields: readonly { readonly message: string }[] }
}) {
  const text = fields.length > 0 ? fields.map((field) => field.message).join(' ') : message
  return (
    <p className={css.quickRefused} role="alert">
      {text} <ToTicket order={order} />
    </p>
  )
}

/** The answer, and its time by the server's clock. */
function Answered({ order, quick }: { readonly order: InvestorOrder; readonly quick: Quick }) {
  const t = useText(orderText)
  const { lang } = useReader()
  const { deal, order: record } = order
  const answer =
    quick.kind === 'test' ? record.tests.find(({ round }) => round === deal.test?.round) : record.fpg
  const text = answerText(quick, levelText(deal.test?.level), t)
  return (
    <span className={css.quickAnswered} role="status">
      <strong>{text}</strong>{' '}
      {answer && (
        <span title={instant(answer.at, lang, deal.timeZone)}>
          <DealTime at={answer.at} timeZone={deal.timeZone} />
        </span>
      )}
    </span>
  )
}
