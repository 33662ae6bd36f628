import { orderCodeName } from '@bookrunner/contract/orders'
import { orderStatuses, type OrderStatus } from '@bookrunner/domain/orders'
import { useState } from 'react'
import { ChipsFilter, SelectFilter } from '../../../kit/list-page/index.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import type { OrderList } from './order-list.ts'
import { myOrdersText } from './text.ts'
import { useDealChoices } from './use-deal-choices.ts'
import css from './my-orders.module.css'

/** A chip has the colour of its status. */
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

/** Filters by status and deal. */
export function OrderFilters({ list: { state, filter } }: { readonly list: OrderList }) {
  const t = useText(myOrdersText)
  const { lang } = useReader()
  const [looking, setLooking] = useState(false)
  const deals = useDealChoices(state.dealId, looking)
  return (
    <>
      <ChipsFilter
        label={t('filter.status')}
        values={orderStatuses}
        chosen={state.status}
        nameOf={(status) => orderCodeName('status', status, lang)}
        colourOf={(status) => colours[status]}
        onChange={(status) => filter({ status })}
      />
      <SelectFilter
        className={css.deals}
        label={t('filter.deal')}
        value={state.dealId}
        options={deals.map(({ dealId, name }) => ({ value: dealId, label: name }))}
        searchable
        onOpen={() => setLooking(true)}
        onChange={(dealId) => filter({ dealId })}
      />
    </>
  )
}
