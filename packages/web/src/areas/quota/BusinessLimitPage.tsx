import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { sized } from '../../kit/amounts.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { count, EMPTY, instant } from '../../kit/format.ts'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { api } from '../../platform/api.ts'
import { faultMessage } from '../../platform/failed.ts'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { HistoryList } from './history/HistoryList.tsx'
import { LimitDrawer } from './limits/LimitDrawer.tsx'
import { limitsText } from './limits/text.ts'
import { Converted } from './parts/Converted.tsx'
import { availableShown, usedShown } from './parts/figures.ts'
import { LimitFigure } from './parts/LimitFigure.tsx'
import { KindSign, StateSign } from './parts/signs.tsx'
import { quotaKey, useQuotaNews, useQuotaRights, type QuotaRow } from './parts/use-quota.ts'
import { UseBar } from './parts/UseBar.tsx'
import { quotaText, quotaWords } from './parts/words.ts'
import css from './quota.module.css'

/** The limit of the whole business: one bar with its figures, and its history. */
export default function BusinessLimitPage() {
  const t = useText(limitsText)
  const texts = useText(quotaText)
  const mayEdit = useQuotaRights().mayEdit('business')
  const [editing, setEditing] = useState(false)
  const found = useQuery({
    queryKey: [...quotaKey, 'business'],
    queryFn: ({ signal }) => api.quota.getBusinessLimitInfo({}, { signal }),
    meta: { failure: 'shown' },
  })
  useQuotaNews()
  const quota = found.data?.quota ?? undefined
  const set = mayEdit && (
    <Button
      type="primary"
      {...(!quota && { icon: <PlusOutlined aria-hidden /> })}
      onClick={() => setEditing(true)}
    >
      {t(quota ? 'change' : 'add')}
    </Button>
  )
  return (
    <>
      <PageHeader actions={found.data && (quota ? set : undefined)} />
      {found.isError && !found.data && (
        <ErrorState
          title={t('failed')}
          hint={faultMessage(found.error)}
          action={texts('again')}
          onAction={() => void found.refetch()}
        />
      )}
      {found.isPending && <RowsSkeleton rows={6} />}
      {found.data && !quota && (
        <EmptyState title={t('empty.business')} hint={t('hint.business')}>
          {set}
        </EmptyState>
      )}
      {quota && <Use quota={quota} />}
      {found.data && <HistoryList quotaId="quo_business" />}
      {editing && (
        <LimitDrawer
          key={quota ? 'change' : 'new'}
          level="business"
          row={quota}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}

function Use({ quota }: { readonly quota: QuotaRow }) {
  const word = useText(quotaWords)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const { amount, currency, kind, state, usedPart, warnAt, rates, missingRates } = quota
  const { updatedBy, updatedAt } = quota
  const figure = (text: string | null, shown: typeof usedShown) => {
    if (text === null) return EMPTY
    const units = shown(BigInt(text), quota)
    return <LimitFigure units={units}>{sized(units, currency)}</LimitFigure>
  }
  return (
    <section className={css.large} aria-label={word('used')}>
      <dl className={css.figures}>
        <Pair name={word('used')} big>
          {figure(quota.used, usedShown)}
        </Pair>
        <Pair name={word('available')} big>
          {figure(quota.available, availableShown)}
        </Pair>
        <Pair name={word('amount')} big>
          {sized(amount, currency)}
        </Pair>
      </dl>
      {usedPart !== null && state !== null && (
        <UseBar part={usedPart} warnAt={warnAt} state={state} size="large" />
      )}
      <dl className={css.figures}>
        <Pair name={word('state')}>
          <StateSign state={state} missingRates={missingRates} />
        </Pair>
        <Pair name={word('usedPart')}>{count(usedPart)}</Pair>
        <Pair name={word('warnAt')}>{warnAt}</Pair>
        <Pair name={word('kind')}>
          <KindSign kind={kind} />
        </Pair>
        <Pair name={word('updatedBy')}>
          <span translate="no">{updatedBy?.name ?? EMPTY}</span>
        </Pair>
        <Pair name={word('updatedAt')}>
          <time dateTime={updatedAt}>{instant(updatedAt, lang, zone)}</time>
        </Pair>
      </dl>
      <Converted rates={rates} />
    </section>
  )
}

interface PairProps {
  readonly name: string
  readonly big?: boolean
  readonly children: ReactNode
}

function Pair({ name, big, children }: PairProps) {
  return (
    <div data-big={big || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
