import { PlusOutlined } from '@ant-design/icons'
import { mayUse } from '@bookrunner/domain/access'
import { Button } from 'antd'
import { useState } from 'react'
import { ListPage } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { useColumns } from './columns.tsx'
import { DepartmentsDrawer } from './departments/DepartmentsDrawer.tsx'
import { usersText } from './text.ts'
import { EditUser, NewUser } from './UserDrawer.tsx'
import { UserFilters } from './UserFilters.tsx'
import { useUserActs } from './use-user-acts.ts'
import { useUserList, useUsers, type UserRow } from './user-list.ts'

/** §2: User Management, and the users of the own house: one screen, whose rows the server chooses. */
export default function UsersPage() {
  const t = useText(usersText)
  const session = useStore(sessionStore)
  const list = useUserList()
  const loaded = useUsers(list)
  // The open user, or a new one.
  const [open, setOpen] = useState<string>()
  const [departments, setDepartments] = useState(false)
  const acts = useUserActs(() => setOpen(undefined))
  const everywhere = session?.tier !== 'tier2'
  const columns = useColumns(everywhere, setOpen)
  if (!session) return null
  const isOther = ({ userId, editable }: UserRow) => editable && userId !== session.user.userId
  const freezing = mayUse(session, 'admin_user|freeze')
  return (
    <>
      <ListPage<UserRow>
        list={list}
        loaded={loaded}
        count={(count) => t('count', { count })}
        search={{ label: t('search'), shortcut: t('key.find') }}
        filters={<UserFilters list={list} everywhere={everywhere} />}
        texts={{
          label: t('label'),
          failed: t('failed'),
          none: { title: t('none.title'), hint: t('none.hint') },
          empty: { title: t('empty.title'), hint: t('empty.hint') },
        }}
        table={{
          columns,
          keyOf: ({ userId }) => userId,
          opened: { key: open, onOpen: ({ userId }) => setOpen(userId) },
        }}
        bulk={
          freezing
            ? [
                {
                  id: 'freeze',
                  label: t('freeze'),
                  danger: true,
                  canRun: (row) => isOther(row) && row.status === 'active',
                  run: acts.freeze,
                },
                {
                  id: 'unfreeze',
                  label: t('unfreeze'),
                  canRun: (row) => isOther(row) && row.status === 'frozen',
                  run: acts.unfreeze,
                },
              ]
            : []
        }
        download={() => api.users.exportList(list.address.filterOf(list.state))}
        actions={
          <>
            <Button onClick={() => setDepartments(true)}>{t('departments')}</Button>
            {mayUse(session, 'admin_user|add') && (
              <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen('new')}>
                {t('add')}
              </Button>
            )}
          </>
        }
      />
      {departments && (
        <DepartmentsDrawer
          everywhere={everywhere}
          entityId={list.state.entityId}
          onClose={() => setDepartments(false)}
        />
      )}
      {open === 'new' && <NewUser onClose={() => setOpen(undefined)} />}
      {open !== undefined && open !== 'new' && <EditUser userId={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}
