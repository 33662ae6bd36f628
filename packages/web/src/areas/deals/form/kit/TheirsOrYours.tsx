import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../../../platform/text.ts'
import type { Place } from '../places.ts'
import { formText } from '../text.ts'
import { useForm } from '../use-field.ts'

interface Props {
  readonly place: Place
  readonly yours: ReactNode
  readonly theirs: ReactNode
}

/** Two people changed this field: both values, and which it shall be. */
export function TheirsOrYours({ place, yours, theirs }: Props) {
  const t = useText(formText)
  const form = useForm()
  return (
    <div className="br-contest" role="group" aria-label={t('contest')}>
      <div className="br-contest-side">
        <span className="br-contest-who">{t('contest.theirs')}</span>
        <span className="br-contest-value">{theirs}</span>
        <Button size="small" onClick={() => form.choose(place, 'theirs')}>
          {t('contest.take')}
        </Button>
      </div>
      <div className="br-contest-side">
        <span className="br-contest-who">{t('contest.yours')}</span>
        <span className="br-contest-value">{yours}</span>
        <Button size="small" onClick={() => form.choose(place, 'yours')}>
          {t('contest.keep')}
        </Button>
      </div>
    </div>
  )
}
