import type { DealDetail } from '@bookrunner/contract/deals'
import type { ManagerOrder } from '@bookrunner/contract/orders'
import { refusalMessage } from '@bookrunner/contract/text'
import { isRefusal, showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { unitBeside } from '../../../kit/amounts.ts'
import { Field } from '../../../kit/form/index.ts'
import { useText } from '../../../platform/text.ts'
import { levelText } from '../../deals/parts/index.ts'
import {
  ChangedMeanwhile,
  readSize,
  shownSize,
  useAsOpened,
  WriteUnknown,
  type Mark,
  type OrderWriting,
} from '../parts/index.ts'
import { deskOrderText } from './order-text.ts'
import { Problem } from './Problem.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useSubmitKey } from './use-submit-key.ts'
import css from './desk.module.css'
import denseCss from '../../../kit/dense/dense.module.css'

export type PanelAct = 'withdraw' | 'answerTest' | 'answerFpg'

interface Props {
  readonly act: PanelAct
  readonly row: ManagerOrder
  readonly detail: DealDetail
  readonly writing: OrderWriting
  readonly onBack: () => void
}

const none = 0 as FaceAmount

/** The proposed answer: the earlier one, or the size in at the level. */
const offered = (act: PanelAct, { figures, meaning }: ManagerOrder): FaceAmount =>
  act === 'answerTest' ? (figures.testSize ?? meaning.today?.wide.size ?? none) : (figures.fpgSize ?? none)

interface ShownOrder {
  readonly row: ManagerOrder
  readonly round: number
}

const markFor =
  (act: PanelAct) =>
  ({ row: { order, push }, round }: ShownOrder): Mark => ({
    version: order.version,
    question: act === 'withdraw' ? act : `${act} ${act === 'answerTest' ? round : (push ?? '')}`,
  })

/** Enters an investor's answer by telephone: a size at the level, or a withdrawal. */
export function ActPanel({ act, row, detail, writing, onBack }: Props) {
  const t = useText(deskOrderText)
  const lang = useStore(langStore)
  const [text, setText] = useState(() => showMm(offered(act, row)))
  const round = detail.lifecycle.test?.number ?? 0
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { state, busy } = writing
  // The order as it was when the panel opened: the investor's answer refers to it.
  const opened = useAsOpened({ row, round }, markFor(act), busy || state.kind === 'done')
  const size = readSize(text)
  const level = levelText(detail.header.guidance?.level)
  const needs = row.actions[act] === 'reason'
  const send = () => {
    setTried(true)
    if (opened.changed) return
    if (needs && reason.trim() === '') return
    const which = { orderId: row.order.id, expectedVersion: row.order.version, ...(needs && { reason }) }
    if (act === 'withdraw') {
      writing.send({ act: 'withdrawForInvestor', input: which })
      return
    }
    if (isRefusal(size)) return
    const push = row.push ?? 0
    if (act === 'answerFpg') writing.send({ act: 'editFpgSize', input: { ...which, push, size } })
    else writing.send({ act: 'editTestSize', input: { ...which, round, size } })
  }
  useSubmitKey(send)
  const wrong = isRefusal(size) ? refusalMessage(lang, size.reason) : undefined
  return (
    <form
      className={css.panel}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {act === 'withdraw' ? (
        <p>{t('withdraw.says', { size: shownSize(row.figures.counting) })}</p>
      ) : (
        <Field
          label={t('answer.size')}
          fault={tried ? wrong : undefined}
          hint={t(act === 'answerTest' ? 'test.says' : 'fpg.says', { level })}
        >
          {(aria) => (
            <Input
              {...aria}
              autoFocus
              autoComplete="off"
              inputMode="decimal"
              maxLength={40}
              suffix={<span translate="no">{unitBeside(text)}</span>}
              value={text}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      )}
      {needs && <ReasonField value={reason} tried={tried} onChange={setReason} />}
      <WriteUnknown writing={writing} />
      <ChangedMeanwhile
        opened={opened}
        now={row}
        was={opened.was.row}
        guidance={detail.header.guidance?.level}
        onTake={writing.clear}
      />
      <Problem problem={state.kind === 'refused' ? state.problem : undefined} fields />
      <div className={denseCss.deskActs}>
        <Button
          type="primary"
          danger={act === 'withdraw'}
          htmlType="submit"
          loading={busy}
          disabled={opened.changed}
        >
          {t(act === 'withdraw' ? 'withdraw.do' : 'answer.do')}
        </Button>
        <Button onClick={onBack}>{t('act.back')}</Button>
      </div>
    </form>
  )
}
