import { mayUse } from '@bookrunner/domain/access'
import { userStatuses } from '@bookrunner/domain/users'
import { useState } from 'react'
import {
  ListAddress,
  ListSection,
  oneOf,
  SelectFilter,
  useList,
  useListQuery,
} from '../../../kit/list-page/index.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useColumns } from './columns.tsx'
import { usersText } from './text.ts'
import { EditUser } from './UserDrawer.tsx'
import { USERS, type UserRow } from './user-list.ts'

const address = new ListAddress({
  prefix: 'u',
  filters: { status: oneOf(userStatuses) },
  sorts: ['account', 'name', 'role', 'status', 'createTime'],
})

interface Props {
  readonly entityId: string
}

/** For administrators of users: the people of an institution. */
export function EntityUsers({ entityId }: Props) {
  const session = useStore(sessionStore)
  return session && mayUse(session, 'admin_user') ? <People entityId={entityId} /> : null
}

function People({ entityId }: Props) {
  const t = useText(usersText)
  const list = useList('entity-users', address)
  const [open, setOpen] = useState<string>()
  const loaded = useListQuery({
    key: [...USERS, 'entity', entityId],
    query: { entityId, ...address.queryOf(list.state) },
    call: api.users.list,
  })
  const columns = useColumns(false, setOpen)
  return (
    <>
      <ListSection<UserRow>
        list={list}
        loaded={loaded}
        count={(count) => t('count', { count })}
        search={{ label: t('search'), filters: t('people.filters'), shortcut: t('key.find'), keys: 'u' }}
        filters={
          <SelectFilter
            label={t('status')}
            value={list.state.status}
            options={userStatuses.map((value) => ({ value, label: t(value) }))}
            onChange={(status) => list.filter({ status })}
          />
        }
        texts={{
          label: t('people'),
          failed: t('failed'),
          none: { title: t('none.title'), hint: t('none.hint') },
          empty: { title: t('empty.title'), hint: t('people.empty'), drawing: null },
        }}
        table={{
          columns,
          keyOf: ({ userId }) => userId,
          opened: { key: open, onOpen: ({ userId }) => setOpen(userId) },
        }}
        skeleton={<RowsSkeleton rows={3} />}
      />
      {open !== undefined && <EditUser userId={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
