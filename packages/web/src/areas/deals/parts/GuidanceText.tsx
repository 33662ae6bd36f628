import { ArrowLeftOutlined } from '@ant-design/icons'
import type { GuidanceLevel } from '@bookrunner/domain/deals'
import { useText } from '../../../platform/text.ts'
import { levelText, movedText } from './level.ts'
import { partsText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import css from './parts.module.css'
import dealsCss from '../deals.module.css'

interface Props {
  readonly level: GuidanceLevel | null | undefined
  /** What it was: shown small behind it, "T+95 ← T+120 area". */
  readonly before?: GuidanceLevel | null | undefined
}

export function GuidanceText({ level, before }: Props) {
  return (
    <span>
      <span className={classes(css.guidanceNow, 'br-figures')} translate="no">
        {levelText(level)}
      </span>
      <GuidanceBefore level={level} before={before} />
    </span>
  )
}

/** "← T+120 area", with how far that is when pointed at; nothing where there was no other level before. */
export function GuidanceBefore({ level, before }: Props) {
  const t = useText(partsText)
  if (!before || levelText(before) === levelText(level)) return null
  return (
    <span className={classes(dealsCss.guidanceBefore, 'br-figures')} title={movedText(level, before, t)}>
      <ArrowLeftOutlined aria-hidden />
      <span className="br-sr">{t('was')}</span> <span translate="no">{levelText(before)}</span>
    </span>
  )
}
