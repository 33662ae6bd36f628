import type { GuidanceLevel } from '@bookrunner/domain/deals'
import type { FaceAmount } from '@bookrunner/domain/kernel'
import type { OrderLevel } from '@bookrunner/domain/orders'
import { EMPTY } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { overOf, orderLevelText, shownSize } from './limits.ts'
import { orderText } from './text.ts'
import { classes } from '../../../kit/classes.ts'
import css from './parts.module.css'
import textCss from '../../../kit/text.module.css'

/** "50mm", or a dash. */
export function SizeFigure({ size }: { readonly size: FaceAmount | null | undefined }) {
  return (
    <span className={classes('br-figures', textCss.oneLine)} translate="no">
      {size === null || size === undefined ? EMPTY : shownSize(size)}
    </span>
  )
}

interface LadderProps {
  readonly orderLevels: readonly OrderLevel[]
  /** The guidance names the reference of spreads. */
  readonly guidance: GuidanceLevel | null | undefined
  /** Left out where the screen names the currency elsewhere. */
  readonly currency?: string | null
}

/** Size and limits, a line for each level, most demanding first. */
export function LadderText({ orderLevels, guidance, currency }: LadderProps) {
  const t = useText(orderText)
  if (orderLevels.length === 0) return EMPTY
  return (
    <span className={classes(css.ladderText, 'br-figures')}>
      {orderLevels.map((orderLevel, at) => (
        // Order levels have no ids, so the index is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at}>
          {currency && `${currency} `}
          {orderLevelText(orderLevel, overOf(guidance), t)}
        </span>
      ))}
    </span>
  )
}
