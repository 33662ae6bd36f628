import { ClockCircleOutlined } from '@ant-design/icons'
import { useText } from '../../../platform/text.ts'
import { useClock } from './clock.ts'
import { clockLeft, remaining } from './remaining.ts'
import { partsText } from './text.ts'
import css from './parts.module.css'

interface Props {
  /** When it closes; the server's clock decides. */
  readonly until: string
}

/** What is left until a book closes: amber from ten minutes on, red and in timeLeft in the last one. */
export function Countdown({ until }: Props) {
  const t = useText(partsText)
  const end = Date.parse(until)
  const timeLeft = useClock((now) => {
    const left = remaining(end, now)
    if (left.urgency === 'over') return t('left.closing')
    if (left.urgency === 'last') return t('left.seconds', { count: left.minutes * 60 + left.seconds })
    return left.days > 0 ? t('left.days', { days: left.days, hours: left.hours }) : clockLeft(left)
  })
  const urgency = useClock((now) => remaining(end, now).urgency)
  return (
    <span className={css.countdown} data-urgency={urgency} role="timer" aria-label={t('left.label')}>
      {(urgency === 'soon' || urgency === 'last') && <ClockCircleOutlined aria-hidden />}
      <span className="br-figures">{timeLeft}</span>
    </span>
  )
}

/** The widest texts of a countdown, one a line. Three digits are as wide as the sign before the seconds. */
export function useWidestCountdown(): string {
  const t = useText(partsText)
  return ['23:59:59', `000${t('left.seconds', { count: 60 })}`, t('left.closing')].join('\n')
}
