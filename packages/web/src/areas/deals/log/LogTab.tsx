import type { DealDetail } from '@bookrunner/contract/deals'
import { Button, Flex } from 'antd'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { wordsOf } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import { ChainCheck } from './ChainCheck.tsx'
import { Download } from './Download.tsx'
import { LogFilters } from './LogFilters.tsx'
import { LogTable } from './LogTable.tsx'
import { PackSlot } from './pack-slot.ts'
import { logText } from './text.ts'
import { everything, isEverything, useLog } from './use-log.ts'
import css from './log.module.css'

/** The deal log: who did what and when, from what to what; and the proof that nobody touched it since. */
export function LogTab({ detail }: { readonly detail: DealDetail }) {
  const t = useText(logText)
  const { dealId } = detail.header
  const { query, filter, page, setFilter, setPage } = useLog(dealId)
  const { data } = query
  return (
    <section aria-label={t('title')}>
      <Flex align="flex-start" justify="space-between" wrap gap="8px 16px" className={css.bar}>
        <LogFilters actors={data?.actors ?? []} filter={filter} onChange={setFilter} />
        <ChainCheck dealId={dealId}>
          <Download dealId={dealId} filter={filter} />
          <PackSlot.Place dealId={dealId} />
        </ChainCheck>
      </Flex>
      {query.isPending && <RowsSkeleton rows={10} />}
      {query.isError && !data && (
        <ErrorState
          title={t('failed')}
          hint={wordsOf(query.error)}
          action={t('again')}
          onAction={() => void query.refetch()}
        />
      )}
      {data && data.total === 0 && (
        <EmptyState title={t('empty')} hint={t('empty.hint')}>
          {!isEverything(filter) && <Button onClick={() => setFilter(everything)}>{t('empty.reset')}</Button>}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <LogTable
          data={data}
          detail={detail}
          page={page}
          busy={query.isPlaceholderData}
          onPage={setPage}
          onPerson={(actorId) => setFilter({ ...filter, actorId })}
        />
      )}
    </section>
  )
}
