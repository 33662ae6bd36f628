import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { useText } from '../../platform/text.ts'
import { GroupList } from '../groups/index.ts'
import { Institutions } from './Institutions.tsx'
import { entitiesText, entityCodeText } from './text.ts'

const views = ['entities', 'groups'] as const

/** Global Entities: institutions, or the groups they belong to. */
export default function EntitiesPage() {
  const t = useText(entitiesText)
  const word = useText(entityCodeText)
  const [params, setParams] = useSearchParams()
  const isGroups = params.get('view') === 'groups'
  const go = (name: 'view' | 'group', value: string) =>
    setParams((now) => {
      for (const each of ['view', 'group', 'page', 'gpage']) now.delete(each)
      if (value) now.set(name, value)
      return now
    })
  const choice = (
    <Segmented
      aria-label={t('view')}
      value={isGroups ? 'groups' : 'entities'}
      onChange={(view) => go('view', view === 'groups' ? view : '')}
      options={views.map((value) => ({
        value,
        label: value === 'groups' ? t('view.groups') : word('sheet'),
      }))}
    />
  )
  return isGroups ? (
    <GroupList tools={choice} onMembers={(groupId) => go('group', groupId)} />
  ) : (
    <Institutions purpose="entities" tools={choice} />
  )
}
