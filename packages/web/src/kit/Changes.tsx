import { ArrowRightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { EMPTY } from './format.ts'
import { useText } from '../platform/text.ts'
import { changesText } from './changes-text.ts'
import css from './Changes.module.css'

/** The rest is shown on demand: a first save has all terms. */
const FEW = 6

interface Props {
  readonly changes: readonly {
    readonly field: string
    readonly from: string | null
    readonly to: string | null
  }[]
  readonly nameOfField?: (field: string) => string
  /** The values are names and texts that people typed, which no language changes. */
  readonly typed?: boolean
}

/** Changed fields of a log, with old and new value. */
export function Changes({ changes, nameOfField = (field) => field, typed = false }: Props) {
  const t = useText(changesText)
  const [all, setAll] = useState(false)
  if (changes.length === 0) return null
  const own = typed ? ({ translate: 'no' } as const) : {}
  const shown = all ? changes : changes.slice(0, FEW)
  return (
    <div className={css.changes}>
      <dl>
        {shown.map(({ field, from, to }) => (
          <div key={field}>
            <dt>{nameOfField(field)}</dt>
            <dd>
              <span className="br-sr">{t('from')} </span>
              <span {...own} className="br-quiet">
                {from ?? EMPTY}
              </span>
              <ArrowRightOutlined aria-hidden />
              <span className="br-sr"> {t('to')} </span>
              <span {...own}>{to ?? EMPTY}</span>
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
