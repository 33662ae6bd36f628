import { FilterOutlined } from '@ant-design/icons'
import { dealStatuses, type DealStatus } from '@bookrunner/domain/deals'
import { Button, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { Keyword } from '../../../kit/Keyword.tsx'
import { useText } from '../../../platform/text.ts'
import { useShortcut } from '../../../shell/keys/shortcuts.ts'
import { useNarrow } from '../../../shell/layout/use-narrow.ts'
import { CurrencyFilter, DaysFilter, RoleFilter } from './choices.tsx'
import { isNarrowed, narrowed, narrowedBy, noFilters, type Filters } from './filters.ts'
import { StatusChips } from './StatusChips.tsx'
import { boardText } from './text.ts'

interface Props {
  readonly filters: Filters
  readonly onChange: (next: Filters, how?: { replace: boolean }) => void
  /** Which statuses can be asked for; an investor never sees a draft. */
  readonly statuses?: readonly DealStatus[]
  /** An investor has no role in a syndicate, and no days to look through. */
  readonly forManagers?: boolean
  /** The screen's name, for the list of shortcuts. */
  readonly place: string
}

/** One line of filters; on a phone the search only, and the rest when it is asked for. */
export function FilterBar({ filters, onChange, statuses = dealStatuses, forManagers = true, place }: Props) {
  const t = useText(boardText)
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const field = useRef<InputRef>(null)
  useShortcut({ keys: '/', title: t('key.find'), place, run: () => field.current?.focus({ cursor: 'all' }) })
  const change = (part: Partial<Filters>) => onChange(narrowed(filters, part))
  const count = narrowedBy(filters)
  return (
    <search className="br-filters" aria-label={t('filter.label')}>
      <Keyword
        ref={field}
        value={filters.keyword}
        label={t('filter.keyword')}
        clear={t('filter.clearKeyword')}
        onChange={(keyword) => onChange(narrowed(filters, { keyword }), { replace: true })}
      />
      {narrow && (
        <Button
          size="small"
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? t('filter.count', { count }) : t('filter.label')}
        </Button>
      )}
      {(!narrow || open) && (
        <>
          <StatusChips
            statuses={statuses}
            chosen={filters.status}
            onChange={(status) => change({ status })}
          />
          <CurrencyFilter value={filters.currency} onChange={(currency) => change({ currency })} />
          {forManagers && (
            <>
              <RoleFilter value={filters.role} onChange={(role) => change({ role })} />
              <DaysFilter from={filters.from} until={filters.until} onChange={change} />
            </>
          )}
        </>
      )}
      {isNarrowed(filters) && (
        <Button type="link" size="small" onClick={() => onChange(noFilters(filters))}>
          {t('filter.clear')}
        </Button>
      )}
    </search>
  )
}
