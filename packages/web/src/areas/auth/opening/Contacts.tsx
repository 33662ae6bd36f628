import { UploadOutlined } from '@ant-design/icons'
import { userStatuses } from '@bookrunner/domain/users'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { ListPage, SelectFilter } from '../../../kit/list-page/index.ts'
import { useText } from '../../../platform/text.ts'
import { useImportOpen } from '../../imports/index.ts'
import { useColumns } from '../users/columns.tsx'
import { EntitySelect } from '../users/EntitySelect.tsx'
import { EditUser } from '../users/UserDrawer.tsx'
import { usersText } from '../users/text.ts'
import { useRoles, type UserRow } from '../users/user-list.ts'
import { AssignContacts } from './AssignContacts.tsx'
import { ContactsImport } from './ContactsImport.tsx'
import { openingText } from './text.ts'
import { useContactRights, useContacts, useRemove } from './use-contacts.ts'

interface Props {
  readonly unallocated: boolean
  readonly tools: ReactNode
}

/** Contacts of all institutions or of one, or those without any: many are placed at once. */
export function Contacts({ unallocated, tools }: Props) {
  const t = useText(openingText)
  const usersT = useText(usersText)
  const { list, loaded, file } = useContacts(unallocated)
  const { mayAdd, mayPlace, isOther } = useContactRights()
  const importing = useImportOpen()
  const [opened, setOpened] = useState<string>()
  const [assigning, setAssigning] = useState<readonly UserRow[]>()
  const columns = useColumns(true, setOpened)
  const remove = useRemove()
  const none = { title: t('none.title'), hint: t('none.hint') }
  const empty = unallocated ? { title: t('unallocated.none'), hint: t('unallocated.hint') } : none
  const bulk = unallocated
    ? { id: 'assign', label: t('assign'), canRun: isOther, run: setAssigning }
    : { id: 'remove', label: t('remove'), danger: true, canRun: isOther, run: remove }
  return (
    <>
      <ListPage<UserRow>
        list={list}
        loaded={loaded}
        count={(count) => t('count', { count })}
        search={{ label: usersT('search'), shortcut: usersT('key.find') }}
        filters={<Filters list={list} unallocated={unallocated} />}
        tools={tools}
        texts={{ label: t(unallocated ? 'unallocated' : 'contacts'), failed: t('failed'), none, empty }}
        table={{
          columns: unallocated ? columns.filter(({ id }) => id !== 'entity' && id !== 'department') : columns,
          keyOf: ({ userId }) => userId,
        }}
        bulk={mayPlace ? [bulk] : []}
        {...(!unallocated && { download: file })}
        actions={
          mayAdd && (
            <Button icon={<UploadOutlined aria-hidden />} onClick={() => importing.show()}>
              {t('import')}
            </Button>
          )
        }
      />
      {opened !== undefined && <EditUser userId={opened} onClose={() => setOpened(undefined)} />}
      {assigning && <AssignContacts rows={assigning} onClose={() => setAssigning(undefined)} />}
      {importing.open !== undefined && mayAdd && <ContactsImport opened={importing} />}
    </>
  )
}

function Filters({
  list: { state, filter },
  unallocated,
}: Pick<Props, 'unallocated'> & {
  readonly list: ReturnType<typeof useContacts>['list']
}) {
  const t = useText(openingText)
  const roles = useRoles().data?.list ?? []
  return (
    <>
      {!unallocated && (
        <EntitySelect
          small
          value={state.entityId}
          onChange={(entity) => filter({ entityId: entity?.entityId })}
        />
      )}
      <SelectFilter
        label={t('role')}
        value={state.roleId}
        options={roles.map(({ roleId, name }) => ({ value: roleId, label: name }))}
        searchable
        onChange={(roleId) => filter({ roleId })}
      />
      <SelectFilter
        label={t('status')}
        value={state.status}
        options={userStatuses.map((value) => ({ value, label: t(value) }))}
        onChange={(status) => filter({ status })}
      />
    </>
  )
}
