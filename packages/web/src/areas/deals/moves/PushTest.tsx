import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useLevel } from '../guidance/use-level.ts'
import { About } from './About.tsx'
import { Doubted } from './Doubted.tsx'
import { Effects } from './Effects.tsx'
import { Level } from './Level.tsx'
import { Line } from './Line.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { movesText } from './text.ts'
import { useDoubts } from './use-doubts.ts'
import { useMove } from './use-move.ts'
import { useFromNow, useZoned } from './use-zoned.ts'
import { ZonedTime } from './ZonedTime.tsx'

const FIELDS = {
  'deal.test-price-missing': 'level',
  'deal.level-basis': 'level',
  'times.closesAt': 'closesAt',
}

/** §5: 'test price must be set before pushing'; the one of the terms stands there already. */
export function PushTest({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const { terms, header } = detail
  const { dealId } = header
  const level = useLevel(terms, { first: terms.testPrice, quoted: header.guidance?.level })
  const doubts = useDoubts(level.level, header.guidance?.level)
  const closes = useZoned(terms.timeZone, null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const move = useMove({
    dealId,
    send: api.deals.orderTest,
    done: t('pushTest.done'),
    onDone: onClose,
    fields: FIELDS,
    doubts,
  })
  const missing = asked && level.problem === 'empty' ? t('pushTest.missing') : undefined
  const submit = () => {
    setAsked(true)
    if (!level.level || (!closes.empty && !closes.at)) return
    const closesAt = closes.at && { closesAt: closes.at }
    const told = note.trim() && { note: note.trim() }
    move.submit({ dealId, level: level.level, ...doubts.sent, ...closesAt, ...told })
  }
  return (
    <MoveFrame
      title={t('pushTest.title')}
      about={<About detail={detail} />}
      verb={t('pushTest.verb')}
      blocked={doubts.open}
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <Level
        label={t('pushTest.level')}
        terms={terms}
        typed={level}
        before={header.guidance?.level}
        asked={asked && !missing}
        said={missing ?? move.said('level')}
        autoFocus
      />
      <Doubted doubts={doubts} />
      <ZonedTime
        label={t('pushTest.closes')}
        timeZone={terms.timeZone}
        value={closes.value}
        onChange={closes.setValue}
        presets={useFromNow(terms.timeZone, [30, 60])}
        problem={(asked && !closes.empty ? closes.problem : undefined) ?? move.said('closesAt')}
      />
      <Line label={t('field.note')} hint={t('field.note.hint')} value={note} onChange={setNote} />
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: 'pushTest', level: level.level })}
        lines={[
          t('pushTest.effect.ask'),
          t('pushTest.effect.live'),
          ...(detail.lifecycle.closesAt === null ? [] : [t('pushTest.effect.close')]),
        ]}
      />
    </MoveFrame>
  )
}
