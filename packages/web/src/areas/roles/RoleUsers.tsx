import { mayUse } from '@bookrunner/domain/access'
import { nameIn } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { EMPTY } from '../../kit/format.ts'
import { ListSection, type ListColumn } from '../../kit/list-page/index.ts'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { AddUsers, MoveUsers } from './MoveUsers.tsx'
import { rolesText } from './text.ts'
import { useMemberList, useMembers, type Member } from './role-list.ts'

function useColumns(): readonly ListColumn<Member>[] {
  const t = useText(rolesText)
  const lang = useStore(langStore)
  return [
    {
      id: 'name',
      title: t('name.column'),
      width: 180,
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <span translate="no">{name}</span>,
    },
    {
      id: 'account',
      title: t('account'),
      width: 240,
      sort: 'account',
      cell: ({ account }) => <span translate="no">{account}</span>,
    },
    {
      id: 'entity',
      title: t('entity'),
      width: 200,
      sort: 'entity',
      cell: ({ entity }) => <span translate="no">{entity ? nameIn(lang, entity) : EMPTY}</span>,
    },
  ]
}

interface Props {
  readonly roleId: string
  readonly editable: boolean
}

/** The users of a role: searched, moved to another role and added, many at once. */
export function RoleUsers({ roleId, editable }: Props) {
  const t = useText(rolesText)
  const session = useStore(sessionStore)
  const columns = useColumns()
  const list = useMemberList()
  const loaded = useMembers(roleId, list)
  const [moving, setMoving] = useState<readonly Member[]>()
  const [adding, setAdding] = useState(false)
  const assigns = editable && session !== undefined && mayUse(session, 'admin_role|assign')
  return (
    <>
      <ListSection<Member>
        list={list}
        loaded={loaded}
        count={(count) => t('users.count', { count })}
        search={{ label: t('users.search'), shortcut: t('users.search') }}
        texts={{
          label: t('users'),
          failed: t('users.failed'),
          none: { title: t('users.none'), hint: t('users.none.hint') },
          empty: { title: t('users.empty'), hint: t('users.empty.hint'), drawing: null },
        }}
        table={{
          keyOf: ({ userId }) => userId,
          columns,
        }}
        bulk={assigns ? [{ id: 'move', label: t('users.move'), run: setMoving }] : []}
        actions={assigns && <Button onClick={() => setAdding(true)}>{t('users.add')}</Button>}
      />
      {moving && (
        <MoveUsers
          roleId={roleId}
          userIds={moving.map(({ userId }) => userId)}
          onClose={() => setMoving(undefined)}
        />
      )}
      {adding && <AddUsers roleId={roleId} onClose={() => setAdding(false)} />}
    </>
  )
}
