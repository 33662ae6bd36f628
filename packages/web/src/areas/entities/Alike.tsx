import { isLei, type EntityFields } from '@bookrunner/domain/entities'
import { nameIn } from '@bookrunner/domain/kernel'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useDeferredValue } from 'react'
import { api } from '../../platform/api.ts'
import { langStore } from '../../platform/language.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { EntityLink } from './EntityLink.tsx'
import { entitiesText } from './text.ts'
import { entitiesKey, type EntityRow } from './use-entities.ts'

interface Props {
  /** As they are typed. */
  readonly names: Pick<EntityFields, NameField>
  readonly lei: string | null
  readonly row: EntityRow | undefined
  readonly enabled: boolean
}

const nameFields = ['name', 'nameCn', 'nameHk'] as const
type NameField = (typeof nameFields)[number]

/** A shorter name is still being typed; Chinese names are shorter than others. */
const leastLetters = { name: 3, nameCn: 2, nameHk: 2 } as const satisfies Record<NameField, number>

/** Whether the names or the LEI differ from the stored ones; a reviewer compares what somebody else typed. */
const isToCompare = (
  row: EntityRow | undefined,
  names: Pick<EntityFields, NameField>,
  code: string,
): boolean =>
  row?.review === 'pending' ||
  code !== (row?.lei ?? '') ||
  nameFields.some((field) => names[field] !== (row?.[field] ?? ''))

/** Institutions with the same LEI or nearly the same name, while the user types. */
export function Alike({ names, lei, row, enabled }: Props) {
  const t = useText(entitiesText)
  const lang = useStore(langStore)
  const typed = useDeferredValue(JSON.stringify(nameFields.map((field) => names[field].trim())))
  const code = lei?.trim().toUpperCase() ?? ''
  const [name = '', nameCn = '', nameHk = ''] = JSON.parse(typed) as string[]
  const compared = { name, nameCn, nameHk }
  const isNew = isToCompare(row, compared, code)
  const isLong = nameFields.some((field) => compared[field].length >= leastLetters[field])
  const query = {
    ...compared,
    ...(isLei(code) && { lei: code }),
    ...(row && { entityId: row.entityId }),
  }
  const { data } = useQuery({
    queryKey: [...entitiesKey, 'alike', query],
    queryFn: ({ signal }) => api.entities.alike(query, { signal }),
    enabled: enabled && isNew && (isLong || isLei(code)),
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
        <div key={each.entityId}>
          <EntityLink entityId={each.entityId}>{nameIn(lang, each)}</EntityLink>
          {each.lei && `, ${each.lei}`}
        </div>
      ))}
    />
  )
}
