import { useEffect } from 'react'
import { Pages } from '../../../kit/Pages.tsx'
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
  const back = data && !isPlaceholderData ? stepBack(filters, data.total) : undefined
  useEffect(() => {
    if (back) onChange(back, { replace: true })
  }, [back, onChange])
  if (!data) return null
  const { page, size } = filters
  return (
    <Pages
      page={page}
      size={size}
      total={data.total}
      onChange={(next) => onChange({ ...filters, ...next })}
    />
  )
}
