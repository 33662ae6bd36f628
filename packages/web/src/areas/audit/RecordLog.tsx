import { mayUse } from '@bookrunner/domain/access'
import { ListAddress, ListSection, useList, useListQuery } from '../../kit/list-page/index.ts'
import { RowsSkeleton } from '../../kit/Skeletons.tsx'
import { api } from '../../platform/api.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { auditText } from './text.ts'
import { auditKey, withoutKeyword, type AuditLine } from './use-audit.ts'
import { useAuditColumns } from './use-audit-columns.tsx'
import css from './audit.module.css'

const address = new ListAddress({ prefix: 'h', filters: {}, sorts: ['at'] })

interface Props {
  readonly recordId: string
}

/** For administrators: what was changed about one record, newest first. */
export function RecordLog({ recordId }: Props) {
  const session = useStore(sessionStore)
  const reads = session !== undefined && mayUse(session, 'admin') && ['tier1', 'tier4'].includes(session.tier)
  return reads ? <Lines recordId={recordId} /> : null
}

function Lines({ recordId }: Props) {
  const t = useText(auditText)
  const list = useList('record-log', address)
  const loaded = useListQuery({
    key: [...auditKey, recordId],
    query: { recordId, ...withoutKeyword(address.queryOf(list.state)) },
    call: api.audit.list,
  })
  const columns = useAuditColumns()
  return (
    <ListSection<AuditLine>
      list={list}
      loaded={loaded}
      count={(count) => t('count', { count })}
      texts={{
        label: t('history'),
        failed: t('failed'),
        none: { title: t('none'), hint: t('none.hint') },
        empty: { title: t('history.empty'), hint: t('history.hint'), drawing: null },
      }}
      table={{ className: css.table ?? '', columns, keyOf: ({ lineId }) => lineId }}
      skeleton={<RowsSkeleton rows={3} />}
    />
  )
}
