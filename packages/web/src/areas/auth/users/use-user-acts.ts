import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../platform/api.ts'
import { confirm, toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { textOf, useText } from '../../../platform/text.ts'
import { usersText } from './text.ts'
import { USERS, type UserRow } from './user-list.ts'

type Named = Pick<UserRow, 'userId' | 'name'>
type WithAccount = Pick<UserRow, 'userId' | 'name' | 'account'>

/** Loads lists and records of users again; after a deletion the lists alone, since the record is gone. */
export function useUsersAgain(part?: 'list') {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: part ? [...USERS, part] : USERS })
}

/** What is done to a user without the form; each asks first. */
export function useUserActs(onGone: () => void) {
  const t = useText(usersText)
  const again = useUsersAgain()
  const listAgain = useUsersAgain('list')
  const set = useWrite({
    send: api.users.edit,
    onSettled: again,
  })
  const reset = useWrite({
    send: api.users.reset,
    meta: { success: () => textOf(usersText)('reset.done') },
  })
  const remove = useWrite({
    send: api.users.del,
    meta: { success: () => textOf(usersText)('delete.done') },
    onSuccess: () => {
      onGone()
      return listAgain()
    },
  })
  const setStatus = async (rows: readonly Named[], status: 'active' | 'frozen') => {
    let done = 0
    // One after the other: each is a write of its own, and a refusal stops none of the others.
    for (const { userId } of rows)
      done += await set.mutateAsync({ userId, status }).then(
        () => 1,
        () => 0,
      )
    if (done > 0) toast('success', t(`${status}.done`, { count: done }))
  }
  return {
    unfreeze: (rows: readonly Named[]) => void setStatus(rows, 'active'),
    freeze: (rows: readonly Named[]) =>
      confirm({
        title: t('freeze.ask', { count: rows.length }),
        content: t('freeze.hint'),
        okText: t('freeze'),
        okButtonProps: { danger: true },
        cancelText: t('cancel'),
        onOk: () => setStatus(rows, 'frozen'),
      }),
    /** Without an address nothing is sent, so nothing is asked: the refusal says why. */
    reset: ({ userId, name, account }: WithAccount, address: string | null) =>
      address === null
        ? reset.mutate({ userId })
        : confirm({
            title: t('reset.ask', { name }),
            content: address === account ? t('reset.hint') : t('reset.hint.elsewhere', { address }),
            okText: t('reset'),
            cancelText: t('cancel'),
            onOk: () => reset.mutateAsync({ userId }).catch(() => undefined),
          }),
    remove: ({ userId, name }: Named) =>
      confirm({
        title: t('delete.ask', { name }),
        content: t('delete.hint'),
        okText: t('delete'),
        okButtonProps: { danger: true },
        cancelText: t('cancel'),
        onOk: () => remove.mutateAsync({ userId }).catch(() => undefined),
      }),
  }
}
