import { isLei } from '@bookrunner/domain/entities'
import { nameIn } from '@bookrunner/domain/kernel'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useDeferredValue } from 'react'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { entitiesText } from './text.ts'
import { entitiesKey, type EntityRow } from './use-entities.ts'

interface Props {
  readonly name: string
  readonly lei: string | null
  readonly row: EntityRow | undefined
  readonly enabled: boolean
}

/** A shorter name is still being typed. */
const leastLetters = 3

/** Institutions with the same LEI or nearly the same name, while the user types. */
export function Alike({ name, lei, row, enabled }: Props) {
  const t = useText(entitiesText)
  const lang = useStore(langStore)
  const typed = useDeferredValue(name.trim())
  const code = lei?.trim().toUpperCase() ?? ''
  // A reviewer compares what somebody else typed.
  const isNew = typed !== row?.name || code !== (row.lei ?? '') || row.review === 'pending'
  const query = {
    name: typed,
    ...(isLei(code) && { lei: code }),
    ...(row && { entityId: row.entityId }),
  }
  const { data } = useQuery({
    queryKey: [...entitiesKey, 'alike', query],
    queryFn: ({ signal }) => api.entities.alike(query, { signal }),
    enabled: enabled && isNew && typed.length >= leastLetters,
    meta: { failure: 'ignored' },
  })
  if (!data || !isNew || data.list.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('alike')}
      description={data.list.map((each) => (
        <div key={each.entityId}>{[nameIn(lang, each), each.lei].filter(Boolean).join(', ')}</div>
      ))}
    />
  )
}
