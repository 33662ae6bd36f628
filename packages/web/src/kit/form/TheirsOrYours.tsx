import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import type { Side } from './draft.ts'
import { formKitText } from './text.ts'
import css from './form.module.css'
import textCss from '../text.module.css'

interface Props {
  readonly yours: ReactNode
  readonly theirs: ReactNode
  readonly onChoose: (side: Side) => void
}

/** Two people changed this field: shows both values, and the user chooses one. */
export function TheirsOrYours({ yours, theirs, onChoose }: Props) {
  const t = useText(formKitText)
  return (
    <div className={css.contest} role="group" aria-label={t('contest')}>
      <div className={css.contestSide}>
        <span className={textCss.note}>{t('contest.theirs')}</span>
        <span className={css.contestValue}>{theirs}</span>
        <Button size="small" onClick={() => onChoose('theirs')}>
          {t('contest.take')}
        </Button>
      </div>
      <div className={css.contestSide}>
        <span className={textCss.note}>{t('contest.yours')}</span>
        <span className={css.contestValue}>{yours}</span>
        <Button size="small" onClick={() => onChoose('yours')}>
          {t('contest.keep')}
        </Button>
      </div>
    </div>
  )
}
