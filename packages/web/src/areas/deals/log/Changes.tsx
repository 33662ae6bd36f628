import { ArrowRightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { EMPTY } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useFieldName } from '../use-field-name.ts'
import { logText } from './text.ts'
import type { LogLine } from './use-log.ts'
import css from './log.module.css'

/** The rest is shown on demand: a first save has all terms. */
const FEW = 6

/** Changed fields with old and new value. */
export function Changes({ changes }: Pick<LogLine, 'changes'>) {
  const t = useText(logText)
  const nameOfField = useFieldName()
  const [all, setAll] = useState(false)
  if (changes.length === 0) return null
  const shown = all ? changes : changes.slice(0, FEW)
  return (
    <div className={css.changes}>
      <dl>
        {shown.map(({ field, from, to }) => (
          <div key={field}>
            <dt>{nameOfField(field)}</dt>
            <dd>
              <span className="br-sr">{t('from')} </span>
              <span className="br-quiet">{from ?? EMPTY}</span>
              <ArrowRightOutlined aria-hidden />
              <span className="br-sr"> {t('to')} </span>
              <span>{to ?? EMPTY}</span>
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < changes.length && (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {t('more', { count: changes.length - shown.length })}
        </Button>
      )}
    </div>
  )
}
