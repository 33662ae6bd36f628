import type { InvestorOrder } from '@bookrunner/contract/orders'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { largeAnswerFault } from '@bookrunner/domain/orders'
import { Button } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDraft, useDraftState } from '../../../kit/form/index.ts'
import { instant } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { DealTime, levelText, useReader } from '../../deals/parts/index.ts'
import { useAsOpened } from './as-opened.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { IfSilent } from './IfSilent.tsx'
import { LargeAnswer } from './LargeAnswer.tsx'
import { answerText } from './quick-texts.ts'
import { isOut, markFor, quickOf, sizeTyped, stateFor, writeFor, type Quick } from './quick.ts'
import { Drop, Offered } from './QuickOffered.tsx'
import { NotSent, Refused, ToTicket } from './QuickRefused.tsx'
import { QuickSize } from './QuickSize.tsx'
import { orderText } from './text.ts'
import { useOrderWrite, type OrderWriting } from './use-order-write.ts'
import { WriteUnknown } from './WriteUnknown.tsx'
import css from './parts.module.css'
import ordersCss from '../orders.module.css'

interface Typed {
  /** Of the size field; null while it is closed. */
  readonly text: string | null
}

const closed: Typed = { text: null }

interface Props {
  readonly order: InvestorOrder
  /** The order needs no answer any more, though it may still read so. */
  readonly ended?: boolean
}

/**
 * The answer that an order needs, in one tap: reconfirm at FPG, answer a test, submit an intention. A different size
 * and dropping are beside it; an answer can be changed while the book is open. What is typed stays until it is
 * accepted, also when the server refuses it or the book closes first.
 */
export function QuickAnswer({ order, ended = false }: Props) {
  const quick = ended ? undefined : quickOf(order)
  const question = quick && markFor(quick.kind)(order).question
  // While nothing is asked, the size that was not sent still answers the last question.
  const [about, setAbout] = useState(question)
  if (question !== undefined && question !== about) setAbout(question)
  // Each question starts anew: a size typed for one is never offered for the next.
  return <Question key={about} order={order} quick={quick} question={question} about={about} />
}

interface QuestionProps {
  readonly order: InvestorOrder
  readonly quick: Quick | undefined
  /** What is asked now. */
  readonly question: string | undefined
  /** What is asked, or was asked last. */
  readonly about: string | undefined
}

function Question({ order, quick, question, about }: QuestionProps) {
  const t = useText(orderText)
  const last = useOrderWrite(`answer ${order.order.id}`)
  const proposed = quick ? sizeTyped(quick.size) : ''
  const draft = useDraft<Typed>({
    ...(about !== undefined && { name: `answer ${order.order.id}`, about }),
    base: closed,
    asks: false,
    // The proposed size is nobody's entry.
    meaning: (text) => (text === proposed ? null : text),
  })
  const { text: typed } = useDraftState(draft).values
  const setTyped = (text: string | null) => draft.set({ text })
  const [editing, setEditing] = useState(typed === null ? undefined : question)
  const close = () => {
    setEditing(undefined)
    setTyped(null)
  }
  const accepted = useEffectEvent(close)
  useEffect(() => {
    if (last.state.kind === 'done') accepted()
  }, [last.state])
  if (last.state.kind === 'unknown') return <WriteUnknown writing={last} />
  if (!quick || question === undefined) return <NotSent order={order} typed={typed} state={last.state} />
  const writing: OrderWriting = { ...last, state: stateFor(question, last.state) }
  const { state, busy } = writing
  const open = editing === question || quick.answer === null
  return (
    <div className={ordersCss.quick} role="group" aria-label={t('quick.group', { number: order.number })}>
      {quick.answer !== null && <Answered order={order} quick={quick} />}
      {open ? (
        <Answering
          order={order}
          quick={quick}
          writing={writing}
          typed={typed}
          onType={setTyped}
          onClose={close}
        />
      ) : (
        <Button
          disabled={busy}
          onClick={() => {
            writing.clear()
            setEditing(question)
            if (!isOut(quick)) setTyped(sizeTyped(quick.size))
          }}
        >
          {t('quick.change')}
        </Button>
      )}
      {state.kind === 'refused' && (!open || typed === null) && (
        <Refused order={order} problem={state.problem} />
      )}
      <IfSilent order={order} />
    </div>
  )
}

interface AnsweringProps {
  readonly order: InvestorOrder
  readonly quick: Quick
  readonly writing: OrderWriting
  /** The text of the size field; null while it is closed. */
  readonly typed: string | null
  readonly onType: (text: string) => void
  readonly onClose: () => void
}

/** The proposed size in one tap, another size, or dropping. */
function Answering({ order, quick, writing, typed, onType, onClose }: AnsweringProps) {
  const { busy } = writing
  const sendAnswer = (size: FaceAmount) => void writing.send(writeFor(order, quick.kind, size))
  const out = isOut(quick)
  return (
    <>
      {typed !== null && !out ? (
        <Sized
          order={order}
          quick={quick}
          writing={writing}
          text={typed}
          onType={onType}
          onAnswer={(size, confirmed) => void writing.send(writeFor(order, quick.kind, size, confirmed))}
          onBack={() => {
            writing.clear()
            onClose()
          }}
        />
      ) : (
        <Offered
          order={order}
          quick={quick}
          writing={writing}
          onAnswer={sendAnswer}
          onSize={() => {
            writing.clear()
            onType(sizeTyped(quick.size))
          }}
        />
      )}
      {(out || quick.kind === 'submit') && <ToTicket order={order} limit={out} />}
      {quick.kind === 'fpg' && quick.answer !== 0 && <Drop order={order} busy={busy} onDrop={sendAnswer} />}
    </>
  )
}

interface SizedProps extends Pick<AnsweringProps, 'order' | 'quick' | 'writing' | 'onType'> {
  readonly text: string
  readonly onAnswer: (size: FaceAmount, confirmed?: { readonly sizeConfirmed: true }) => void
  readonly onBack: () => void
}

/**
 * Input of another size. If the order changes meanwhile, both versions are shown before anything is sent; a much larger
 * size is asked about.
 */
function Sized({ order, quick, writing, text, onType, onAnswer, onBack }: SizedProps) {
  const { state, busy, clear } = writing
  const opened = useAsOpened(order, markFor(quick.kind), busy || state.kind === 'done')
  const [asking, setAsking] = useState<FaceAmount>()
  return (
    <>
      <QuickSize
        order={order}
        text={text}
        base={quick.size}
        none={quick.kind === 'test'}
        busy={busy}
        blocked={opened.changed}
        refused={state.kind === 'refused' && <Refused order={order} problem={state.problem} />}
        onType={(next) => {
          clear()
          onType(next)
        }}
        onSend={(size) => {
          if (largeAnswerFault(size, order.order, false)) setAsking(size)
          else onAnswer(size)
        }}
        onBack={onBack}
      />
      {asking !== undefined && !opened.changed && (
        <LargeAnswer
          order={order}
          size={asking}
          onSend={() => {
            setAsking(undefined)
            onAnswer(asking, { sizeConfirmed: true })
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
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

/** The answer, and its time by the server's clock. */
function Answered({ order, quick }: { readonly order: InvestorOrder; readonly quick: Quick }) {
  const t = useText(orderText)
  const { lang } = useReader()
  const { deal, order: record } = order
  const answer =
    quick.kind === 'test' ? record.tests.find(({ round }) => round === deal.test?.round) : record.fpg
  const words = answerText(quick, levelText(deal.test?.level), t)
  return (
    <span className={css.quickAnswered} role="status">
      <strong>{words}</strong>{' '}
      {answer && (
        <span title={instant(answer.at, lang, deal.timeZone)}>
          <DealTime at={answer.at} timeZone={deal.timeZone} />
        </span>
      )}
    </span>
  )
}
