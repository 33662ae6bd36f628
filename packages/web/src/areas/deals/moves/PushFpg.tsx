import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useLevel } from '../guidance/use-level.ts'
import { useDealWords } from '../use-words.ts'
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
  'deal.level-missing': 'level',
  'deal.level-basis': 'level',
  'times.closesAt': 'closesAt',
}

/** From IPG to FPG: the final level, and until when investors may reconfirm. */
export function PushFpg({ detail, onClose, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const words = useDealWords()
  const { terms, header } = detail
  const { dealId } = header
  const level = useLevel(terms, { quoted: header.guidance?.level })
  const doubts = useDoubts(level.level, header.guidance?.level)
  const cutOff = useZoned(terms.timeZone, null)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const move = useMove({
    dealId,
    send: api.deals.changeDealStatus,
    done: t('pushFpg.done'),
    onDone: onClose,
    fields: FIELDS,
    doubts,
  })
  const submit = () => {
    setAsked(true)
    if (!level.level || !cutOff.at) return
    const told = note.trim() && { note: note.trim() }
    const sent = { guidance: level.level, closesAt: cutOff.at, ...doubts.sent }
    move.submit({ dealId, to: 'FPG', ...sent, ...told })
  }
  return (
    <MoveFrame
      title={t('pushFpg.title')}
      about={<About detail={detail} />}
      verb={t('pushFpg.verb')}
      blocked={doubts.open}
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <Level
        label={t('pushFpg.level')}
        terms={terms}
        typed={level}
        before={header.guidance?.level}
        asked={asked}
        said={move.said('level')}
        autoFocus
      />
      <Doubted doubts={doubts} />
      <ZonedTime
        label={t('field.cutOff')}
        timeZone={terms.timeZone}
        value={cutOff.value}
        onChange={cutOff.setValue}
        presets={useFromNow(terms.timeZone, [30, 60])}
        problem={(asked ? cutOff.problem : undefined) ?? move.said('closesAt')}
      />
      <Line label={t('field.note')} hint={t('field.note.hint')} value={note} onChange={setNote} />
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: 'pushFpg', level: level.level })}
        lines={[
          t('pushFpg.effect.baseline'),
          t('pushFpg.effect.ask', { rule: words.silence(terms.silence) }),
          ...(goesSubject(detail) ? [t('pushFpg.effect.subject')] : []),
        ]}
      />
    </MoveFrame>
  )
}

const goesSubject = ({ lifecycle: { subjectAt, subjectByRegion } }: MoveProps['detail']): boolean =>
  subjectAt !== null || subjectByRegion.length > 0
