import { refusalMessage } from '@bookrunner/contract/text'
import type { Notch } from '@bookrunner/domain/book'
import { doubtsOf } from '@bookrunner/domain/deals'
import { faceAmount, isRefusal, parseFace, showMm, type FaceAmount } from '@bookrunner/domain/kernel'
import { Slider } from 'antd'
import { memo } from 'react'
import { sized, unitOf } from '../../../kit/amounts.ts'
import { plainWidth } from '../../../kit/plain-width.ts'
import { langStore } from '../../../platform/language.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { LevelField } from '../charts/LevelField.tsx'
import { guidanceAt, showNotch, type Range, type Scale } from '../charts/level.ts'
import { chartsText } from '../charts/text.ts'
import { TypedField } from '../charts/TypedField.tsx'
import { levelEnds, sizeRange } from './model.ts'
import css from './what-if.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly scale: Scale
  readonly range: Range
  readonly level: Notch
  /** The current level. */
  readonly today: Notch | null
  readonly size: FaceAmount | null
  readonly issue: FaceAmount | null
  readonly total: bigint
  readonly onLevel: (level: Notch) => void
  readonly onSize: (size: FaceAmount) => void
}

/** Level and size, each with a slider and a text field. */
export function Fields({ scale, range, level, today, size, issue, total, onLevel, onSize }: Props) {
  return (
    <div className={css.fields}>
      <Level scale={scale} range={range} level={level} today={today} onLevel={onLevel} />
      <Size size={size} issue={issue} total={total} onSize={onSize} />
    </div>
  )
}

// Memo: while one slider moves, the other is not drawn again.
const Level = memo(function Level({
  scale,
  range,
  level,
  today,
  onLevel,
}: Pick<Props, 'scale' | 'range' | 'level' | 'today' | 'onLevel'>) {
  const t = useText(chartsText)
  const lang = useStore(langStore)
  const doubts = today === null ? [] : doubtsOf(guidanceAt(scale, level), guidanceAt(scale, today))
  const ends = levelEnds(range, level, scale)
  return (
    <>
      <LevelField label={t('what.level')} scale={scale} value={level} onChange={onLevel} />
      <Slider
        min={ends.from}
        max={ends.to}
        step={scale.step}
        value={level}
        onChange={onLevel}
        ariaLabelForHandle={t('what.level.slide')}
        ariaValueTextFormatterForHandle={(value) => showNotch(scale, value)}
        tooltip={{ formatter: null }}
      />
      {doubts.map(({ reason, params }) => (
        <p key={reason} className={textCss.warning}>
          {refusalMessage(lang, reason, params)}
        </p>
      ))}
    </>
  )
})

const Size = memo(function Size({
  size,
  issue,
  total,
  onSize,
}: Pick<Props, 'size' | 'issue' | 'total' | 'onSize'>) {
  const t = useText(chartsText)
  const { most, step } = sizeRange(issue, total)
  return (
    <>
      <TypedField
        label={t('what.size')}
        shown={size === null ? '' : showMm(size)}
        read={readSize}
        problem={t('what.size.problem')}
        onChange={onSize}
        inputMode="decimal"
        suffix={<span translate="no">{unitOf()}</span>}
      />
      <Slider
        min={0}
        max={Math.max(most, size ?? 0)}
        step={step}
        value={size ?? 0}
        onChange={(units) => onSize(faceAmount(units))}
        ariaLabelForHandle={t('what.size.slide')}
        ariaValueTextFormatterForHandle={(value) => sized(value)}
        tooltip={{ formatter: null }}
      />
    </>
  )
})

/** A size: "500", "0.5bn", "5亿". */
const readSize = (typed: string): FaceAmount | undefined => {
  const size = parseFace(plainWidth(typed))
  return isRefusal(size) ? undefined : size
}
