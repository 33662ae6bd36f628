import { pageSizes } from '@bookrunner/contract/kernel'
import { Pagination } from 'antd'
import { useEffect } from 'react'
import { useArrows } from '../../../kit/use-arrows.tsx'
import { within } from '../../../kit/within.ts'
import { stepBack, type Filters } from './filters.ts'

interface Props {
  readonly filters: Filters
  readonly onChange: (next: Filters, how?: { replace: boolean }) => void
  /** What the list answered: not there yet, or what stood there before. */
  readonly list: {
    readonly data: { readonly total: number } | undefined
    readonly isPlaceholderData: boolean
  }
}

/** The pages under a list of deals; of one that has become empty a step back is taken (§5). */
export function DealPages({ filters, onChange, list: { data, isPlaceholderData } }: Props) {
  const arrows = useArrows()
  const back = data && !isPlaceholderData ? stepBack(filters, data.total) : undefined
  useEffect(() => {
    if (back) onChange(back, { replace: true })
  }, [back, onChange])
  if (!data || data.total <= pageSizes[0]) return null
  return (
    <Pagination
      className="br-pages"
      align="end"
      size="small"
      itemRender={arrows}
      current={filters.page}
      pageSize={filters.size}
      total={data.total}
      pageSizeOptions={[...pageSizes]}
      showSizeChanger={{ getPopupContainer: within }}
      onChange={(page, size) => onChange({ ...filters, page: size === filters.size ? page : 1, size })}
    />
  )
}
