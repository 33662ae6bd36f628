import { Select } from 'antd'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import type { DealList } from './deal-list.ts'
import { boardText } from './text.ts'
import css from './board.module.css'

const USUAL = 'usual'
/** Of cards; a table is sorted by its header. */
const offered = ['closesAt', 'updatedAt', 'name'] as const

function sortOf(chosen: string): DealList['state']['sort'] {
  const field = offered.find((name) => name === chosen)
  return field && { field, order: field === 'updatedAt' ? 'desc' : 'asc' }
}

export function SortChoice({ list: { state, filter } }: { readonly list: DealList }) {
  const t = useText(boardText)
  return (
    <Select
      className={css.filterSort}
      aria-label={t('sort.label')}
      value={state.sort?.field ?? USUAL}
      getPopupContainer={within}
      popupMatchSelectWidth={false}
      onChange={(chosen: string) => filter({ sort: sortOf(chosen) })}
      options={[USUAL, ...offered].map((value) => ({ value, label: t(`sort.${value}` as 'sort.usual') }))}
    />
  )
}
