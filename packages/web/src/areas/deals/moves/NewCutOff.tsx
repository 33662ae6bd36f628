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
import { useFromNow, useZoned } from './use-zoned.ts'
import { ZonedTime } from './ZonedTime.tsx'

const FIELDS = {
  'times.closesAt': 'closesAt',
  'write.no-changes': 'closesAt',
  'deal.reason-missing': 'reason',
}

/** A closed FPG book opens again until a new cut-off, with the reason. */
export function NewCutOff({ detail, onClose }: MoveProps) {
  const t = useText(movesText)
  const { dealId } = detail.face
  const { timeZone } = detail.terms
  const cutOff = useZoned(timeZone, null)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const move = useMove({
    dealId,
    send: api.deals.changeTimes,
    done: t('newCutOff.done'),
    onDone: onClose,
    fields: FIELDS,
  })
  const missing = asked && reason.trim() === '' ? t('field.reason.missing') : undefined
  const submit = () => {
    setAsked(true)
    if (cutOff.at && reason.trim())
      move.submit({ dealId, times: { closesAt: cutOff.at }, reason: reason.trim() })
  }
  return (
    <MoveFrame
      title={t('newCutOff.title')}
      about={<About detail={detail} />}
      verb={t('newCutOff.verb')}
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <ZonedTime
        label={t('field.cutOff')}
        timeZone={timeZone}
        value={cutOff.value}
        onChange={cutOff.setValue}
        presets={useFromNow(timeZone, [30, 60])}
        problem={(asked ? cutOff.problem : undefined) ?? move.said('closesAt')}
        autoFocus
      />
      <Line
        label={t('field.reason')}
        hint={t('field.reason.hint')}
        value={reason}
        onChange={setReason}
        problem={missing ?? move.said('reason')}
      />
      <Effects detail={detail} lines={[t('newCutOff.effect')]} />
    </MoveFrame>
  )
}
