import { CheckOutlined, FilterOutlined } from '@ant-design/icons'
import { orderCodeName } from '@bookrunner/contract/orders'
import { orderStatuses, type OrderStatus } from '@bookrunner/domain/orders'
import { Button, Select, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { Keyword } from '../../../kit/list-page/Keyword.tsx'
import { useClearable } from '../../../kit/use-clearable.tsx'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { useShortcut } from '../../../kit/keys/shortcuts.ts'
import { useNarrow } from '../../../kit/use-narrow.ts'
import { useReader } from '../../deals/parts/index.ts'
import { narrowed, narrowedBy, type OrderFilters as Filters } from './filters.ts'
import { myOrdersText } from './text.ts'
import type { useAddress } from './use-address.ts'
import { useDealChoices } from './use-deal-choices.ts'
import tagsCss from '../../../kit/tags.module.css'

interface Props {
  readonly address: Pick<ReturnType<typeof useAddress>, 'filters' | 'change'>
  /** The screen's name, for the list of shortcuts. */
  readonly place: string
}

/** One line of filters; on a phone the search only, and the rest when it is asked for. */
export function OrderFilters({ address: { filters, change }, place }: Props) {
  const t = useText(myOrdersText)
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const field = useRef<InputRef>(null)
  const find = () => field.current?.focus({ cursor: 'all' })
  useShortcut({ keys: 'o', title: t('key.find'), place, run: find })
  const count = narrowedBy(filters)
  return (
    <search className="br-filters" aria-label={t('filter.label')}>
      <Keyword
        ref={field}
        value={filters.keyword}
        label={t('filter.keyword')}
        clear={t('filter.clearKeyword')}
        onChange={(keyword) => change(narrowed(filters, { keyword }), { replace: true })}
      />
      {narrow && (
        <Button
          size="small"
          icon={<FilterOutlined aria-hidden />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? t('filter.count', { count }) : t('filter.short')}
        </Button>
      )}
      {(!narrow || open) && (
        <>
          <StatusChoice
            chosen={filters.status}
            onChange={(status) => change(narrowed(filters, { status }))}
          />
          <DealChoice dealId={filters.dealId} onChange={(dealId) => change(narrowed(filters, { dealId }))} />
        </>
      )}
    </search>
  )
}

interface StatusProps {
  readonly chosen: readonly OrderStatus[]
  readonly onChange: (chosen: readonly OrderStatus[]) => void
}

/** The colour of a chip is that of the status; several can be pressed, none pressed means all. */
const colours: Record<OrderStatus, string> = {
  Draft: 'Draft',
  Submitted: 'IPG',
  Testing: 'Test',
  FPG: 'FPG',
  Allocated: 'Priced',
  Unallocated: 'Expired',
  Withdrawn: 'Expired',
  Aborted: 'Aborted',
  IssueFailed: 'Aborted',
}

function StatusChoice({ chosen, onChange }: StatusProps) {
  const t = useText(myOrdersText)
  const { lang } = useReader()
  return (
    <div className={tagsCss.chips} role="group" aria-label={t('filter.status')}>
      {orderStatuses.map((status) => {
        const on = chosen.includes(status)
        return (
          <button
            key={status}
            type="button"
            className={tagsCss.chip}
            data-status={colours[status]}
            aria-pressed={on}
            onClick={() =>
              onChange(orderStatuses.filter((one) => (one === status ? !on : chosen.includes(one))))
            }
          >
            {on && <CheckOutlined aria-hidden />}
            {orderCodeName('status', status, lang)}
          </button>
        )
      })}
    </div>
  )
}

interface DealProps {
  readonly dealId: Filters['dealId']
  readonly onChange: (dealId: Filters['dealId']) => void
}

function DealChoice({ dealId, onChange }: DealProps) {
  const t = useText(myOrdersText)
  const clear = useClearable()
  const [looking, setLooking] = useState(false)
  const deals = useDealChoices(dealId, looking)
  return (
    <Select<string>
      showSearch={{ optionFilterProp: 'label' }}
      allowClear={clear}
      size="small"
      className="br-order-deals"
      aria-label={t('filter.deal')}
      placeholder={t('filter.deal')}
      value={dealId ?? null}
      getPopupContainer={within}
      popupMatchSelectWidth={false}
      onOpenChange={(open) => open && setLooking(true)}
      onChange={(chosen: string | undefined) => onChange(chosen)}
      options={deals.map(({ dealId: value, name }) => ({ value, label: name }))}
    />
  )
}
