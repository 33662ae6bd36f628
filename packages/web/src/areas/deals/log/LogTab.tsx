import { dealLogKinds, type DealDetail } from '@bookrunner/contract/deals'
import { ListSection, LogFilters } from '../../../kit/list-page/index.ts'
import { useText } from '../../../platform/text.ts'
import { ChainCheck } from './ChainCheck.tsx'
import { LogCard } from './LogCard.tsx'
import { PackSlot } from './pack-slot.ts'
import { logText } from './text.ts'
import { useLog } from './use-log.ts'
import { useLogColumns } from './use-log-columns.tsx'
import css from './log.module.css'

/** The deal log: who did what and when, from what to what; and the proof that nobody touched it since. */
export function LogTab({ detail }: { readonly detail: DealDetail }) {
  const t = useText(logText)
  const { dealId } = detail.header
  const { list, loaded, download } = useLog(dealId)
  const columns = useLogColumns(detail, (actorId) => list.filter({ actorId }))
  const none = { title: t('empty'), hint: t('empty.hint') }
  return (
    <>
      <ChainCheck dealId={dealId}>
        <PackSlot.Place dealId={dealId} />
      </ChainCheck>
      <ListSection
        list={list}
        loaded={loaded}
        texts={{ label: t('title'), failed: t('failed'), none, empty: none }}
        count={(count) => t('total', { count })}
        filters={
          <LogFilters
            list={list}
            kinds={dealLogKinds}
            nameOf={(kind) => t(`kind.${kind}`)}
            actors={loaded.data?.actors ?? []}
          />
        }
        table={{ className: css.table ?? '', columns, keyOf: ({ seq }) => String(seq) }}
        renderCard={(line) => <LogCard line={line} columns={columns} />}
        download={download}
      />
    </>
  )
}
