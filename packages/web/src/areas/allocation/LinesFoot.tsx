import { Button } from 'antd'
import type { ReactNode } from 'react'
import { sized } from '../../kit/amounts.ts'
import { count } from '../../kit/format.ts'
import type { ShownRows } from '../../kit/grid/index.ts'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../../kit/keys/shortcuts.ts'
import type { GridRow, OrderLine } from './rows/grid-row.ts'
import { allocText } from './text.ts'
import denseCss from '../../kit/dense/dense.module.css'

interface Props {
  readonly shown: ShownRows<GridRow>
  readonly chosen: readonly OrderLine[]
  /** What is to be said of a cell: how it was taken, or why it is not. */
  readonly children?: ReactNode
  readonly onSort: () => void
}

/** One line under the rows, there whatever it says: how many, what is picked, what waits to be put in its place. */
export function LinesFoot({ shown, chosen, children, onSort }: Props) {
  const t = useText(allocText)
  useShortcut({ keys: 'r', title: t('key.sort'), place: t('place'), run: onSort })
  const sum = chosen.reduce((all, { size }) => all + BigInt(size ?? 0), 0n)
  return (
    <div className={denseCss.foot}>
      <span role="status">
        {t('shown', { shown: count(shown.shown), all: count(shown.all) })}
        {chosen.length > 0 && ` · ${t('picked', { count: chosen.length, sum: sized(sum) })}`}
      </span>
      <span className={denseCss.footCell}>{children}</span>
      <span className={denseCss.footEnd}>
        {shown.stale && (
          <Button size="small" type="link" onClick={onSort}>
            {t('key.sort')}
          </Button>
        )}
      </span>
    </div>
  )
}
