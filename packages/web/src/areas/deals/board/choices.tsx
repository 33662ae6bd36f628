import { currencies, syndicateRoles, type Currency, type SyndicateRole } from '@bookrunner/domain/deals'
import { DatePicker, Select } from 'antd'
import { useClearable } from '../../../kit/use-clearable.tsx'
import dayjs from 'dayjs'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { useDealWords } from '../use-words.ts'
import { sortFields, type Filters } from './filters.ts'
import { boardText } from './text.ts'

interface Choice<T> {
  readonly value: T | undefined
  readonly onChange: (value: T | undefined) => void
}

export function CurrencyFilter({ value, onChange }: Choice<Currency>) {
  const t = useText(boardText)
  const clear = useClearable()
  const words = useDealWords()
  return (
    <Select
      allowClear={clear}
      size="small"
      className="br-filter-currency"
      aria-label={t('filter.currency')}
      placeholder={t('filter.currency')}
      value={value}
      getPopupContainer={within}
      popupMatchSelectWidth={false}
      onChange={onChange}
      options={currencies.map((code) => ({ value: code, label: code, title: words.currency(code) }))}
    />
  )
}

export function RoleFilter({ value, onChange }: Choice<SyndicateRole>) {
  const t = useText(boardText)
  const clear = useClearable()
  const words = useDealWords()
  return (
    <Select
      allowClear={clear}
      size="small"
      className="br-filter-role"
      aria-label={t('filter.role')}
      placeholder={t('filter.role')}
      value={value}
      getPopupContainer={within}
      popupMatchSelectWidth={false}
      onChange={onChange}
      options={syndicateRoles.map((code) => ({
        value: code,
        label: words.role(code),
        title: words.roleName(code),
      }))}
    />
  )
}

type Days = Pick<Filters, 'from' | 'until'>

const asDay = (text: string | undefined) => (text ? dayjs(text) : null)

export function DaysFilter({ from, until, onChange }: Days & { readonly onChange: (days: Days) => void }) {
  const t = useText(boardText)
  return (
    <DatePicker.RangePicker
      size="small"
      className="br-filter-days"
      allowEmpty={[true, true]}
      value={[asDay(from), asDay(until)]}
      placeholder={[t('filter.from'), t('filter.until')]}
      getPopupContainer={within}
      onChange={(days) =>
        onChange({ from: days?.[0]?.format('YYYY-MM-DD'), until: days?.[1]?.format('YYYY-MM-DD') })
      }
    />
  )
}

const USUAL = 'usual'
/** Of cards; a table is sorted by its header. */
const offered = ['closesAt', 'updatedAt', 'name'] as const

function sortOf(chosen: string): Filters['sort'] {
  const field = sortFields.find((name) => name === chosen)
  return field && { field, order: field === 'updatedAt' ? 'desc' : 'asc' }
}

interface SortProps {
  readonly sort: Filters['sort']
  readonly onChange: (sort: Filters['sort']) => void
}

export function SortChoice({ sort, onChange }: SortProps) {
  const t = useText(boardText)
  return (
    <Select
      className="br-filter-sort"
      aria-label={t('sort.label')}
      value={sort?.field ?? USUAL}
      getPopupContainer={within}
      popupMatchSelectWidth={false}
      onChange={(chosen) => onChange(sortOf(chosen))}
      options={[USUAL, ...offered].map((value) => ({ value, label: t(`sort.${value}` as 'sort.usual') }))}
    />
  )
}
