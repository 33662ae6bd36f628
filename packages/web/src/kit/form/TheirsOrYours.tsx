import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import type { Side } from './draft.ts'
import { formKitText } from './text.ts'

interface Props {
  readonly yours: ReactNode
  readonly theirs: ReactNode
  readonly onChoose: (side: Side) => void
}

/** Two people changed this field: both values, and which it shall be. */
export function TheirsOrYours({ yours, theirs, onChoose }: Props) {
  const t = useText(formKitText)
  return (
    <div className="br-contest" role="group" aria-label={t('contest')}>
      <div className="br-contest-side">
        <span className="br-contest-who">{t('contest.theirs')}</span>
        <span className="br-contest-value">{theirs}</span>
        <Button size="small" onClick={() => onChoose('theirs')}>
          {t('contest.take')}
        </Button>
      </div>
      <div className="br-contest-side">
        <span className="br-contest-who">{t('contest.yours')}</span>
        <span className="br-contest-value">{yours}</span>
        <Button size="small" onClick={() => onChoose('yours')}>
          {t('contest.keep')}
        </Button>
      </div>
    </div>
  )
}
