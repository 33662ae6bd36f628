import { nameIn } from '@bookrunner/domain/kernel'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { day } from '../../kit/format.ts'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { mergeText } from './merge-text.ts'
import type { EntityRow } from './use-entities.ts'

interface Props {
  readonly row: EntityRow
  readonly onOpen?: ((row: EntityRow) => void) | undefined
}

/** Where a merged institution went, and which ones an institution absorbed. Each opens the other. */
export function MergeHistory({ row, onOpen }: Props) {
  const t = useText(mergeText)
  const lang = useStore(langStore)
  const zone = useStore(sessionStore)?.timeZone
  const { data } = useQuery({
    // Not among the lists that are read again after a change: a deleted institution has no history.
    queryKey: ['entity-history', row.entityId, row.version],
    queryFn: ({ signal }) => api.entities.info({ entityId: row.entityId }, { signal }),
    meta: { failure: 'ignored' },
  })
  const open = useMutation({
    mutationFn: (entityId: string) => api.entities.info({ entityId }),
    onSuccess: (found) => onOpen?.(found),
  })
  const { mergedInto, mergedAt } = row
  if (mergedInto) {
    const into = nameIn(lang, mergedInto)
    return (
      <Alert
        type="info"
        showIcon
        title={t('mergedOn', { into, day: day(mergedAt, lang, zone) })}
        action={
          onOpen && (
            <Button size="small" loading={open.isPending} onClick={() => open.mutate(mergedInto.id)}>
              {t('openInto', { into })}
            </Button>
          )
        }
      />
    )
  }
  if (!data || data.absorbed.length === 0) return null
  return (
    <Alert
      type="info"
      title={data.absorbed.map((each) => (
        <div key={each.id}>
          <Button
            type="link"
            size="small"
            disabled={!onOpen}
            loading={open.isPending && open.variables === each.id}
            onClick={() => open.mutate(each.id)}
          >
            {t('absorbed', { name: nameIn(lang, each), day: day(each.at, lang, zone) })}
          </Button>
        </div>
      ))}
    />
  )
}
