import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { instant } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { DealTime, levelText, useReader } from '../../deals/parts/index.ts'
import { DropDialog } from './DropDialog.tsx'
import { useHeld } from './held.ts'
import { Moved } from './Moved.tsx'
import { answeredWords, oneTapWords } from './quick-words.ts'
import { markFor, quickOf, wishFor, type Quick } from './quick.ts'
import { QuickSize } from './QuickSize.tsx'
import { orderText } from './text.ts'
import { useOrderWrite, type OrderWriting } from './use-order-write.ts'
import { WriteUnknown } from './WriteUnknown.tsx'
import css from './parts.module.css'
import ordersCss from '../orders.module.css'
import textCss from '../../../kit/text.module.css'

/** Where an order is opened to be edited. */
export const ticketPath = ({ deal, order }: InvestorOrder): string =>
  `/order/deal/${encodeURIComponent(deal.dealId)}?order=${encodeURIComponent(order.id)}`

/**
 * What is wanted of an order now, in one tap: reconfirm it at FPG, answer a test, submit an intention. Another size and
 * dropping are beside it; what was answered is said, and may be changed while the book is open.
 */
export function QuickAnswer({ order }: { readonly order: InvestorOrder }) {
  const t = useText(orderText)
  const quick = quickOf(order)
  const writing = useOrderWrite(`answer ${order.order.id}`)
  const [editing, setEditing] = useState(false)
  const { state, busy } = writing
  if (state.kind === 'unknown') return <WriteUnknown writing={writing} />
  if (!quick) return null
  const open = editing || quick.said === null
  return (
    <div className={ordersCss.quick} role="group" aria-label={t('quick.group', { number: order.number })}>
      {quick.said !== null && <Answered order={order} quick={quick} />}
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

/** The size that is offered, in one tap; another one; nothing. */
function Answering({ order, quick, writing, onDone }: AnsweringProps) {
  const [sized, setSized] = useState(quick.said !== null)
  const { state, busy } = writing
  const say = (size: FaceAmount) => {
    if (writing.send(wishFor(order, quick.kind, size))) onDone()
  }
  const out = isOut(quick)
  return (
    <>
      {sized && !out ? (
        <Sized
          order={order}
          quick={quick}
          writing={writing}
          onSay={say}
          onBack={() => (quick.said === null ? setSized(false) : onDone())}
        />
      ) : (
        <Offered order={order} quick={quick} busy={busy} onSay={say} onSize={() => setSized(true)} />
      )}
      {(out || quick.kind === 'submit') && <ToTicket order={order} />}
      {quick.kind === 'fpg' && quick.said !== 0 && <Drop order={order} busy={busy} onDrop={say} />}
      {state.kind === 'refused' && <Refused order={order} problem={state.problem} />}
    </>
  )
}

interface SizedProps extends Pick<AnsweringProps, 'order' | 'quick' | 'writing'> {
  readonly onSay: (size: FaceAmount) => void
  readonly onBack: () => void
}

/** Another size, being typed: what comes in meanwhile is shown beside it before anything goes out. */
function Sized({ order, quick, writing, onSay, onBack }: SizedProps) {
  const { state, busy, clear } = writing
  const held = useHeld(order, markFor(quick.kind), busy || state.kind === 'done')
  return (
    <>
      <QuickSize
        start={quick.size}
        none={quick.kind === 'test'}
        busy={busy}
        held={held.moved}
        onSend={onSay}
        onBack={onBack}
      />
      <Moved held={held} was={held.was} now={order} guidance={order.deal.guidance} onTake={clear} />
    </>
  )
}

/** At FPG, where the limits leave everything out: nothing can be reconfirmed. */
const isOut = ({ kind, size }: Quick): boolean => kind === 'fpg' && size === 0

const levelOf = ({ deal }: InvestorOrder, kind: Quick['kind']): string =>
  levelText(kind === 'test' ? deal.test?.level : deal.guidance)

interface OfferedProps {
  readonly order: InvestorOrder
  readonly quick: Quick
  readonly busy: boolean
  readonly onSay: (size: FaceAmount) => void
  readonly onSize: () => void
}

function Offered({ order, quick, busy, onSay, onSize }: OfferedProps) {
  const t = useText(orderText)
  const level = levelOf(order, quick.kind)
  if (isOut(quick)) return <span className={textCss.soft}>{t('quick.outNow', { level })}</span>
  return (
    <>
      <Button type="primary" loading={busy} onClick={() => onSay(quick.size)}>
        {oneTapWords(quick, level, t)}
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
  problem: { words, fields },
}: {
  readonly order: InvestorOrder
  readonly problem: { readonly words: string; readonly fields: readonly { readonly message: string }[] }
}) {
  const said = fields.length > 0 ? fields.map(({ message }) => message).join(' ') : words
  return (
    <p className={css.quickRefused} role="alert">
      {said} <ToTicket order={order} />
    </p>
  )
}

/** What was answered, and when by the server's clock. */
function Answered({ order, quick }: { readonly order: InvestorOrder; readonly quick: Quick }) {
  const t = useText(orderText)
  const { lang } = useReader()
  const { deal, order: record } = order
  const answer =
    quick.kind === 'test' ? record.tests.find(({ round }) => round === deal.test?.round) : record.fpg
  const words = answeredWords(quick, levelText(deal.test?.level), t)
  return (
    <span className={css.quickSaid} role="status">
      <strong>{words}</strong>{' '}
      {answer && (
        <span title={instant(answer.at, lang, deal.timeZone)}>
          <DealTime at={answer.at} timeZone={deal.timeZone} />
        </span>
      )}
    </span>
  )
}
