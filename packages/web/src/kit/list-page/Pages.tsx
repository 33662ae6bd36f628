import { pageSizes } from '@bookrunner/contract/kernel'
import { Pagination } from 'antd'
import { useArrows } from '../use-arrows.tsx'
import { within } from '../within.ts'
import css from './Pages.module.css'

export interface Paged {
  readonly page: number
  readonly size: number
}

interface Props extends Paged {
  readonly total: number
  readonly onChange: (next: Paged) => void
}

/** The pages under a list, of one of the usual sizes (§9); nothing while all of it fits the smallest. */
export function Pages({ page, size, total, onChange }: Props) {
  const arrows = useArrows()
  if (total <= pageSizes[0]) return null
  return (
    <Pagination
      className={css.pages}
      align="end"
      size="small"
      itemRender={arrows}
      current={page}
      pageSize={size}
      total={total}
      pageSizeOptions={[...pageSizes]}
      showSizeChanger={{ getPopupContainer: within }}
      onChange={(next, of) => onChange({ page: of === size ? next : 1, size: of })}
    />
  )
}
