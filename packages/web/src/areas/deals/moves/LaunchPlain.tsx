import type { FinalTerms, GuidanceLevel } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useLevel } from '../guidance/use-level.ts'
import { useDealWords } from '../use-words.ts'
import { About } from './About.tsx'
import { Doubted } from './Doubted.tsx'
import { Effects } from './Effects.tsx'
import { firstSize } from './first-size.ts'
import { Level } from './Level.tsx'
import { Line } from './Line.tsx'
import { MoveFrame } from './MoveFrame.tsx'
import type { MoveProps } from './props.ts'
import { Size } from './Size.tsx'
import { movesText } from './text.ts'
import { useDoubts } from './use-doubts.ts'
import { useMove } from './use-move.ts'
import { useSize } from './use-size.ts'

const FIELDS = {
  'final.size': 'size',
  'final.spread': 'level',
  'final.yield': 'level',
  'final.price': 'level',
  'deal.level-missing': 'level',
  'deal.level-basis': 'level',
}

const finalAt = (size: FaceAmount, { basis, level }: GuidanceLevel): FinalTerms => ({
  size,
  spread: basis === 'spread' ? level : null,
  benchmarkYield: null,
  yield: basis === 'yield' ? level : null,
  coupon: null,
  price: basis === 'price' ? level : null,
})

/** Size and level, and nothing worked out from them. */
export function LaunchPlain({ detail, onClose, onGo, renderTouch }: MoveProps) {
  const t = useText(movesText)
  const words = useDealWords()
  const { header, terms } = detail
  const { dealId } = header
  const size = useSize(firstSize(detail))
  const level = useLevel(terms, { first: header.guidance?.level, quoted: header.guidance?.level })
  const doubts = useDoubts(level.level, header.guidance?.level)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const move = useMove({
    dealId,
    send: api.deals.setFinalTerms,
    done: t('launch.done'),
    onDone: onClose,
    fields: FIELDS,
    doubts,
  })
  const range = asked && level.level?.to ? t('launch.one') : undefined
  const submit = () => {
    setAsked(true)
    if (size.face === undefined || !level.level || level.level.to !== null) return
    const final = finalAt(size.face, level.level)
    move.submit({ dealId, final, ...doubts.sent, ...(note.trim() && { note: note.trim() }) })
  }
  const basis = header.guidance?.level.basis ?? (terms.priceType === 'price' ? 'price' : 'spread')
  return (
    <MoveFrame
      title={t('launch.title')}
      about={<About detail={detail} />}
      verb={t('launch.verb')}
      blocked={doubts.open}
      move={move}
      onSubmit={submit}
      onClose={onClose}
      onGo={onGo}
    >
      <Size typed={size} currency={terms.currency} asked={asked} said={move.said('size')} />
      <Level
        label={t('launch.level', { basis: words.basis(basis) })}
        terms={terms}
        typed={level}
        asked={asked}
        said={range ?? move.said('level')}
      />
      <Doubted doubts={doubts} />
      <Line label={t('field.note')} hint={t('field.reason.hint')} value={note} onChange={setNote} />
      <Effects
        detail={detail}
        touch={renderTouch?.({ move: 'launch', level: level.level, size: size.face })}
        lines={[t('launch.effect')]}
      />
    </MoveFrame>
  )
}
