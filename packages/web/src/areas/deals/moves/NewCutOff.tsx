import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { About } from './About.tsx'
import { Effects } from './Effects.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { ReasonLine } from './ReasonLine.tsx'
import { movesText } from './text.ts'
import { useMove } from './use-move.ts'
import { useReason } from './use-reason.ts'
import { useFromNow, useZoned } from './use-zoned.ts'
import { ZonedTime } from './ZonedTime.tsx'

const FIELDS = {
  'times.closesAt': 'closesAt',
  'write.no-changes': 'closesAt',
  'deal.reason-missing': 'reason',
}

/** A closed FPG book opens again until a new cut-off, with the reason. */
export function NewCutOff({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const { dealId } = detail.header
  const { timeZone } = detail.terms
  const cutOff = useZoned(timeZone, null)
  const reason = useReason()
  const [asked, setAsked] = useState(false)
  const move = useMove({
    dealId,
    send: api.deals.changeTimes,
    done: t('newCutOff.done'),
    onDone: onClose,
    fields: FIELDS,
  })
  const submit = () => {
    setAsked(true)
    const said = reason.ask()
    if (cutOff.at && said) move.submit({ dealId, times: { closesAt: cutOff.at }, reason: said })
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
      <ReasonLine reason={reason} said={move.said('reason')} />
      <Effects detail={detail} touch={renderTouch?.({ move: 'newCutOff' })} lines={[t('newCutOff.effect')]} />
    </MoveFrame>
  )
}
