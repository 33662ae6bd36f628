import { Button, Flex } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../platform/text.ts'
import { useShortcut } from '../keys/shortcuts.ts'
import { StatusLine } from '../StatusLine.tsx'
import { denseText } from './text.ts'
import denseCss from '../dense/dense.module.css'

interface Props {
  readonly place: string
  /** How many rows are shown and selected. */
  readonly counts: ReactNode
  /** What they count. */
  readonly countsHint?: string
  /** The label of the button to sort again; none while rows are sorted. */
  readonly unsorted: string | undefined
  readonly onSort: () => void
  /** A row has a size in italics. */
  readonly hasSoft: boolean
  /** More buttons. */
  readonly more?: ReactNode
  /** A note about a cell. */
  readonly children?: ReactNode
}

/** One line under the rows, always there. */
export function Foot({ place, counts, countsHint, unsorted, hasSoft, onSort, more, children }: Props) {
  const t = useText(denseText)
  useShortcut({ keys: 'r', title: t('key.sort'), place, run: onSort })
  return (
    <Flex align="center" gap={16} className={denseCss.foot}>
      <span role="status" title={countsHint}>
        {counts}
      </span>
      {hasSoft && <i>{t('legend.soft')}</i>}
      <span className={denseCss.footCell}>{children}</span>
      <StatusLine />
      <span className={denseCss.footEnd}>
        {more}
        {unsorted !== undefined && (
          <Button size="small" type="link" onClick={onSort}>
            {unsorted}
          </Button>
        )}
      </span>
    </Flex>
  )
}
