import { currencies, dealStatuses, syndicateRoles, type DealStatus } from '@bookrunner/domain/deals'
import { ChipsFilter, DaysFilter, SelectFilter } from '../../../kit/list-page/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useDealNames } from '../use-deal-names.ts'
import { dealCodeText } from '../deal-code-text.ts'
import type { DealList } from './deal-list.ts'
import { boardText } from './text.ts'
import css from './board.module.css'

interface Props {
  readonly list: DealList
  /** Statuses to choose from; an investor never sees a draft. */
  readonly statuses?: readonly DealStatus[]
  /** An investor has no role in a syndicate, and no days to look through. */
  readonly forManagers?: boolean
}

/** By status, currency, role and day of pricing. */
export function DealFilters({ list, statuses = dealStatuses, forManagers = true }: Props) {
  const t = useText(boardText)
  const codeText = useText(dealCodeText)
  const names = useDealNames()
  const { state, filter } = list
  const isIssuer = useStore(sessionStore)?.user.isIssuer ?? false
  const roles = syndicateRoles.map((value) => ({
    value,
    label: names.role(value),
    title: names.roleName(value),
  }))
  return (
    <>
      <ChipsFilter
        label={t('filter.status')}
        values={statuses}
        chosen={state.status}
        nameOf={(status) => codeText(`status.${status}`)}
        onChange={(status) => filter({ status })}
      />
      <SelectFilter
        className={css.filterCurrency}
        label={t('filter.currency')}
        value={state.currency}
        options={currencies.map((value) => ({ value, label: value, title: names.currency(value) }))}
        onChange={(currency) => filter({ currency })}
      />
      {forManagers && (
        <>
          <SelectFilter
            className={css.filterRole}
            label={t('filter.role')}
            value={state.role}
            options={isIssuer ? [{ value: 'issuer', label: t('filter.role.issuer') }, ...roles] : roles}
            onChange={(role) => filter({ role })}
          />
          <DaysFilter
            from={state.from}
            until={state.until}
            texts={{ from: t('filter.from'), until: t('filter.until') }}
            onChange={filter}
          />
        </>
      )}
    </>
  )
}
