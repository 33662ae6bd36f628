import { Button } from 'antd'
import { useText } from '../../platform/text.ts'
import { classes } from '../classes.ts'
import { EmptyState } from '../EmptyState.tsx'
import { denseText } from './text.ts'
import denseCss from '../dense/dense.module.css'

interface Props {
  readonly title: string
  readonly hint: string
  /** The filter hides all rows; none: there are no rows. */
  readonly onClear: (() => void) | undefined
  readonly className?: string | undefined
}

/** Why the grid is empty. */
export function NoRows({ title, hint, onClear, className }: Props) {
  const t = useText(denseText)
  return (
    <div className={classes(denseCss.none, className)}>
      <EmptyState title={title} hint={hint}>
        {onClear && <Button onClick={onClear}>{t('clear.filter')}</Button>}
      </EmptyState>
    </div>
  )
}
