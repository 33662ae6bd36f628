import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { About } from './About.tsx'
import { Effects } from './Effects.tsx'
import { Line } from './Line.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { movesText } from './text.ts'
import { useMove } from './use-move.ts'

const FIELDS = { 'deal.reason-missing': 'reason' }

interface Back {
  readonly move: 'reopen' | 'reprice'
  readonly to: 'IPG' | 'FPG'
}

/** A step back, with its reason: from FPG to IPG, from Priced to the closed FPG book. */
function StepBack({ detail, onClose, move: name, to }: MoveProps & Back) {
  const t = useText(movesText)
  const { dealId } = detail.face
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const move = useMove({
    dealId,
    send: api.deals.changeDealStatus,
    done: t(`${name}.done`),
    onDone: onClose,
    fields: FIELDS,
  })
  const missing = asked && reason.trim() === '' ? t('field.reason.missing') : undefined
  const submit = () => {
    setAsked(true)
    if (reason.trim()) move.submit({ dealId, to, reason: reason.trim() })
  }
  const lines =
    name === 'reprice' ? [t('reprice.effect'), t('reprice.effect.allocation')] : [t('reopen.effect')]
  return (
    <MoveFrame
      title={t(`${name}.title`)}
      about={<About detail={detail} />}
      verb={t(`${name}.verb`)}
      danger
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <Effects detail={detail} danger lines={lines} />
      <Line
        label={t('field.reason')}
        hint={t('field.reason.hint')}
        value={reason}
        onChange={setReason}
        problem={missing ?? move.said('reason')}
        autoFocus
      />
    </MoveFrame>
  )
}

export const Reopen = (props: MoveProps) => <StepBack {...props} move="reopen" to="IPG" />
export const Reprice = (props: MoveProps) => <StepBack {...props} move="reprice" to="FPG" />
