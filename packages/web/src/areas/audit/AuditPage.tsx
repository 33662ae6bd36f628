import { adminLogKinds } from '@bookrunner/contract/audit'
import { shortNameIn } from '@bookrunner/domain/kernel'
import { ChipsFilter, DaysFilter, ListPage, SelectFilter } from '../../kit/list-page/index.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { auditText } from './text.ts'
import { useAudit, type AuditLine, type AuditList, type AuditPage as Page } from './use-audit.ts'
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
      filters={<Filters list={list} actors={loaded.data?.actors ?? []} />}
      table={{ className: css.table ?? '', columns, keyOf: ({ lineId }) => lineId }}
      download={download}
    />
  )
}

interface Props {
  readonly list: AuditList
  readonly actors: Page['actors']
}

function Filters({ list, actors }: Props) {
  const t = useText(auditText)
  const lang = useStore(langStore)
  const { kinds, actorId, from, until } = list.state
  return (
    <>
      <ChipsFilter
        label={t('filter.kind')}
        values={adminLogKinds}
        chosen={kinds}
        nameOf={(kind) => t(`kind.${kind}`)}
        onChange={(chosen) => list.filter({ kinds: chosen })}
      />
      <SelectFilter
        label={t('filter.person')}
        className={css.person}
        searchable
        value={actorId}
        options={actors.map(({ userId, name, entity }) => ({
          value: userId,
          label: `${name}, ${shortNameIn(lang, entity)}`,
        }))}
        onChange={(chosen) => list.filter({ actorId: chosen })}
      />
      <DaysFilter
        from={from}
        until={until}
        texts={{ from: t('filter.from'), until: t('filter.until') }}
        onChange={(days) => list.filter(days)}
      />
    </>
  )
}
