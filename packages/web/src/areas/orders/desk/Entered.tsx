import { CheckCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { useText } from '../../../platform/text.ts'
import { clockTime } from '../../../kit/format.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { limitsText, orderLevelText, orderText, overOf, shownSize } from '../parts/index.ts'
import { deskText } from './text.ts'
import type { LastEntry } from './use-entry.ts'
import css from './desk.module.css'

interface Props extends LastEntry {
  readonly guidance: Parameters<typeof overOf>[0]
  readonly timeZone: string
  readonly onOpen: (orderId: string) => void
  readonly onNext?: () => void
}

/** The confirmation of an entered order: number and time by the server's clock, to read back on the telephone. */
export function Entered({ placed, investor, orderLevels, guidance, timeZone, onOpen, onNext }: Props) {
  const t = useText(deskText)
  const orderT = useText(orderText)
  const { lang } = useReader()
  const { number, at, figures, conditional, orderId } = placed
  const over = overOf(guidance)
  const [first, ...others] = orderLevels
  const limits = !first
    ? undefined
    : others.length === 0
      ? limitsText(first, over, orderT)
      : orderLevels.map((each) => orderLevelText(each, over, orderT)).join('; ')
  return (
    <div className={css.entered} role="status">
      <CheckCircleFilled aria-hidden />
      <div>
        <strong className="br-figures">{t('enter.done', { number, time: clockTime(at, timeZone) })}</strong>
        <p>
          {t('enter.for', {
            size: shownSize(figures.fpgSize ?? figures.size),
            investor: nameOf(investor, lang),
          })}
          {limits && ` · ${limits}`} {conditional && t('enter.conditional')}
        </p>
        <Button size="small" onClick={() => onOpen(orderId)}>
          {t('enter.open')}
        </Button>{' '}
        {onNext && (
          <Button size="small" type="primary" autoFocus onClick={onNext}>
            {t('enter.next')}
          </Button>
        )}
      </div>
    </div>
  )
}
