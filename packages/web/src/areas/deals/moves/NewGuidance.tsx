import type { GuidanceLevel } from '@bookrunner/domain/deals'
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

const FIELDS = { 'deal.level-missing': 'level', 'deal.level-basis': 'level', 'write.no-changes': 'level' }

interface Props extends MoveProps {
  /** What is typed already: a level somebody has tried. */
  readonly first?: GuidanceLevel | undefined
}

/** A new guidance version while books are open. */
export function NewGuidance({ detail, onClose, renderTouch, first }: Props) {
  const t = useText(movesText)
  const { dealId, guidance } = detail.header
  const level = useLevel(detail.terms, { first, quoted: guidance?.level })
  const doubts = useDoubts(level.level, guidance?.level)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const move = useMove({
    dealId,
    send: api.deals.setGuidance,
    done: t('setGuidance.done'),
    onDone: onClose,
    fields: FIELDS,
    doubts,
  })
  const submit = () => {
    setAsked(true)
    if (!level.level) return
    move.submit({ dealId, guidance: level.level, ...doubts.sent, ...(note.trim() && { note: note.trim() }) })
  }
  return (
    <MoveFrame
      title={t('setGuidance.title')}
      about={<About detail={detail} />}
      verb={t('setGuidance.verb')}
      blocked={doubts.open}
      move={move}
      onSubmit={submit}
      onClose={onClose}
    >
      <Level
        label={t('setGuidance.level')}
        terms={detail.terms}
        typed={level}
        before={guidance?.level}
        asked={asked}
        said={move.said('level')}
        autoFocus
      />
      <Doubted doubts={doubts} />
      <Line label={t('field.note')} hint={t('field.note.hint')} value={note} onChange={setNote} />
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: 'setGuidance', level: level.level })}
        lines={[t('setGuidance.effect')]}
      />
    </MoveFrame>
  )
}
