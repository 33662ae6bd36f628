import { CallRefused } from '@bookrunner/contract'
import { mayUse } from '@bookrunner/domain/access'
import { Button, Drawer, Flex } from 'antd'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../kit/ErrorState.tsx'
import { endDraft, FormDrawer, useDraft, useDraftState, worded, type Draft } from '../../../kit/form/index.ts'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { langStore } from '../../../platform/language.ts'
import { confirm, toast } from '../../../platform/notify.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { sessionStore } from '../../../platform/session.ts'
import { useStore } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { messageOf } from '../fault.ts'
import { Problem } from '../Problem.tsx'
import { withSealed } from '../seal.ts'
import { changesOf, faultsIn, fieldsOf, newFields, suggestPassword, type UserFields } from './fields.ts'
import { usersText } from './text.ts'
import { UserFormFields } from './UserFormFields.tsx'
import { useUserActs, useUsersAgain } from './use-user-acts.ts'
import { useUser, type UserRecord } from './user-list.ts'
import css from './users.module.css'

interface Props {
  readonly onClose: () => void
}

const useEverywhere = () => ['tier1', 'tier4'].includes(useStore(sessionStore)?.tier ?? '')

/** A new user. */
export function NewUser({ onClose }: Props) {
  const t = useText(usersText)
  const zone = useStore(sessionStore)?.timeZone || 'Asia/Hong_Kong'
  const again = useUsersAgain()
  const draft = useDraft<UserFields>({
    name: 'user new',
    asks: true,
    unstored: ['password'],
    base: newFields(suggestPassword(), zone),
  })
  const add = useWrite({
    send: (fields: UserFields) =>
      withSealed([fields.password], ([password]) =>
        api.users.add({
          account: fields.account.trim(),
          name: fields.name.trim(),
          nickName: fields.nickName.trim(),
          phoneArea: fields.phoneArea,
          phone: fields.phone.trim(),
          roleId: fields.roleId,
          ...(fields.entity && { entityId: fields.entity.entityId }),
          departmentId: fields.departmentId || null,
          timeZone: fields.timeZone,
          password: password!,
        }),
      ),
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t('add.done'))
      endDraft(draft, onClose)
    },
    onSettled: again,
  })
  return (
    <UserDrawer
      title={t('add')}
      draft={draft}
      isNew
      fault={add.error}
      busy={add.isPending}
      onSend={(fields) => add.mutate(fields)}
      onTyped={() => add.reset()}
      onClose={onClose}
    />
  )
}

/** A user who exists: loaded again when others changed it. */
export function EditUser({ userId, onClose }: Props & { readonly userId: string }) {
  const t = useText(usersText)
  const user = useUser(userId)
  if (user.data) return <LoadedUser key={userId} record={user.data} onClose={onClose} />
  return (
    <Drawer open size={520} onClose={onClose}>
      {user.isError ? (
        <ErrorState
          title={t('failed')}
          hint={messageOf(user.error)}
          action={t('again')}
          onAction={() => void user.refetch()}
        />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </Drawer>
  )
}

function LoadedUser({ record, onClose }: Props & { readonly record: UserRecord }) {
  const t = useText(usersText)
  const again = useUsersAgain()
  const self = useStore(sessionStore)?.user.userId
  const ask = useAskAccount(record)
  const { userId, name, account } = record.user
  const edit = useWrite({
    send: ({ fields, base, version }: { fields: UserFields; base: UserFields; version: number }) =>
      api.users.edit({ userId, version, ...changesOf(fields, base) }),
    meta: { failure: 'shown' },
    onSuccess: () => {
      toast('success', t('edit.done'))
      endDraft(draft, onClose)
    },
    onSettled: again,
  })
  const draft = useDraft({
    name: `user ${userId}`,
    asks: true,
    base: fieldsOf(record),
    version: record.version,
    busy: edit.isPending,
  })
  const send = (fields: UserFields) => {
    const { base, version, contested } = draft.state.get()
    const save = () => edit.mutate({ fields, base, version })
    if (contested.length > 0) return
    const { account: to } = changesOf(fields, base)
    if (to === undefined) save()
    else ask(to, save)
  }
  return (
    <UserDrawer
      title={name}
      account={account}
      isOwn={userId === self}
      draft={draft}
      fault={edit.error}
      busy={edit.isPending}
      onSend={send}
      onTyped={() => edit.reset()}
      onClose={onClose}
      acts={<Acts record={record} onGone={() => endDraft(draft, onClose)} />}
    />
  )
}

/** A mistyped address shuts the user out, so the question shows both addresses, and where mails go. */
function useAskAccount({ user: { name, account }, usedAddress, mailsNowhere }: UserRecord) {
  const t = useText(usersText)
  return (to: string, save: () => void) =>
    confirm({
      title: t('account.ask', { name }),
      content: t('account.change', {
        from: account,
        to,
        mails: mailsNowhere
          ? t('account.mails.nowhere')
          : usedAddress === null || usedAddress === to
            ? t('account.mails')
            : t('account.mails.later', { address: usedAddress }),
      }),
      okText: t('account.do'),
      cancelText: t('cancel'),
      onOk: save,
    })
}

/** What is done to the user without the form. */
function Acts({
  record: { user, usedAddress, mailsNowhere },
  onGone,
}: {
  readonly record: UserRecord
  readonly onGone: () => void
}) {
  const t = useText(usersText)
  const session = useStore(sessionStore)
  const acts = useUserActs(onGone)
  if (!session || session.user.userId === user.userId) return null
  const frozen = user.status === 'frozen'
  return (
    <Flex wrap gap={8} className={css.acts}>
      {mayUse(session, 'admin_user|freeze') && (
        <Button size="small" danger={!frozen} onClick={() => acts[frozen ? 'unfreeze' : 'freeze']([user])}>
          {t(frozen ? 'unfreeze' : 'freeze')}
        </Button>
      )}
      {mayUse(session, 'admin_user|reset') && !frozen && (
        <Button
          size="small"
          onClick={() => acts.reset(user, mailsNowhere ? null : (usedAddress ?? user.account))}
        >
          {t('reset')}
        </Button>
      )}
      {mayUse(session, 'admin_user|delete') && (
        <Button size="small" danger onClick={() => acts.remove(user)}>
          {t('delete')}
        </Button>
      )}
    </Flex>
  )
}

interface DrawerProps extends Props {
  readonly title: string
  readonly account?: string
  readonly draft: Draft<UserFields>
  readonly isNew?: boolean
  readonly isOwn?: boolean
  readonly fault: Error | null
  readonly busy: boolean
  readonly onSend: (fields: UserFields) => void
  readonly onTyped: () => void
  readonly acts?: ReactNode
}

function UserDrawer(props: DrawerProps) {
  const {
    title,
    account,
    draft,
    isNew = false,
    isOwn = false,
    fault,
    busy,
    onSend,
    onTyped,
    onClose,
    acts,
  } = props
  const t = useText(usersText)
  const lang = useStore(langStore)
  const everywhere = useEverywhere()
  const { values } = useDraftState(draft)
  const faults = [...faultsIn({ fields: values, isNew, storedAccount: account, everywhere, lang, t })]
  const refused = fault instanceof CallRefused ? fault.fields : []
  const served = refused.map((each) =>
    worded({ ...each, field: each.field === 'entityId' ? 'entity' : each.field }, lang),
  )
  return (
    <FormDrawer
      call="users.add"
      title={title}
      extra={account && <span translate="no">{account}</span>}
      size={520}
      draft={draft}
      faults={faults}
      refused={fault}
      busy={busy}
      send={t(isNew ? 'add' : 'save')}
      isNew={isNew}
      onSend={onSend}
      onTyped={onTyped}
      onClose={onClose}
      above={
        <>
          {acts}
          <Problem message={refused.length > 0 ? '' : messageOf(fault)} />
        </>
      }
    >
      <UserFormFields
        draft={draft}
        faults={[...faults, ...served]}
        isNew={isNew}
        isOwn={isOwn}
        everywhere={everywhere}
      />
    </FormDrawer>
  )
}
