import { mayUse } from '@bookrunner/domain/access'
import { userStatuses } from '@bookrunner/domain/users'
import { useQueryClient } from '@tanstack/react-query'
import { anId, ListAddress, oneOf, useList, useListQuery } from '../../../kit/list-page/index.ts'
import { api } from '../../../platform/api.ts'
import { confirm, toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { USERS, type UserRow } from '../users/user-list.ts'
import { openingText } from './text.ts'

const contactAddress = new ListAddress({
  filters: { entityId: anId('entity'), roleId: anId('role'), status: oneOf(userStatuses) },
  sorts: ['account', 'name', 'entity', 'role', 'status', 'createTime'],
})

export function useContacts(unallocated: boolean) {
  const list = useList(unallocated ? 'unallocated' : 'contacts', contactAddress)
  const query = contactAddress.queryOf(list.state)
  const { entityId: _, ...others } = query
  const loaded = useListQuery({
    key: [...USERS, 'list', unallocated],
    query,
    call: () => (unallocated ? api.users.getUnallocatedUser(others) : api.users.getBondUsers(query)),
  })
  return { list, loaded, file: () => api.users.exportBondUsers(contactAddress.filterOf(list.state)) }
}

export function useContactRights() {
  const session = useStore(sessionStore)
  const own = session?.user.userId
  return {
    mayAdd: session !== undefined && mayUse(session, 'admin_user|add'),
    mayPlace: session !== undefined && mayUse(session, 'admin_user|edit'),
    isOther: ({ userId, editable }: UserRow) => editable && userId !== own,
  }
}

/** Contacts, and the institutions that count them, are loaded again. */
export function useContactsAgain() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [USERS, ['entities']].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })),
    )
}

/** Takes contacts out of their institutions: one write for each institution. */
export function useRemove() {
  const t = useText(openingText)
  const again = useContactsAgain()
  const remove = useWrite({ send: api.users.deleteContacts })
  const removeAll = async (rows: readonly UserRow[]) => {
    const houses = Map.groupBy(rows, ({ entity }) => entity?.entityId ?? '')
    let count = 0
    for (const [entityId, users] of houses)
      count += await remove.mutateAsync({ entityId, userIds: users.map(({ userId }) => userId) }).then(
        ({ removed }) => removed.length,
        () => 0,
      )
    await again()
    if (count > 0) toast('success', t('removed', { count }))
  }
  return (rows: readonly UserRow[]) =>
    confirm({
      title: t('remove.ask', { count: rows.length }),
      content: t('remove.hint'),
      okText: t('remove'),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      onOk: () => removeAll(rows),
    })
}
