import { adminLogKinds } from '@bookrunner/contract/audit'
import { ListPage, LogFilters } from '../../kit/list-page/index.ts'
import { useText } from '../../platform/text.ts'
import { auditText } from './text.ts'
import { useAudit, type AuditLine } from './use-audit.ts'
import { useAuditColumns } from './use-audit-columns.tsx'
import css from './audit.module.css'

/** The log of administrators: who changed what, from what to what. */
export default function AuditPage() {
  const t = useText(auditText)
  const { list, loaded, download } = useAudit()
  const columns = useAuditColumns((recordId) => list.filter({ recordId }))
  return (
    <ListPage<AuditLine>
      list={list}
      loaded={loaded}
      texts={{
        label: t('label'),
        failed: t('failed'),
        none: { title: t('none'), hint: t('none.hint') },
        empty: { title: t('history.empty'), hint: t('history.hint') },
      }}
      count={(count) => t('count', { count })}
      filters={
        <LogFilters
          list={list}
          kinds={adminLogKinds}
          nameOf={(kind) => t(`kind.${kind}`)}
          actors={loaded.data?.actors ?? []}
        />
      }
      table={{ className: css.table ?? '', columns, keyOf: ({ lineId }) => lineId }}
      download={download}
    />
  )
}
